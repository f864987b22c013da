import Testing

@testable import AttributeGraph

/// Rules that run before their readers are marked (docs/decisions/0131-bodies-run-before-their-readers.md).
@MainActor struct EagerRuleTests {
    let graph = Graph()
    let log = Log()

    private struct Pair {
        var first: Int
        var second: Int
    }

    /// An eager rule over `source`, and one sink for each half of its value.
    private func addPair(of source: Attribute<Int>) -> Attribute<Pair> {
        let pair = graph.addEagerRule(
            Compute { [log] graph in
                log.add("pair")
                return Pair(first: graph.read(source) / 10, second: graph.read(source) % 10)
            })
        addSink("first", on: pair[\.first])
        addSink("second", on: pair[\.second])
        return pair
    }

    private func addSink(_ name: String, on value: Attribute<Int>, _ phase: SinkPhase = .effect) {
        _ = graph.addSink(
            Compute { [log] graph in log.add("\(name) \(graph.read(value))") }, phase: phase)
    }

    @Test func `readers of parts that are equal are neither run nor checked`() {
        let source = graph.addSource(12)
        _ = addPair(of: source)
        graph.flush()
        #expect(log.take() == ["pair", "first 1", "second 2"])
        let checked = graph.counters.verifications
        graph.set(source, to: 13)
        #expect(graph.hasWork)
        graph.flush()
        #expect(log.take() == ["pair", "second 3"])
        #expect(graph.counters.verifications == checked)
    }

    @Test func `it runs without being read, after older structure sinks and before younger ones`() {
        let source = graph.addSource(0)
        addSink("older", on: source, .structure)
        let rule = graph.addEagerRule(
            Compute { [log] graph in
                log.add("rule")
                return graph.read(source)
            })
        addSink("younger", on: source, .structure)
        _ = graph.peek(rule)
        graph.flush()
        _ = log.take()
        graph.set(source, to: 1)
        graph.flush()
        #expect(log.take() == ["older 1", "rule", "younger 1"])
    }

    @Test func `a read before its turn brings it up to date, and it runs once`() {
        let source = graph.addSource(12)
        let pair = addPair(of: source)
        graph.flush()
        _ = log.take()
        graph.set(source, to: 25)
        #expect(graph.peek(pair[\.first]) == 2)
        #expect(log.take() == ["pair"])
        graph.flush()
        #expect(log.take() == ["first 2", "second 5"])
    }

    @Test func `readers further on run once, with the new value`() {
        let source = graph.addSource(12)
        let pair = addPair(of: source)
        let twice = graph.addRule(Compute { graph in graph.read(pair[\.second]) * 2 })
        addSink("twice", on: twice)
        graph.flush()
        _ = log.take()
        graph.set(source, to: 14)
        graph.flush()
        #expect(log.take() == ["pair", "second 4", "twice 8"])
        graph.set(source, to: 14)
        #expect(!graph.hasWork)
    }

    @Test func `one that was destroyed before its turn does not run`() {
        let source = graph.addSource(0)
        let subgraph = graph.makeSubgraph(parent: nil)
        _ = graph.addSink(
            Compute { graph in if graph.read(source) > 0 { subgraph.destroy() } }, phase: .structure)
        let rule = subgraph.addEagerRule(
            Compute { [log] graph in
                log.add("rule")
                return graph.read(source)
            })
        _ = graph.peek(rule)
        graph.flush()
        _ = log.take()
        graph.set(source, to: 1)
        graph.flush()
        #expect(log.take() == [])
        #expect(!graph.hasWork)
    }
}
