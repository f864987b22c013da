import Foundation

/// Processes, their parents and their groups, as `/proc` has them.
struct ProcessTree {
    struct Entry: Equatable {
        var state: Character
        var parent: Int32
        var group: Int32

        /// False for a process that has ended, even if its parent has not yet asked for its status.
        var isRunning: Bool { state != "Z" && state != "X" }
    }

    var entries: [Int32: Entry]

    /// The processes that run at the time of the call.
    static func now() -> ProcessTree {
        // Without /proc nothing is measured either: that ends with a message before anything is asked here.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        var entries: [Int32: Entry] = [:]
        for id in names.compactMap({ Int32($0) }) { entries[id] = entry(of: id) }
        return ProcessTree(entries: entries)
    }

    /// The running ones of `leader`, the processes of its group, and all their children. The group is still there if
    /// its leader has ended.
    func family(of leader: Int32) -> [Int32] {
        var family = Set(entries.filter { $0.key == leader || $0.value.group == leader }.keys)
        var count = 0
        while family.count > count {
            count = family.count
            for (id, entry) in entries where family.contains(entry.parent) { family.insert(id) }
        }
        return family.filter { entries[$0]?.isRunning == true }.sorted()
    }

    static func isRunning(_ id: Int32) -> Bool { entry(of: id)?.isRunning == true }

    private static func entry(of id: Int32) -> Entry? {
        // A process may end between any two looks at it: it is then not there.
        guard let line = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return nil }
        return Entry(stat: line)
    }
}

extension ProcessTree.Entry {
    /// Reads a line of `/proc/…/stat`; nil if it has another form. The name of the process is in brackets and may
    /// contain both blanks and brackets.
    init?(stat line: String) {
        guard let bracket = line.lastIndex(of: ")") else { return nil }
        let fields = line[bracket...].dropFirst().split(separator: " ", maxSplits: 3)
        guard fields.count > 2, let state = fields[0].first, let parent = Int32(fields[1]), let group = Int32(fields[2])
        else { return nil }
        self.init(state: state, parent: parent, group: group)
    }
}
