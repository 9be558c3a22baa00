; Installs for the user who runs it: no administrator, no question but the folder. `build.py nsis` gives the defines.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
!include MUI2.nsh
!include LogicLib.nsh
!include x64.nsh
!include WinVer.nsh

!define NAME "differenzler-qt"
!define TITLE "Differenzler"
!define CLASSES "Software\Classes"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

Name "${TITLE}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "Software\${NAME}" "InstallDir"
ManifestDPIAware true
BrandingText "${TITLE} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${TITLE}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "The differenzler-qt developers"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDEBAR}"
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TITLE "${TITLE} ${VERSION}"
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!define MUI_FINISHPAGE_TITLE "$(DONE_TITLE)"
!define MUI_FINISHPAGE_TEXT "$(DONE)"
!define MUI_FINISHPAGE_RUN_TEXT "$(PLAY)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(SAVES_STAY)"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString WELCOME ${LANG_ENGLISH} "The Swiss card game of the exact promise.$\r$\n$\r$\nThe game is installed for you alone. It needs no administrator and no network."
LangString WELCOME ${LANG_GERMAN} "Das Jassspiel, bei dem die Ansage genau stimmen muss.$\r$\n$\r$\nDas Spiel wird nur für Sie installiert. Es braucht keinen Administrator und kein Internet."
LangString DONE_TITLE ${LANG_ENGLISH} "The cards are on the table"
LangString DONE_TITLE ${LANG_GERMAN} "Die Karten liegen bereit"
LangString DONE ${LANG_ENGLISH} "${TITLE} is installed. You find it in the start menu."
LangString DONE ${LANG_GERMAN} "${TITLE} ist installiert. Sie finden es im Startmenü."
LangString PLAY ${LANG_ENGLISH} "Play now"
LangString PLAY ${LANG_GERMAN} "Jetzt spielen"
LangString SAVES_STAY ${LANG_ENGLISH} "${TITLE} will be removed. Matches, statistics and settings stay in$\r$\n$LOCALAPPDATA\${NAME}"
LangString SAVES_STAY ${LANG_GERMAN} "${TITLE} wird entfernt. Partien, Statistik und Einstellungen bleiben in$\r$\n$LOCALAPPDATA\${NAME}"
LangString MATCH_FILE ${LANG_ENGLISH} "${TITLE} match"
LangString MATCH_FILE ${LANG_GERMAN} "${TITLE}-Partie"
LangString RULE_FILE ${LANG_ENGLISH} "${TITLE} rules"
LangString RULE_FILE ${LANG_GERMAN} "${TITLE}-Regeln"
LangString IS_RUNNING ${LANG_ENGLISH} "${TITLE} is running. Please close it first."
LangString IS_RUNNING ${LANG_GERMAN} "${TITLE} läuft gerade. Bitte zuerst schliessen."
LangString TOO_OLD ${LANG_ENGLISH} "${TITLE} needs Windows 10 or newer, 64 bit."
LangString TOO_OLD ${LANG_GERMAN} "${TITLE} braucht Windows 10 oder neuer, 64 Bit."
LangString COMMENT ${LANG_ENGLISH} "The Swiss card game of the exact promise"
LangString COMMENT ${LANG_GERMAN} "Das Jassspiel, bei dem die Ansage genau stimmen muss"

!macro REFUSE_WHILE_RUNNING
  ; A program that runs cannot be opened for writing.
  ${If} ${FileExists} "$INSTDIR\${NAME}.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\${NAME}.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(IS_RUNNING)" /SD IDOK
      SetErrorLevel 2
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; Only a folder of ours is emptied, and only what the bundle has put there.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\${NAME}-console.exe"
  Delete "$INSTDIR\uninstall.exe"
!macroend

; Files of one ending are opened by a double click, for this user. ENDING is the kind's name, as in the file itself.
!macro OPEN_FILES ENDING DESCRIPTION
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${DESCRIPTION}"
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "FriendlyTypeName" "${DESCRIPTION}"
  WriteRegStr HKCU "${CLASSES}\${ENDING}\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${ENDING}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.${ENDING}" "" "${ENDING}"
  WriteRegStr HKCU "${CLASSES}\.${ENDING}" "Content Type" "application/x-${ENDING}+json"
  WriteRegStr HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "${ENDING}" ""
!macroend

; What another program has put beside it stays.
!macro LEAVE_FILES ENDING
  DeleteRegKey HKCU "${CLASSES}\${ENDING}"
  DeleteRegValue HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "${ENDING}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\.${ENDING}" ""
  ${If} $0 == "${ENDING}"
    DeleteRegValue HKCU "${CLASSES}\.${ENDING}" ""
    DeleteRegValue HKCU "${CLASSES}\.${ENDING}" "Content Type"
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}"
!macroend

; The desktop shows the new icons and names at once.
!macro TELL_DESKTOP
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0x1000, p 0, p 0)"
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Abort
  ${EndIf}
FunctionEnd

Section
  SetShellVarContext current
  !insertmacro REFUSE_WHILE_RUNNING
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    !insertmacro REMOVE_PROGRAM
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${NAME}.exe" "" "$INSTDIR\${NAME}.exe" 0 SW_SHOWNORMAL "" "$(COMMENT)"
  !insertmacro OPEN_FILES "differenzler-match" "$(MATCH_FILE)"
  !insertmacro OPEN_FILES "differenzler-rules" "$(RULE_FILE)"
  !insertmacro TELL_DESKTOP
  WriteRegStr HKCU "Software\${NAME}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The differenzler-qt developers"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_KIB}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  SetShellVarContext current
  !insertmacro REFUSE_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  RMDir "$INSTDIR" ; stays if somebody has put something into it
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  !insertmacro LEAVE_FILES "differenzler-match"
  !insertmacro LEAVE_FILES "differenzler-rules"
  !insertmacro TELL_DESKTOP
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\${NAME}"
SectionEnd
