/* python.exe for the trial: the wheel that brings Windows' CPython has no launcher. */
#include <wchar.h>
int Py_Main(int, wchar_t **);
int wmain(int argc, wchar_t **argv) { return Py_Main(argc, argv); }
