@testable import AttributeGraph

/// A rule made from a closure.
struct Compute<Value>: Rule {
    static var name: String { "Compute" }
    let body: @MainActor (Graph) -> Value
    init(_ body: @escaping @MainActor (Graph) -> Value) { self.body = body }
    mutating func evaluate(in graph: Graph) -> Value { body(graph) }
}

/// Rule that adds two attributes.
struct Sum: Rule {
    static let name = "Sum"
    let a: Attribute<Int>
    let b: Attribute<Int>
    mutating func evaluate(in graph: Graph) -> Int { graph.read(a) + graph.read(b) }
}

/// A log of events, in order.
@MainActor final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// An object that calls a closure when it is deinitialised.
final class Tracked {
    let onEnd: () -> Void
    init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
}
