import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A change is laid out again only as far as answers to measuring differ: S1.11, S23.1.
@MainActor struct ChangeReachTests {
    @MainActor private final class Levers {
        var change: [Int: (Int) -> Void] = [:]
    }

    /// A text in modifiers, which owns the number it shows.
    private struct Cell: View {
        let index: Int
        let levers: Levers
        @State private var number = 0

        var body: some View {
            Text(verbatim: "\(number)").padding(2).background(Color.blue).opacity(0.9)
                .onAppear { levers.change[index] = { number = $0 } }
        }
    }

    private struct Column: View {
        let levers: Levers
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Cell(index: $0, levers: levers) } }
        }
    }

    private struct Pile: View {
        let levers: Levers
        var body: some View {
            ZStack { ForEach(0..<1_000, id: \.self) { Cell(index: $0, levers: levers) } }
        }
    }

    private func work(of stage: ViewStage, _ change: () -> Void) -> ViewCounters {
        stage.host.counters = ViewCounters()
        change()
        stage.frame()
        return stage.host.counters
    }

    @Test func `one of a thousand that changes without growing is measured, and nobody else is`() {
        for isPile in [false, true] {
            let levers = Levers()
            let stage = isPile ? ViewStage(Pile(levers: levers)) : ViewStage(Column(levers: levers))
            let work = work(of: stage) { levers.change[500]?(1) }
            #expect(work.bodies == 1)
            // The stack proposes zero, infinity and the share; all three are answered from the one line.
            #expect(work.measures <= (isPile ? 1 : 3))
            // The text places its new line; no other box places anything.
            #expect(work.placements == 1)
            #expect(stage.host.layers.names.filter { $0 == "1" }.count == 1)
        }
    }

    @Test func `one of a thousand that grows across a stack is measured, and the others are not`() {
        let levers = Levers()
        let stage = ViewStage(Column(levers: levers))
        let (before, last) = (stage.frame(of: 998), stage.frame(of: 999))
        let work = work(of: stage) { levers.change[500]?(1_000) }
        #expect(work.bodies == 1)
        // Measured are the text, its padding, background, opacity and place, the stack, and the views around it.
        #expect(work.measures < 40)
        #expect(stage.frame(of: 998) == before && stage.frame(of: 999) == last)
    }

    @Test func `one of a thousand that grows within the largest leaves the others of a pile unvisited`() throws {
        let levers = Levers()
        let stage = ViewStage(Pile(levers: levers))
        // From here on the first one is the widest.
        levers.change[0]?(1_000_000)
        stage.frame()
        let others = stage.frame(of: 999)
        let work = work(of: stage) { levers.change[500]?(1_000) }
        #expect(work.bodies == 1)
        #expect(work.measures < 12)
        // Placements are those of the changed view (text, padding, background, opacity, transition) and of the pile.
        #expect(work.placements < 12)
        #expect(stage.frame(of: 999) == others)
        let grown = try #require(stage.host.layers.firstLayer(named: "1000")).frameInWindow
        #expect(grown.midX == others.midX && grown.width > others.width)
    }

    @Test(arguments: [[3, 1], [500, 2_000, 500, 3], [0, 0], [999, 1, 20, 5]])
    func `a pile that learned of changes one by one looks like one that began with them`(numbers: [Int]) {
        let levers = Levers()
        let stage = ViewStage(Pile(levers: levers))
        let fresh = Levers()
        let expected = ViewStage(Pile(levers: fresh))
        for (index, number) in numbers.enumerated() {
            levers.change[index * 7]?(number)
            stage.frame()
        }
        for (index, number) in numbers.enumerated() { fresh.change[index * 7]?(number) }
        expected.frame()
        // With another proposed size, everything is laid out from the beginning.
        for stage in [stage, expected] {
            #expect(stage.frame(of: 0).midX == 200 && stage.frame(of: 500).midX == 200)
        }
        #expect((0..<1_000).allSatisfy { stage.frame(of: $0) == expected.frame(of: $0) })
    }

    /// A view in a fixed frame, whose size hides changes from the stack around.
    private struct Framed: View {
        let levers: Levers
        @State private var text = "a"
        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: text).frame(width: 200, height: 40, alignment: .trailing)
                Color.red.frame(width: 20, height: 20).accessibilityLabel("below")
            }
            .onAppear { levers.change[0] = { text = String(repeating: "a", count: $0) } }
        }
    }

    @Test func `a frame that stays keeps the change to itself, and places its content anew`() throws {
        let levers = Levers()
        let stage = ViewStage(Framed(levers: levers))
        let right = try #require(stage.host.layers.firstLayer(named: "a")).frameInWindow.maxX
        let below = try #require(stage.host.layers.firstLayer(named: "below")).frameInWindow
        let work = work(of: stage) { levers.change[0]?(3) }
        let text = try #require(stage.host.layers.firstLayer(named: "aaa"))
        #expect(text.frameInWindow.maxX == right)
        #expect(try #require(stage.host.layers.firstLayer(named: "below")).frameInWindow == below)
        // The frame and the text.
        #expect(work.placements == 2)
    }

    /// A view whose alignment guide changes while its size does not.
    private struct Guided: View {
        let levers: Levers
        @State private var guide = 0.0
        var body: some View {
            // Read here, because values read in a guide's closure are no dependencies of the body.
            let position = CGFloat(guide)
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in position }
                    .accessibilityLabel("guided")
                Color.blue.frame(width: 40, height: 10).accessibilityLabel("other")
            }
            .onAppear { levers.change[0] = { guide = Double($0) } }
        }
    }

    @Test func `a guide that moves is heard, though the size stays (S23.15)`() throws {
        let levers = Levers()
        let stage = ViewStage(Guided(levers: levers))
        func lead() throws -> Double {
            let guided = try #require(stage.host.layers.firstLayer(named: "guided")).frameInWindow.minX
            return try #require(stage.host.layers.firstLayer(named: "other")).frameInWindow.minX - guided
        }
        #expect(try lead() == 0)
        levers.change[0]?(10)
        stage.frame()
        #expect(try lead() == 10)
        levers.change[0]?(-5)
        stage.frame()
        #expect(try lead() == -5)
    }

    /// A view whose layout priority reaches the stack through modifiers.
    private struct Ranked: View {
        let levers: Levers
        @State private var isFirst = false
        var body: some View {
            HStack(spacing: 0) {
                Text(verbatim: "aaaaaaaaaa").lineLimit(1)
                Inner(isFirst: isFirst).padding(0)
            }
            .frame(width: 120)
            .onAppear { levers.change[0] = { isFirst = $0 > 0 } }
        }
    }

    private struct Inner: View {
        let isFirst: Bool
        var body: some View {
            if isFirst { Text(verbatim: "bbbbbbbbbb").layoutPriority(1) } else { Text(verbatim: "bbbbbbbbbb") }
        }
    }

    @Test func `a view that is exchanged deep in modifiers brings its priority to the stack (S23.14)`() throws {
        let levers = Levers()
        let stage = ViewStage(Ranked(levers: levers))
        func width(_ text: String) -> Double {
            stage.host.layers.firstLayer(named: text).map { Double($0.frameInWindow.width) } ?? 0
        }
        let before = width("aaaaaaaaaa")
        levers.change[0]?(1)
        stage.frame()
        #expect(width("aaaaaaaaaa") < before)
        levers.change[0]?(0)
        stage.frame()
        #expect(width("aaaaaaaaaa") == before)
    }

    /// A number in a geometry reader, whose closure changes with it.
    private struct Read: View {
        let levers: Levers
        @State private var number = 0
        var body: some View {
            GeometryReader { [number] _ in Text(verbatim: "\(number)") }
                .frame(width: 100, height: 50).onAppear { levers.change[1] = { number = $0 } }
        }
    }

    /// A row that moves as a whole when the cell beside it grows.
    private struct Moved: View {
        let levers: Levers
        var body: some View {
            HStack(spacing: 0) {
                Cell(index: 0, levers: levers)
                HStack { Read(levers: levers) }.fixedSize()
            }
        }
    }

    @Test func `content that a geometry reader made anew moves with the reader later`() {
        let levers = Levers()
        let stage = ViewStage(Moved(levers: levers))
        levers.change[1]?(1_000)
        stage.frame()
        let (read, cell) = (stage.frame(of: 1), stage.frame(of: 0))
        levers.change[0]?(1_000_000)
        stage.frame()
        let growth = stage.frame(of: 0).width - cell.width
        #expect(growth > 10)
        // The row is centred in the window.
        #expect(abs(stage.frame(of: 1).minX - read.minX - growth / 2) < 1)
    }

    @Test func `a window that grew back finds everything where it was, and later changes too`() throws {
        let levers = Levers()
        let stage = ViewStage(Framed(levers: levers))
        let fresh = Levers()
        let other = ViewStage(Framed(levers: fresh))
        for width in [300.0, 350, 420, 400] {
            stage.host.size = CGSize(width: width, height: 300)
            stage.frame()
        }
        levers.change[0]?(7)
        fresh.change[0]?(7)
        stage.frame()
        other.frame()
        #expect(
            stage.host.layers.snapshot().first(named: "below")?.frame
                == other.host.layers.snapshot().first(named: "below")?.frame)
        #expect(
            stage.host.layers.snapshot().first(named: "aaaaaaa")?.frame
                == other.host.layers.snapshot().first(named: "aaaaaaa")?.frame)
    }
}

extension ViewStage {
    /// Frame, in the window, of the text of the cell at `index`; null if there is none.
    fileprivate func frame(of index: Int) -> CGRect {
        let texts = all.filter { $0.viewName == "Text" }
        return texts.indices.contains(index) ? texts[index].frameInWindow : .null
    }
}
