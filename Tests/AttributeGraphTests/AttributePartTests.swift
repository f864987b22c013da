import Testing

@testable import AttributeGraph

/// Parts of values: attributes without a node of their own, whose readers depend on that part alone.
@MainActor struct AttributePartTests {
    let graph = Graph()
    let log = Log()

    private struct Card {
        var title: String
        var size: Size
        var action: () -> Void = {}
    }

    private struct Size: Equatable {
        var width: Double
        var height: Double
    }

    private func watch<V>(_ name: String, _ attribute: Attribute<V>) {
        _ = graph.addSink(
            Compute { [log] graph in
                _ = graph.read(attribute)
                log.add(name)
            })
    }

    @Test func `readers of the other parts are left alone`() {
        let card = graph.addSource(Card(title: "one", size: Size(width: 1, height: 2)))
        watch("title", card[\.title])
        watch("size", card[\.size])
        watch("height", card[\.size][\.height])
        watch("height too", card[\.size.height])
        watch("all", card)
        graph.flush()
        _ = log.take()
        graph.set(card, to: Card(title: "one", size: Size(width: 5, height: 2)))
        graph.flush()
        #expect(log.take() == ["size", "all"])
        graph.set(card, to: Card(title: "two", size: Size(width: 5, height: 3)))
        graph.flush()
        #expect(log.take() == ["title", "size", "height", "height too", "all"])
        #expect(graph.counters.nodes == 6)
    }

    @Test func `a rule's value has parts, too`() {
        let width = graph.addSource(1.0)
        let card = graph.addRule(
            Compute { Card(title: "made anew", size: Size(width: $0.read(width), height: 2)) })
        watch("title", card[\.title])
        watch("height", card[\.size.height])
        watch("width", card[\.size.width])
        graph.flush()
        _ = log.take()
        graph.set(width, to: 3)
        graph.flush()
        #expect(log.take() == ["width"])
        #expect(graph.peek(card[\.size.width]) == 3)
    }

    @Test func `elements of tuples lie at their offsets`() {
        let pair = graph.addSource((UInt8(1), "text", 2.5))
        let text = pair.part(at: 8, as: String.self)
        #expect(graph.peek(text) == "text")
        #expect(graph.peek(pair.part(at: 0, as: UInt8.self)) == 1)
        #expect(graph.peek(pair.part(at: 24, as: Double.self)) == 2.5)
    }

    @Test func `one reader of a whole and of its first part hears of both`() {
        let size = graph.addSource(Size(width: 1, height: 1))
        _ = graph.addSink(
            Compute { [log] graph in
                log.add("\(graph.read(size[\.width])) \(graph.read(size).height)")
            })
        graph.flush()
        graph.set(size, to: Size(width: 1, height: 2))
        graph.flush()
        #expect(log.entries == ["1.0 1.0", "1.0 2.0"])
    }

    @Test func `a part outside of the value is refused`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let graph = Graph()
                _ = graph.addSource(1.0).part(at: 8, as: Double.self)
            }
        }
    }

    @Test func `a part is not written`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let graph = Graph()
                let size = graph.addSource(Size(width: 1, height: 2))
                graph.set(size[\.height], to: 3)
            }
        }
    }
}
