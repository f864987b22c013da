import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Identity: which views keep their state through an update (S2.4–S2.9).
@MainActor struct IdentityTests {
    /// Counts its own taps: the count shows if the state was kept.
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Branches: View {
        @State private var isFirst = true
        var body: some View {
            VStack(spacing: 0) {
                Button("Swap") { isFirst.toggle() }
                if isFirst { Counter(name: "c") } else { Counter(name: "c") }
            }
        }
    }

    @Test func `the branches of an if are two identities, and a branch that left is forgotten (S2.4)`() {
        let stage = ViewStage(Branches())
        stage.tap("c 0")
        #expect(stage.layer("c 1") != nil)
        stage.tap("Swap")
        #expect(stage.layer("c 0") != nil)
        stage.tap("Swap")
        #expect(stage.layer("c 0") != nil)
    }

    private struct Items: View {
        @State private var ids = ["x", "y", "z"]
        var body: some View {
            VStack(spacing: 0) {
                Button("Reverse") { ids.reverse() }
                Button("Drop") { ids.removeAll { $0 == "y" } }
                Button("Back") { ids = ["x", "y", "z"] }
                Button("Double") { ids = ["x", "x", "z"] }
                ForEach(ids, id: \.self) { Counter(name: $0) }
            }
        }
    }

    @Test func `an element keeps its state when its index changes, and loses it with its identity (S2.5, S2.6)`() {
        let stage = ViewStage(Items())
        stage.tap("y 0")
        stage.tap("Reverse")
        #expect(stage.layer("y 1") != nil)
        stage.tap("Drop")
        #expect(stage.layer("y 1") == nil)
        stage.tap("Back")
        #expect(stage.layer("y 0") != nil)
        #expect(stage.problems.isEmpty)
    }

    /// `twin` is a different element with an identity of its own, though of the same type.
    private struct Number: Hashable {
        var value: Int
        var twin: Number { Number(value: value % 2) }
    }

    @Test func `elements of one type that say who they are by another of it are told apart by that (S2.5, S2.6)`() {
        let numbers = [1, 2, 3].map { Number(value: $0) }
        let byThemselves = ViewStage(VStack { ForEach(numbers, id: \.self) { Text("\($0.value)") } })
        let byTwins = ViewStage(VStack { ForEach(numbers, id: \.twin) { Text("\($0.value)") } })
        #expect(byThemselves.problems == [])
        #expect(byTwins.problems.count == 1)
    }

    private struct Collections: View {
        @State private var step = 0
        var body: some View {
            VStack(spacing: 0) {
                Button("Next") { step += 1 }
                ForEach(step..<step + 3, id: \.self) { Counter(name: "range \($0)") }
                ForEach([5, 6, 7][(step % 2)...], id: \.self) { Counter(name: "slice \($0)") }
                ForEach((step..<step + 2).reversed(), id: \.self) { Counter(name: "reversed \($0)") }
                ForEach(Array("abc".utf8).lazy.map { $0 &+ UInt8(step) }, id: \.self) { Counter(name: "lazy \($0)") }
            }
        }
    }

    @Test func `whatever kind of collection elements are in, they keep their state by identity (S2.6)`() {
        let stage = ViewStage(size: CGSize(width: 400, height: 800), Collections())
        for name in ["range 1 0", "slice 6 0", "reversed 1 0", "lazy 98 0"] { stage.tap(name) }
        stage.tap("Next")
        for name in ["range 1 1", "range 3 0", "slice 6 1", "reversed 1 1", "reversed 2 0", "lazy 98 1", "lazy 100 0"] {
            #expect(stage.layer(name) != nil, "\(name)")
        }
        for name in ["range 0 0", "slice 5 0", "reversed 0 0", "lazy 97 0"] {
            #expect(stage.layer(name) == nil, "\(name)")
        }
    }

    private struct MarkedItems: View {
        @State private var ids = ["x", "y", "z"]
        @State private var mark = 0

        var body: some View {
            VStack(spacing: 0) {
                Button("Mark") { mark += 1 }
                Button("Reverse") { ids.reverse() }
                Button("Drop") { ids.removeFirst() }
                ForEach(ids, id: \.self) { Counter(name: "\($0)\(mark)") }
            }
        }
    }

    @Test func `what an element shows comes to it wherever it has moved, also when nothing else changes (S2.6)`() {
        let stage = ViewStage(MarkedItems())
        stage.tap("x0 0")
        stage.tap("Mark")
        #expect(stage.layer("x1 1") != nil && stage.layer("z1 0") != nil)
        stage.tap("Reverse")
        stage.tap("Mark")
        #expect(stage.layer("x2 1") != nil && stage.layer("y2 0") != nil && stage.layer("z2 0") != nil)
        stage.tap("Drop")
        stage.tap("Mark")
        #expect(stage.layer("x3 1") != nil && stage.layer("y3 0") != nil && stage.layer("z3 0") == nil)
    }

    @Test func `a doubled id is reported, once, and the later element has an identity of its own (S2.6)`() {
        let stage = ViewStage(Items())
        stage.tap("x 0")
        stage.tap("Double")
        #expect(stage.layer("x 1") != nil)
        #expect(stage.layer("x 0") != nil)
        stage.tap("Back")
        stage.tap("Double")
        #expect(stage.problems.count == 1)
    }

    private struct Named: View {
        @State private var id = 0
        var body: some View {
            VStack(spacing: 0) {
                Button("New") { id += 1 }
                Counter(name: "n").id(id)
            }
        }
    }

    @Test func `another id is another identity (S2.5)`() {
        let stage = ViewStage(Named())
        stage.tap("n 0")
        #expect(stage.layer("n 1") != nil)
        stage.tap("New")
        #expect(stage.layer("n 0") != nil)
    }

    private struct Erased: View {
        @State private var step = 0
        var body: some View {
            VStack(spacing: 0) {
                Button("Step") { step += 1 }
                step < 2 ? AnyView(Counter(name: "e")) : AnyView(Counter(name: "e").padding(1))
            }
        }
    }

    @Test func `AnyView keeps the identity as long as the type stays (S2.8)`() {
        let stage = ViewStage(Erased())
        stage.tap("e 0")
        stage.tap("Step")
        #expect(stage.layer("e 1") != nil)
        stage.tap("Step")
        #expect(stage.layer("e 0") != nil)
    }

    private struct Grouped: View {
        var body: some View {
            HStack(spacing: 0) {
                Group {
                    Text("one")
                    Text("two")
                    EmptyView()
                }
                .padding(10)
            }
        }
    }

    @Test func `a modifier on a group applies to each element, and nothing is nothing (S2.9, S2.10)`() throws {
        let stage = ViewStage(Grouped())
        let one = try #require(stage.layer("one")).frameInWindow
        let two = try #require(stage.layer("two")).frameInWindow
        #expect(two.minX - one.maxX == 20)
        #expect(one.minX == 160)
    }
}
