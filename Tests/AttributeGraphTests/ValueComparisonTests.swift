import Testing

@testable import AttributeGraph

/// Equality of two values of any type: S1.4.
@MainActor struct ValueComparisonTests {
    private func areEqual<V>(_ a: V, _ b: V) -> Bool { ValueComparison.areEqual(a, b) }
    private func rebuilt(_ text: String) -> String { text.map { String($0) }.joined() }

    private let long = "a text that is too long to lie within its own sixteen bytes"

    @Test func `numbers, by bits`() {
        #expect(areEqual(1, 1))
        #expect(!areEqual(1, 2))
        #expect(areEqual(Double.nan, Double.nan))
        #expect(areEqual((), ()))
    }

    @Test func `texts, by what they say`() {
        #expect(areEqual(long, rebuilt(long)))
        #expect(!areEqual(long, rebuilt(long) + "."))
        #expect(areEqual([long], [rebuilt(long)]))
        #expect(areEqual(Optional(long), Optional(rebuilt(long))))
        #expect(!areEqual(Optional(long), nil))
    }

    private struct Padded {
        var small: UInt8
        var large: Double
        var flag: Bool
    }

    /// Has the bytes of a `Padded`, padding included.
    private struct Words { var first, second, third: UInt64 }

    @Test func `padding does not count`() {
        let graph = Graph()
        let words = graph.addSource(Words(first: 1, second: (2.0).bitPattern, third: 1))
        let padded = words.part(at: 0, as: Padded.self)
        _ = graph.addSink(Compute { _ = $0.read(padded) })
        graph.flush()
        #expect(graph.peek(padded).flag)
        #expect(graph.set(words, to: Words(first: 0xFF01, second: (2.0).bitPattern, third: 0xAB01)))
        #expect(!graph.hasWork)
        #expect(graph.set(words, to: Words(first: 0xFF01, second: (2.0).bitPattern, third: 0xAB00)))
        #expect(graph.hasWork)
    }

    private struct Row {
        var title: String
        var count: Int
        var closure: () -> Void
        var detail: Detail
        struct Detail {
            var note: String
            var flag: Bool
        }
    }

    @Test func `structs that are not Equatable, field by field`() {
        let closure = { [long] in print(long) }
        let row = Row(title: long, count: 1, closure: closure, detail: .init(note: long, flag: true))
        var other = Row(
            title: rebuilt(long), count: 1, closure: closure, detail: .init(note: rebuilt(long), flag: true))
        #expect(areEqual(row, other))
        other.detail.flag = false
        #expect(!areEqual(row, other))
        other.detail.flag = true
        other.closure = makeClosure(long)
        #expect(!areEqual(row, other))
    }

    private func makeClosure(_ text: String) -> () -> Void { { print(text) } }

    /// A closure passed as a value is wrapped anew each time; one inside a struct is not.
    private struct Action {
        var run: () -> Void
    }

    @Test func `closures in structs, by code and captures' address`() {
        #expect(!areEqual(Action(run: makeClosure(long)), Action(run: makeClosure(long))))
        let action = Action(run: makeClosure(long))
        #expect(areEqual(action, Action(run: action.run)))
        func make() -> Action { Action { print("nothing is captured") } }
        #expect(areEqual(make(), make()))
    }

    private protocol Shape {}
    private struct Circle: Shape { var name: String }
    private struct Square: Shape { var name: String }

    @Test func `existentials, by what they hold`() {
        let circle: any Shape = Circle(name: long)
        #expect(areEqual(circle, Circle(name: rebuilt(long)) as any Shape))
        #expect(!areEqual(circle, Circle(name: "b") as any Shape))
        #expect(!areEqual(circle, Square(name: long) as any Shape))
        #expect(areEqual(long as Any, rebuilt(long) as Any))
        #expect(!areEqual(1 as Any, 1.0 as Any))
        struct Holder {
            var shape: any Shape
            var number: Int
        }
        #expect(areEqual(Holder(shape: circle, number: 1), Holder(shape: Circle(name: rebuilt(long)), number: 1)))
        #expect(!areEqual(Holder(shape: circle, number: 1), Holder(shape: circle, number: 2)))
    }

    private final class Model: Equatable {
        static func == (a: Model, b: Model) -> Bool { true }
    }

    @Test func `objects, by identity`() {
        let model = Model()
        #expect(areEqual(model, model))
        #expect(!areEqual(model, Model()))
    }

    private struct Weakly {
        weak var model: Model?
        var text: String
    }

    @Test func `weak properties are not touched`() {
        let (one, other) = (Model(), Model())
        #expect(areEqual(Weakly(model: one, text: long), Weakly(model: one, text: rebuilt(long))))
        #expect(!areEqual(Weakly(model: one, text: long), Weakly(model: other, text: long)))
        var gone = Weakly(model: nil, text: long)
        do {
            let short = Model()
            gone.model = short
            withExtendedLifetime(short) {}
        }
        // A reference to a destroyed object may have any bits; it must not be dereferenced.
        #expect(!areEqual(gone, Weakly(model: one, text: long)))
    }

    private enum State {
        case idle
        case named(String)
    }

    @Test func `enums that are not Equatable, by bits`() {
        #expect(areEqual(State.idle, .idle))
        #expect(areEqual(State.named(long), .named(long)))
        #expect(!areEqual(State.named(long), .idle))
    }

    private struct Loose: Equatable {
        var text: String
        var noise: Int
        static func == (a: Loose, b: Loose) -> Bool { a.text == b.text }
    }

    @Test func `an own equality is asked once bits differ`() {
        #expect(areEqual(Loose(text: long, noise: 1), Loose(text: long, noise: 2)))
    }
}
