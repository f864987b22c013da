@testable import AttributeGraph

/// A rule out of a closure, which may also be counted.
struct Compute<Value>: Rule {
    static var name: String { "Compute" }
    let body: @MainActor (Graph) -> Value
    init(_ body: @escaping @MainActor (Graph) -> Value) { self.body = body }
    mutating func evaluate(in graph: Graph) -> Value { body(graph) }
}

/// Adds two attributes and counts how often it did.
struct Sum: Rule {
    static let name = "Sum"
    let a: Attribute<Int>
    let b: Attribute<Int>
    mutating func evaluate(in graph: Graph) -> Int { graph.read(a) + graph.read(b) }
}

/// Something that remembers what happened, in order.
@MainActor final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// Tells a counter when it ends.
final class Tracked {
    let onEnd: () -> Void
    init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
}
