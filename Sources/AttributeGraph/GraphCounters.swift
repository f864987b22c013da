/// What a graph has done since it was made, or since the counters were reset, and what it holds.
package struct GraphCounters: Equatable, Sendable {
    /// Rules and sinks that ran.
    package var runs = 0
    /// The same by ``Rule/name``; only rules that ran.
    package var runsByRule: [String: Int] = [:]
    /// Old against new values, or parts of them.
    package var comparisons = 0
    /// Those that found a difference.
    package var unequalComparisons = 0
    /// Possibly dirty nodes that looked at their inputs.
    package var verifications = 0
    package var nodesMade = 0

    /// Attributes that live now.
    package var nodes = 0
    /// Edges between them.
    package var links = 0
    /// Bytes of values and rules that live now.
    package var blockBytes = 0
    /// Bytes taken from the system for all of that; it does not shrink.
    package var reservedBytes = 0

    package init() {}
}

extension Graph {
    package var counters: GraphCounters {
        var counters = GraphCounters()
        let (all, usage) = (registers.all, store.usage)
        counters.runs = all.runs
        for type in NodeType.all where runsByType[type.index] > 0 {
            counters.runsByRule[type.name, default: 0] += runsByType[type.index]
        }
        counters.comparisons = all.comparisons
        counters.unequalComparisons = all.unequalComparisons
        counters.verifications = all.verifications
        counters.nodesMade = all.nodesMade
        counters.nodes = usage.nodes
        counters.links = usage.links
        counters.blockBytes = usage.blockBytes
        counters.reservedBytes = usage.reservedBytes
        return counters
    }

    /// Begins to count again from zero; what the graph holds stays.
    package func resetCounters() {
        registers.all.runs = 0
        registers.all.comparisons = 0
        registers.all.unequalComparisons = 0
        registers.all.verifications = 0
        registers.all.nodesMade = 0
        runsByType.reset()
    }
}
