/// Work done by a graph since it was made or the counters were reset, and its current size.
package struct GraphCounters: Equatable, Sendable {
    /// Number of runs of rules and sinks.
    package var runs = 0
    /// Number of runs by ``Rule/name``; rules that did not run are left out.
    package var runsByRule: [String: Int] = [:]
    /// Number of comparisons of old and new values, or parts of them.
    package var comparisons = 0
    /// Number of those that found a difference.
    package var unequalComparisons = 0
    /// Number of times a possibly dirty node checked its inputs.
    package var verifications = 0
    package var nodesMade = 0

    /// Number of existing attributes.
    package var nodes = 0
    /// Number of edges between them.
    package var links = 0
    /// Bytes of existing values and rules.
    package var blockBytes = 0
    /// Bytes allocated for all of this; never decreases.
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

    /// Resets the work counters to 0; sizes are not affected.
    package func resetCounters() {
        registers.all.runs = 0
        registers.all.comparisons = 0
        registers.all.unequalComparisons = 0
        registers.all.verifications = 0
        registers.all.nodesMade = 0
        runsByType.reset()
    }
}
