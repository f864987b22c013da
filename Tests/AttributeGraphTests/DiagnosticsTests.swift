import Testing

@testable import AttributeGraph

/// The graph's counters, its DOT output and its trace.
@MainActor struct DiagnosticsTests {
    let graph = Graph()

    @Test func `counts runs by rule, and begins anew when told`() {
        let a = graph.addSource(1)
        let sum = graph.addRule(Sum(a: a, b: a))
        _ = graph.addSink(Compute { _ = $0.read(sum) })
        graph.flush()
        #expect(graph.counters.runs == 2)
        #expect(graph.counters.runsByRule == ["Sum": 1, "Compute": 1])
        #expect(graph.counters.nodes == 3)
        #expect(graph.counters.nodesMade == 3)
        // The two readings of `a` share one edge.
        #expect(graph.counters.links == 2)
        graph.resetCounters()
        #expect(graph.counters.runs == 0)
        #expect(graph.counters.runsByRule.isEmpty)
        #expect(graph.counters.nodes == 3)
        graph.set(a, to: 2)
        graph.flush()
        #expect(graph.counters.runsByRule == ["Sum": 1, "Compute": 1])
    }

    @Test func `prints itself as DOT`() {
        struct Size {
            var width = 1.0
            var height = 2.0
        }
        let size = graph.addSource(Size())
        let height = size[\.height]
        let rule = graph.addRule(Compute { $0.read(height) })
        #expect(graph.dot().contains("no value") == false)
        #expect(graph.dot().contains("dirty"))
        _ = graph.peek(rule)
        let dot = graph.dot()
        #expect(dot.hasPrefix("digraph graph {"))
        #expect(dot.contains("n1 [shape=box, color=black, label=\"source Size\\nSize\\n#1 clean\"];"))
        #expect(dot.contains("n2 [shape=ellipse, color=black, label=\"Compute\\nDouble\\n#2 clean\"];"))
        #expect(dot.contains("n1 -> n2 [label=\"+8\"];"))
    }

    @Test func `traces writes and runs while somebody listens`() {
        let a = graph.addSource(1)
        let sum = graph.addRule(Sum(a: a, b: a))
        var lines: [String] = []
        graph.trace = { lines.append($0) }
        _ = graph.peek(sum)
        graph.set(a, to: 1)
        graph.set(a, to: 2)
        graph.trace = nil
        _ = graph.peek(sum)
        #expect(lines == ["run Sum #2", "set source Int #1: equal", "set source Int #1"])
    }
}
