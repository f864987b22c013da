import Testing

@testable import AttributeGraph

/// Order of sinks in a flush, and changes to the graph made by running sinks.
@MainActor struct FlushTests {
    let graph = Graph()
    let log = Log()

    @Test func `structure runs before effects, the older before the younger`() {
        let source = graph.addSource(0)
        for (name, phase) in [("e1", SinkPhase.effect), ("s1", .structure), ("e2", .effect), ("s2", .structure)] {
            addSink(name, phase, on: source)
        }
        graph.flush()
        #expect(log.take() == ["s1", "s2", "e1", "e2"])
        graph.set(source, to: 1)
        graph.flush()
        #expect(log.take() == ["s1", "s2", "e1", "e2"])
    }

    @Test func `the older runs first in whatever order they are marked`() {
        let sources = (0..<40).map { graph.addSource($0) }
        for (index, source) in sources.enumerated() { addSink("\(index)", .effect, on: source) }
        graph.flush()
        _ = log.take()
        for index in stride(from: 0, to: 40 * 7, by: 7) { graph.set(sources[index % 40], to: -1 - index) }
        graph.flush()
        #expect(log.take() == (0..<40).map { "\($0)" })
    }

    private func addSink(_ name: String, _ phase: SinkPhase, on source: Attribute<Int>) {
        _ = graph.addSink(
            Compute { [log] graph in
                _ = graph.read(source)
                log.add(name)
            }, phase: phase)
    }

    @Test func `a sink that was destroyed before its turn does not run`() {
        let shows = graph.addSource(true)
        let subgraph = graph.makeSubgraph(parent: nil)
        _ = graph.addSink(
            Compute { graph in if !graph.read(shows) { subgraph.destroy() } }, phase: .structure)
        subgraph.perform {
            addSink("structure within", .structure, on: graph.addSource(1))
            _ = graph.addSink(
                Compute { [log] graph in log.add("effect within \(graph.read(shows))") })
        }
        graph.flush()
        #expect(log.take() == ["structure within", "effect within true"])
        graph.set(shows, to: false)
        graph.flush()
        #expect(log.take() == [])
        #expect(!graph.hasWork)
        #expect(!subgraph.isAlive)
    }

    @Test func `a structure sink sets sources of what it owns and makes more of it in the same flush`() {
        let list = graph.addSource(["a", "b"])
        let owner = Owner(log: log)
        _ = graph.addSink(Compute { owner.update($0.read(list), in: $0) }, phase: .structure)
        graph.flush()
        #expect(log.take() == ["a", "b"])
        graph.set(list, to: ["a", "c", "d"])
        graph.flush()
        #expect(log.take() == ["c", "d"])
        graph.set(list, to: ["x"])
        graph.flush()
        #expect(log.take() == ["x"])
        // The list, the sink that reads it, and one item with its sink.
        #expect(graph.counters.nodes == 4)
    }

    /// A list by position: sets the sources of remaining items, and creates or destroys the others.
    @MainActor private final class Owner {
        let log: Log
        var places: [(subgraph: Subgraph, source: Attribute<String>)] = []

        init(log: Log) { self.log = log }

        func update(_ values: [String], in graph: Graph) {
            while places.count > values.count { places.removeLast().subgraph.destroy() }
            for (index, value) in values.enumerated() {
                if index < places.count {
                    graph.set(places[index].source, to: value)
                } else {
                    let subgraph = graph.makeSubgraph(parent: nil)
                    graph.untracked {
                        subgraph.perform {
                            let source = graph.addSource(value)
                            _ = graph.addSink(Compute { [log] graph in log.add(graph.read(source)) })
                            places.append((subgraph, source))
                        }
                    }
                }
            }
        }
    }

    @Test func `a sink that sets what it read comes back until it rests`() {
        let value = graph.addSource(7)
        _ = graph.addSink(
            Compute { [log] graph in
                let now = graph.read(value)
                log.add("\(now)")
                if now > 5 { graph.set(value, to: now - 1) }
            })
        graph.flush()
        #expect(log.entries == ["7", "6", "5"])
        #expect(!graph.hasWork)
    }

    @Test func `a sink that reads only after it has set runs once`() {
        let input = graph.addSource(1)
        let value = graph.addSource(0)
        _ = graph.addSink(
            Compute { [log] graph in
                graph.set(value, to: graph.read(input) * 2)
                log.add("\(graph.read(value))")
            })
        graph.flush()
        graph.set(input, to: 2)
        graph.flush()
        #expect(log.entries == ["2", "4"])
    }

    @Test func `a rule that writes to its own input brings its readers back`() {
        let source = graph.addSource(0)
        let rule = graph.addRule(
            Compute { graph in
                let value = graph.read(source)
                if value < 3 { graph.set(source, to: value + 1) }
                return value
            })
        _ = graph.addSink(Compute { [log] in log.add("\($0.read(rule))") })
        graph.flush()
        #expect(log.entries.last == "3")
        graph.set(source, to: 1)
        graph.flush()
        #expect(log.entries.last == "3")
        #expect(!graph.hasWork)
    }

    @Test func `a sink that feeds itself is reported and waits for the next flush`() {
        let value = graph.addSource(0)
        graph.onProblem = { [log] in log.add($0) }
        _ = graph.addSink(Compute { graph in graph.set(value, to: graph.read(value) + 1) })
        graph.flush()
        #expect(log.take().count == 1)
        #expect(graph.peek(value) == 100)
        #expect(graph.hasWork)
        graph.flush()
        #expect(graph.peek(value) == 200)
    }

    @Test func `a flush within a flush is reported, and nothing is lost`() {
        graph.onProblem = { [log] in log.add($0) }
        _ = graph.addSink(
            Compute { [log] graph in
                graph.flush()
                log.add("first")
            })
        _ = graph.addSink(Compute { [log] _ in log.add("second") })
        graph.flush()
        #expect(log.entries.count == 3)
        #expect(log.entries[0].contains("Compute"))
        #expect(log.entries.suffix(2) == ["first", "second"])
    }

    @Test func `flushing with nothing dirty does nothing`() {
        let source = graph.addSource(0)
        addSink("sink", .effect, on: source)
        graph.flush()
        let counters = graph.counters
        graph.flush()
        #expect(graph.counters == counters)
        #expect(!graph.hasWork)
    }
}
