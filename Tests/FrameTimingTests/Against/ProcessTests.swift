import Foundation
import ProgramSupport
import Testing

@testable import FrameTiming

/// Figures of processes from `/proc`.
struct ProcessTests {
    @Test func `a name may contain blanks and brackets`() {
        let entry = ProcessTree.Entry(stat: "12 (a) b) (c) S 7 12 5 0 -1 4194560")
        #expect(entry == ProcessTree.Entry(state: "S", parent: 7, group: 12))
        #expect(ProcessTree.Entry(stat: "12 a S 7") == nil && ProcessTree.Entry(stat: "12 (a) S") == nil)
    }

    @Test func `a family is a leader, its group, and their children, as far as they run`() {
        func entry(_ parent: Int32, _ group: Int32, _ state: Character = "S") -> ProcessTree.Entry {
            ProcessTree.Entry(state: state, parent: parent, group: group)
        }
        // 12 is a grandchild with a group of its own, 13 an orphan of the group, 14 has ended.
        let tree = ProcessTree(entries: [
            1: entry(0, 1), 10: entry(2, 10), 11: entry(10, 10), 12: entry(11, 12), 13: entry(1, 10),
            14: entry(10, 10, "Z"), 20: entry(2, 20),
        ])
        #expect(tree.family(of: 10) == [10, 11, 12, 13])
        var without = tree
        without.entries[10] = nil
        #expect(without.family(of: 10) == [11, 12, 13])
        #expect(tree.family(of: 99).isEmpty)
    }

    @Test func `fields of a status are numbers behind their names`() {
        let status = "Name:\tx\nVmHWM:\t   51234 kB\nvoluntary_ctxt_switches:\t17\nnonvoluntary_ctxt_switches:\t3\n"
        #expect(ProcessSample.field("VmHWM", in: status) == 51_234)
        #expect(ProcessSample.field("voluntary_ctxt_switches", in: status) == 17)
        #expect(ProcessSample.field("VmRSS", in: status) == nil)
    }

    @Test func `differences count new processes and threads from their beginnings`() {
        var (before, after) = (ProcessSample(), ProcessSample())
        before.cpu = [1: 5_000_000, 3: 9_000_000]
        after.cpu = [1: 7_500_000, 2: 1_000_000]
        before.switches = [1: 10, 8: 100]
        after.switches = [1: 12, 2: 5]
        #expect(after.cpuMilliseconds(since: before) == 3.5)
        #expect(after.switches(since: before) == 7)
    }

    @Test func `this process has figures`() {
        let sample = ProcessSample([getpid()])
        #expect((sample.cpu[getpid()] ?? 0) > 0)
        #expect(!sample.switches.isEmpty)
        #expect(ProcessSample.peakMegabytes(of: [getpid()]) > 1)
        #expect(ProcessTree.isRunning(getpid()) && ProcessTree.now().family(of: getpid()).contains(getpid()))
    }

    @Test func `the last line with text is shown`() {
        #expect(LastWords.line(in: "one\n two \n\n  \n") == "two")
        #expect(LastWords.line(in: "\n") == nil)
    }

    @Test func `commands are found in PATH, and by their paths`() throws {
        let folder = try TemporaryFolder()
        try Data("#!/bin/sh\n".utf8).write(to: folder.url("tool"))
        #expect(CommandPath.find("tool", in: folder.url.path) == nil)  // cannot be executed yet
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url("tool").path)
        #expect(CommandPath.find("tool", in: "/nowhere:\(folder.url.path)")?.path == folder.url("tool").path)
        #expect(CommandPath.find("tool", in: "/nowhere") == nil)
        #expect(CommandPath.find(folder.url("tool").path, in: "") != nil)
        #expect(CommandPath.find(folder.url.path, in: "") == nil)  // a folder
    }
}
