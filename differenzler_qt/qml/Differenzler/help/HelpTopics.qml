pragma ComponentBehavior: Bound

import QtQml
import Differenzler
import Differenzler.Models

/* All pages of the help, in the order of the contents. */
QtObject {
    id: root

    required property HelpModel help
    required property string version
    required property string dataFolder
    required property string logFile

    readonly property list<HelpTopic> topics: [
        HelpStart { help: root.help },
        HelpCards { help: root.help },
        HelpFollowing { help: root.help },
        HelpUndertrump { help: root.help },
        HelpPredictions { help: root.help },
        HelpScoring { help: root.help },
        HelpMatch { help: root.help },
        HelpGames { help: root.help },
        HelpMargin { help: root.help },
        HelpSizes { help: root.help },
        HelpTips { help: root.help },
        HelpStrategy { help: root.help },
        HelpGlossary { help: root.help },
        HelpSuits { help: root.help },
        HelpKeys { help: root.help },
        HelpProgram {
            help: root.help
            version: root.version
            dataFolder: root.dataFolder
            logFile: root.logFile
        }
    ]

    function byCode(code: string): HelpTopic {
        return root.topics.find(topic => topic.code === code) ?? root.topics[0];
    }

    function relatedTo(topic: HelpTopic): list<HelpTopic> {
        return topic.related.map(code => root.byCode(code));
    }

    // the entries in which every word occurs
    function search(words: string): var {
        const wanted = words.toLowerCase().split(/\s+/);
        const hits = [];
        for (const topic of root.topics) {
            for (const item of topic.entries) {
                const entry = item as HelpEntry;
                const text = [topic.title, entry.heading, entry.text, entry.keywords].join(" ").toLowerCase();
                if (wanted.every(word => text.includes(word)))
                    hits.push({ topic: topic, entry: entry });
            }
        }
        return hits;
    }
}
