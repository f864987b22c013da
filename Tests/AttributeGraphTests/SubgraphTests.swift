import Testing

@testable import AttributeGraph

/// Subgraphs: attributes that are destroyed together (S2.1).
@MainActor struct SubgraphTests {
    let graph = Graph()
    let log = Log()

    @Test func `destroying returns the slab to its base size, time after time`() {
        let source = graph.addSource(1)
        let base = graph.counters
        var reserved = 0
        for round in 0..<200 {
            let subgraph = graph.makeSubgraph(parent: nil)
            subgraph.perform { buildTree(on: source, depth: 3, in: subgraph) }
            graph.flush()
            subgraph.destroy()
            #expect(graph.counters.nodes == base.nodes)
            #expect(graph.counters.links == 0)
            #expect(graph.counters.blockBytes == base.blockBytes)
            if round == 0 { reserved = graph.counters.reservedBytes }
        }
        #expect(graph.counters.reservedBytes == reserved)
    }

    private func buildTree(on source: Attribute<Int>, depth: Int, in subgraph: Subgraph) {
        let text = graph.addRule(Compute { "\($0.read(source))" })
        _ = graph.addSink(Compute { _ = $0.read(text) })
        guard depth > 0 else { return }
        for _ in 0..<3 {
            let child = graph.makeSubgraph(parent: subgraph)
            child.perform { buildTree(on: source, depth: depth - 1, in: child) }
        }
    }

    @Test func `a handle knows that its attribute died, also when the place is used again`() {
        let subgraph = graph.makeSubgraph(parent: nil)
        let old = subgraph.perform { graph.addSource(1) }
        #expect(graph.isAlive(old))
        subgraph.destroy()
        let new = graph.addSource(2)
        #expect(!graph.isAlive(old))
        #expect(graph.isAlive(new))
        #expect(old != new)
        #expect(!graph.set(old, to: 3))
        graph.modify(old) { $0 = 3 }
        graph.invalidate(old)
        #expect(graph.peek(new) == 2)
    }

    @Test func `reading a dead attribute is refused`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let graph = Graph()
                let subgraph = graph.makeSubgraph(parent: nil)
                let attribute = subgraph.perform { graph.addSource(1) }
                subgraph.destroy()
                _ = graph.peek(attribute)
            }
        }
    }

    @Test func `what lies within dies, too, and nobody else`() {
        let outer = graph.makeSubgraph(parent: nil)
        let inner = (0..<5).map { _ in graph.makeSubgraph(parent: outer) }
        let attributes = inner.map { subgraph in subgraph.perform { graph.addSource(1) } }
        inner[1].destroy()
        #expect(attributes.map { graph.isAlive($0) } == [true, false, true, true, true])
        inner[4].destroy()
        #expect(attributes.map { graph.isAlive($0) } == [true, false, true, true, false])
        outer.destroy()
        #expect(attributes.map { graph.isAlive($0) } == [false, false, false, false, false])
        #expect(!inner[0].isAlive)
        #expect(graph.counters.nodes == 0)
    }

    @Test func `nested filling keeps the lists apart`() {
        let a = graph.makeSubgraph(parent: nil)
        let b = graph.makeSubgraph(parent: nil)
        var ofA: [Attribute<Int>] = []
        var ofB: [Attribute<Int>] = []
        a.perform {
            ofA.append(graph.addSource(1))
            b.perform {
                ofB.append(graph.addSource(2))
                a.perform { ofA.append(graph.addSource(3)) }
                ofB.append(graph.addSource(4))
            }
            ofA.append(graph.addSource(5))
        }
        a.destroy()
        #expect(ofA.allSatisfy { !graph.isAlive($0) })
        #expect(ofB.allSatisfy { graph.isAlive($0) })
        b.destroy()
        #expect(graph.counters.nodes == 0)
    }

    @Test func `values and rules end with their node`() {
        let subgraph = graph.makeSubgraph(parent: nil)
        subgraph.perform {
            _ = graph.addSource(Tracked { [log] in MainActor.assumeIsolated { log.add("value") } })
            let tracked = Tracked { [log] in MainActor.assumeIsolated { log.add("rule") } }
            let rule = graph.addRule(Compute { [tracked] _ in tracked })
            _ = graph.peek(rule)
        }
        #expect(log.entries == [])
        subgraph.destroy()
        #expect(log.entries.sorted() == ["rule", "value"])
    }

    @Test func `everything ends with the graph`() {
        var graph: Graph? = Graph()
        for _ in 0..<3 {
            _ = graph?.addSource(Tracked { [log] in MainActor.assumeIsolated { log.add("value") } })
        }
        let large = graph?.addSource([Int](repeating: 0, count: 4))
        _ = graph?.addSource(Large())
        #expect(large != nil)
        graph = nil
        #expect(log.entries.count == 3)
    }

    private struct Large { var storage = InlineArray<300, Int>(repeating: 1) }

    @Test func `the end of a value may destroy and make attributes`() {
        let first = graph.makeSubgraph(parent: nil)
        let second = graph.makeSubgraph(parent: nil)
        _ = second.perform { graph.addSource(2) }
        first.perform {
            for _ in 0..<3 {
                _ = graph.addSource(
                    Tracked { [graph] in
                        MainActor.assumeIsolated {
                            second.destroy()
                            _ = graph.addSource(7)
                        }
                    })
            }
        }
        first.destroy()
        #expect(!second.isAlive)
        #expect(graph.counters.nodes == 3)
    }

    @Test func `a rule may destroy itself while it runs`() {
        let source = graph.addSource(1)
        let subgraph = graph.makeSubgraph(parent: nil)
        let tracked = Tracked { [log] in MainActor.assumeIsolated { log.add("gone") } }
        subgraph.perform {
            _ = graph.addSink(
                Compute { [log, tracked] graph in
                    _ = graph.read(source)
                    subgraph.destroy()
                    log.add("still here \(graph.read(source))")
                    withExtendedLifetime(tracked) {}
                }, phase: .structure)
        }
        graph.flush()
        graph.set(source, to: 2)
        #expect(!graph.hasWork)
        #expect(log.entries == ["still here 1"])
        #expect(graph.counters.nodes == 1)
        #expect(graph.counters.links == 0)
    }

    @Test func `a value that is looked at in place outlives its subgraph until then`() {
        let subgraph = graph.makeSubgraph(parent: nil)
        let text = subgraph.perform { graph.addSource("a text that is too long to lie within its own sixteen bytes") }
        let count = graph.withValue(text) { value in
            subgraph.destroy()
            _ = graph.addSource("something else that may want the same memory as the first")
            return value.count
        }
        #expect(count == 59)
        #expect(graph.counters.nodes == 1)
    }

    @Test func `a reader outside keeps its value when an input dies`() {
        let subgraph = graph.makeSubgraph(parent: nil)
        let inside = subgraph.perform { graph.addSource(1) }
        let outside = graph.addSource(10)
        let sum = graph.addRule(
            Compute { graph in graph.read(outside) + (graph.isAlive(inside) ? graph.read(inside) : 0) })
        #expect(graph.peek(sum) == 11)
        subgraph.destroy()
        #expect(graph.peek(sum) == 11)
        graph.set(outside, to: 20)
        #expect(graph.peek(sum) == 20)
        #expect(graph.counters.links == 1)
    }

    @Test func `a handle to a subgraph that died reaches no other at its place`() {
        let old = graph.makeSubgraph(parent: nil)
        old.destroy()
        let new = graph.makeSubgraph(parent: nil)
        let kept = new.perform { graph.addSource(1) }
        let lost = old.perform {
            let lost = graph.addSource(2)
            #expect(graph.isAlive(lost))
            return lost
        }
        #expect(!graph.isAlive(lost))
        #expect(!graph.isAlive(old.addSource(3)))
        old.destroy()
        #expect(!old.isAlive)
        #expect(new.isAlive)
        #expect(graph.isAlive(kept))
        #expect(graph.counters.nodes == 1)
    }

    @Test func `what a subgraph is filled with after it was destroyed ends when that is done`() {
        let subgraph = graph.makeSubgraph(parent: nil)
        var late: Attribute<Int>?
        var inOther: Attribute<Int>?
        subgraph.perform {
            _ = graph.addSource(1)
            subgraph.destroy()
            #expect(!subgraph.isAlive)
            // Its slot is not reused while it is being filled.
            let other = graph.makeSubgraph(parent: nil)
            inOther = other.perform { graph.addSource(2) }
            late = subgraph.addSource(3)
            #expect(late.map { graph.peek($0) } == 3)
        }
        #expect(late.map { graph.isAlive($0) } == false)
        #expect(inOther.map { graph.isAlive($0) } == true)
        #expect(graph.counters.nodes == 1)
    }

    @Test func `a subgraph outlives its graph as nothing`() {
        var own: Graph? = Graph()
        let subgraph = own?.makeSubgraph(parent: nil)
        #expect(subgraph?.isAlive == true)
        own = nil
        #expect(subgraph?.isAlive == false)
        #expect(subgraph?.descendantCount == 0)
        #expect(subgraph?.perform { 7 } == 7)
        subgraph?.destroy()
    }
}
