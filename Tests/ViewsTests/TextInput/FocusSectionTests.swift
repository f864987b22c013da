@_spi(Engine) import Controls
import Foundation
import Geometry
import Testing

@testable @_spi(Engine) import Lists
@testable @_spi(Engine) import Navigation
@testable @_spi(Engine) import Tabs
@testable @_spi(Engine) import ViewGraph
@testable @_spi(Engine) import Views

/// Order in which keys visit views (`focusSection()`).
@MainActor struct FocusSectionTests {
    private final class Log { var lines: [String] = [] }

    /// Words, each of which notes its name when it is focused.
    private struct Names: View {
        let names: [String]
        let log: Log
        var body: some View {
            ForEach(names, id: \.self) { name in
                Text(name).frame(width: 60, height: 30).focusable { if $0 { log.lines.append(name) } }
            }
        }
    }

    /// Names of the views that `count` presses of `key` visit.
    private func visited(_ stage: ViewStage, _ log: Log, _ key: String = "Tab", count: Int) -> [String] {
        log.lines = []
        for _ in 0..<count { stage.press(key) }
        return log.lines
    }

    @Test func `Tab visits all views of a section before it goes on`() {
        let log = Log()
        let stage = ViewStage(
            HStack {
                VStack { Names(names: ["a", "b", "c"], log: log) }.focusSection()
                VStack { Names(names: ["d", "e", "f"], log: log) }.focusSection()
            })
        #expect(visited(stage, log, count: 7) == ["a", "b", "c", "d", "e", "f", "a"])
        let rows = ViewStage(
            HStack {
                VStack { Names(names: ["a", "b"], log: log) }
                VStack { Names(names: ["c", "d"], log: log) }
            })
        #expect(visited(rows, log, count: 4) == ["a", "c", "b", "d"])
        #expect(stage.problems.isEmpty)
    }

    @Test func `the focus does not go where nothing is seen`() {
        let log = Log()
        let stage = ViewStage(
            HStack {
                Names(names: ["a"], log: log)
                HStack { Names(names: ["b"], log: log) }.opacity(0)
                Names(names: ["c"], log: log).hidden()
                Names(names: ["d"], log: log).opacity(0.1)
            })
        #expect(visited(stage, log, count: 3) == ["a", "d", "a"])
    }

    @Test func `from right to left Tab goes from right to left`() {
        let log = Log()
        let stage = ViewStage(
            HStack { Names(names: ["a", "b", "c"], log: log) }.environment(\.layoutDirection, .rightToLeft))
        #expect(visited(stage, log, count: 3) == ["a", "b", "c"])
    }

    @Test func `arrows leave a section where nothing in it lies ahead`() {
        let log = Log()
        let stage = ViewStage(
            HStack(spacing: 40) {
                VStack(spacing: 60) { Names(names: ["a", "b"], log: log) }.focusSection()
                VStack(spacing: 0) { Names(names: ["c", "d", "e"], log: log) }.focusSection()
            })
        #expect(visited(stage, log, count: 1) == ["a"])
        #expect(visited(stage, log, "Down", count: 1) == ["b"])
        #expect(visited(stage, log, "Right", count: 1) == ["e"])
        #expect(visited(stage, log, "Up", count: 3) == ["d", "c"])
        #expect(visited(stage, log, "Left", count: 1) == ["a"])
    }

    /// Without a section the button right of the middle one is not in its row.
    @Test func `the frame of a section is what arrow keys aim at`() {
        let log = Log()
        let stage = ViewStage(
            HStack(alignment: .top, spacing: 40) {
                VStack(spacing: 80) { Names(names: ["a", "b"], log: log) }
                VStack { Names(names: ["c"], log: log) }.frame(height: 300, alignment: .top).focusSection()
                Names(names: ["d"], log: log).padding(.top, 100)
            })
        #expect(visited(stage, log, count: 1) == ["a"])
        #expect(visited(stage, log, "Down", count: 1) == ["b"])
        #expect(visited(stage, log, "Right", count: 1) == ["c"])
    }

    @Test func `columns of a split view, and panes, are sections`() {
        let log = Log()
        let columns = ViewStage(
            size: CGSize(width: 1_000, height: 600),
            NavigationSplitView {
                VStack { Names(names: ["a", "b"], log: log) }
            } detail: {
                VStack { Names(names: ["c", "d"], log: log) }
            })
        // The button that hides the sidebar, and its edge, are visited too.
        #expect(visited(columns, log, count: 6) == ["a", "b", "c", "d"])
        let panes = ViewStage(
            size: CGSize(width: 600, height: 300),
            HSplitView {
                VStack { Names(names: ["a", "b"], log: log) }
                VStack { Names(names: ["c", "d"], log: log) }
            })
        #expect(visited(panes, log, count: 5) == ["a", "b", "c", "d"])
    }

    @Test func `Tab reaches views of a lazy stack that are not made yet`() {
        let log = Log()
        let names = (0..<40).map { "n\($0)" }
        let stage = ViewStage(
            size: CGSize(width: 200, height: 200), ScrollView { LazyVStack { Names(names: names, log: log) } })
        #expect(visited(stage, log, count: 40) == names)
        #expect(visited(stage, log, "Up", count: 3) == ["n38", "n37", "n36"])
        #expect(stage.problems.isEmpty)
    }

    @Test func `Tab passes over rows of a lazy stack that take no keys`() {
        let log = Log()
        let stage = ViewStage(
            size: CGSize(width: 200, height: 200),
            ScrollView {
                LazyVStack {
                    Names(names: ["first"], log: log)
                    ForEach(0..<60, id: \.self) { Text("Row \($0)") }
                    Names(names: ["last"], log: log)
                }
            })
        #expect(visited(stage, log, count: 3) == ["first", "last", "first"])
    }

    @Test func `a lazy stack that nobody can enter ends the search`() {
        let log = Log()
        let stage = ViewStage(
            size: CGSize(width: 200, height: 200),
            VStack {
                ScrollView {
                    LazyVStack {
                        Names(names: ["first"], log: log)
                        ForEach(0..<9_000, id: \.self) { Text("\($0)") }
                    }
                }
                Names(names: ["below"], log: log)
            })
        #expect(visited(stage, log, count: 3) == ["first", "below", "first"])
    }
}
