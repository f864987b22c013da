/// Computation of an attribute's value from others.
///
/// A rule may keep state between runs; it is mutated in place. It runs when its value is needed and an input of its
/// last run has changed since (S2.2, S2.3).
@MainActor package protocol Rule {
    associatedtype Value
    mutating func evaluate(in graph: Graph) -> Value
    /// Name in counters, traces and reports.
    static var name: String { get }
}

extension Rule {
    package static var name: String { "\(Self.self)" }
}

/// Phase of a flush in which a sink runs.
package enum SinkPhase: Sendable {
    /// First phase, for sinks that make and destroy what other sinks belong to, or set a source that such sinks read.
    case structure
    case effect
}
