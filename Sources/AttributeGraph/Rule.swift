/// How an attribute's value is computed from others.
///
/// A rule may keep things between runs; it is mutated in place. It runs when somebody needs its value and an input that
/// it read in its last run has changed since (S2.2, S2.3).
@MainActor package protocol Rule {
    associatedtype Value
    mutating func evaluate(in graph: Graph) -> Value
    /// How counters, traces and reports call it.
    static var name: String { get }
}

extension Rule {
    package static var name: String { "\(Self.self)" }
}

/// When in a flush a sink runs.
package enum SinkPhase: Sendable {
    /// It makes and destroys what other sinks belong to, or sets a source that such sinks read, so it runs before any of them.
    case structure
    case effect
}
