import Testing

@testable import AttributeGraph

/// Cycles are reported with their path, the last value is kept, and nothing hangs.
@MainActor struct CycleTests {
    let graph = Graph()
    let log = Log()

    private struct Even: Rule {
        let closes: Attribute<Bool>
        let odd: Attribute<Handle>
        mutating func evaluate(in graph: Graph) -> Int {
            guard graph.read(closes), let odd = graph.peek(odd).attribute else { return 0 }
            return graph.read(odd) + 1
        }
    }

    private struct Odd: Rule {
        let even: Attribute<Int>
        mutating func evaluate(in graph: Graph) -> Int { graph.read(even) + 1 }
    }

    /// Makes a cycle possible: the second rule is created after the first one.
    private struct Handle { var attribute: Attribute<Int>? }

    @Test(arguments: [true, false])
    func `a cycle is reported by its path, and the last value stands`(beginsAtEven: Bool) {
        graph.onProblem = { [log] in log.add($0) }
        let closes = graph.addSource(false)
        let handle = graph.addSource(Handle())
        let even = graph.addRule(Even(closes: closes, odd: handle))
        let odd = graph.addRule(Odd(even: even))
        graph.set(handle, to: Handle(attribute: odd))
        #expect(graph.peek(odd) == 1)
        #expect(graph.peek(even) == 0)
        graph.set(closes, to: true)
        _ = graph.peek(beginsAtEven ? even : odd)
        let path = beginsAtEven ? "Even → Odd → Even" : "Odd → Even → Odd"
        #expect(log.entries.contains { $0.hasSuffix(path) || $0.hasSuffix("Even → Odd → Even") })
        _ = (graph.peek(even), graph.peek(odd))
        _ = log.take()
        graph.set(closes, to: false)
        #expect(graph.peek(odd) == 1)
        #expect(graph.peek(even) == 0)
        #expect(log.entries == [])
    }

    @Test func `a sink above a cycle comes to rest`() {
        graph.onProblem = { [log] in log.add($0) }
        let closes = graph.addSource(false)
        let handle = graph.addSource(Handle())
        let even = graph.addRule(Even(closes: closes, odd: handle))
        let odd = graph.addRule(Odd(even: even))
        graph.set(handle, to: Handle(attribute: odd))
        _ = graph.addSink(Compute { _ = $0.read(odd) + $0.read(even) })
        graph.flush()
        graph.set(closes, to: true)
        graph.flush()
        #expect(!log.entries.isEmpty)
        #expect(log.entries.count < 10)
        #expect(!graph.hasWork)
    }

    @Test func `a value that needs itself before it ever was is refused`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let graph = Graph()
                let handle = graph.addSource(Handle())
                let always = graph.addSource(true)
                let rule = graph.addRule(Even(closes: always, odd: handle))
                graph.set(handle, to: Handle(attribute: rule))
                _ = graph.peek(rule)
            }
        }
    }
}
