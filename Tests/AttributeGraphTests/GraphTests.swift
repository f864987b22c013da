import Testing

@testable import AttributeGraph

/// Invalidation and evaluation after a write: S1.4, S1.5, S2.2, S2.3.
@MainActor struct GraphTests {
    let graph = Graph()
    let log = Log()

    @Test func `computes when read, and not again while nothing changes`() {
        let a = graph.addSource(1)
        let b = graph.addSource(2)
        let sum = graph.addRule(Sum(a: a, b: b))
        #expect(graph.counters.runs == 0)
        #expect(graph.peek(sum) == 3)
        #expect(graph.peek(sum) == 3)
        #expect(graph.counters.runsByRule == ["Sum": 1])
        graph.set(a, to: 5)
        #expect(graph.counters.runs == 1)
        #expect(graph.peek(sum) == 7)
        #expect(graph.counters.runs == 2)
    }

    @Test func `an equal write marks nothing (S1.4)`() {
        let a = graph.addSource("one")
        _ = graph.addSink(Compute { [log] in log.add($0.read(a)) })
        graph.flush()
        #expect(!graph.set(a, to: ["o", "n", "e"].joined()))
        #expect(!graph.hasWork)
        #expect(graph.set(a, to: "two"))
        graph.flush()
        #expect(log.entries == ["one", "two"])
    }

    @Test func `an equal result stops the wave (S2.3)`() {
        let a = graph.addSource(1)
        let isPositive = graph.addRule(Compute { $0.read(a) > 0 })
        _ = graph.addSink(Compute { [log] in log.add("\($0.read(isPositive))") })
        graph.flush()
        graph.set(a, to: 2)
        #expect(graph.hasWork)
        graph.flush()
        #expect(log.entries == ["true"])
        graph.set(a, to: -1)
        graph.flush()
        #expect(log.entries == ["true", "false"])
    }

    @Test func `depends on what the last run read, and on nothing else (S2.2)`() {
        let chooses = graph.addSource(true)
        let a = graph.addSource(1)
        let b = graph.addSource(2)
        let choice = graph.addRule(Compute { $0.read(chooses) ? $0.read(a) : $0.read(b) })
        _ = graph.addSink(Compute { [log] in log.add("\($0.read(choice))") })
        graph.flush()
        graph.set(b, to: 20)
        #expect(!graph.hasWork)
        graph.set(chooses, to: false)
        graph.flush()
        graph.set(a, to: 10)
        #expect(!graph.hasWork)
        graph.set(b, to: 21)
        graph.flush()
        #expect(log.entries == ["1", "20", "21"])
        #expect(graph.counters.links == 3)
    }

    @Test func `a reader that runs and pulls a changed input runs once`() {
        let a = graph.addSource(1)
        let tenfold = graph.addRule(Compute { $0.read(a) * 10 })
        _ = graph.addSink(Compute { [log] in log.add("\($0.read(a) + $0.read(tenfold))") })
        graph.flush()
        graph.set(a, to: 2)
        graph.flush()
        #expect(log.entries == ["11", "22"])
    }

    @Test func `untracked readings leave no edge`() {
        let a = graph.addSource(1)
        let b = graph.addSource(1)
        _ = graph.addSink(
            Compute { [log] graph in
                log.add("\(graph.read(a) + graph.untracked { graph.read(b) } + graph.peek(b))")
            })
        graph.flush()
        graph.set(b, to: 2)
        #expect(!graph.hasWork)
        graph.set(a, to: 2)
        graph.flush()
        #expect(log.entries == ["3", "6"])
    }

    @Test func `modify changes in place and marks without comparing`() {
        let list = graph.addSource([1, 2, 3])
        _ = graph.addSink(Compute { [log] in log.add("\($0.read(list))") })
        graph.flush()
        graph.modify(list) { $0[1] = 7 }
        graph.flush()
        graph.modify(list) { _ in }
        graph.flush()
        #expect(log.entries == ["[1, 2, 3]", "[1, 7, 3]", "[1, 7, 3]"])
    }

    @Test func `an invalidated rule runs although no input changed`() {
        let rule = graph.addRule(Compute { [log] _ in log.add("run") })
        graph.peek(rule)
        graph.peek(rule)
        graph.invalidate(rule)
        graph.peek(rule)
        #expect(log.entries == ["run", "run"])
    }

    @Test func `keeps what a rule changes in itself`() {
        struct Counting: Rule {
            let input: Attribute<Int>
            var runs = 0
            mutating func evaluate(in graph: Graph) -> Int {
                runs += 1
                return graph.read(input) * 0 + runs
            }
        }
        let input = graph.addSource(0)
        let rule = graph.addRule(Counting(input: input))
        #expect(graph.peek(rule) == 1)
        graph.set(input, to: 1)
        #expect(graph.peek(rule) == 2)
        #expect(Counting.name == "Counting")
    }

    @Test func `looks at a value in place`() {
        let list = graph.addSource([1, 2, 3])
        _ = graph.addSink(Compute { [log] graph in log.add("\(graph.withValue(list) { $0.count })") })
        graph.flush()
        graph.set(list, to: [])
        graph.flush()
        #expect(log.entries == ["3", "0"])
    }

    @Test func `a chain of five hundred rules fits the stack`() {
        let source = graph.addSource(0)
        var last = source
        for _ in 0..<500 {
            let previous = last
            last = graph.addRule(Sum(a: previous, b: previous))
        }
        let end = last
        _ = graph.addSink(Compute { [log] in log.add("\($0.read(end))") })
        graph.flush()
        graph.set(source, to: 0)
        graph.modify(source) { $0 = 0 }
        graph.flush()
        #expect(log.entries == ["0"])
    }
}
