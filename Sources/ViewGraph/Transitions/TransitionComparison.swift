/// Comparison of two transitions. Most are not `Equatable`, and many contain others of types unknown here.
enum TransitionComparison {
    /// Returns true if the two have different types, or contain a different value. Values that cannot be compared, such
    /// as closures, count as equal, so that the current transition continues.
    static func differ(_ a: Any, _ b: Any) -> Bool {
        guard type(of: a) == type(of: b) else { return true }
        if let a = a as? any Equatable { return !isEqual(a, b) }
        let (parts, others) = (Mirror(reflecting: a).children, Mirror(reflecting: b).children)
        guard parts.count == others.count else { return true }
        return zip(parts, others).contains { $0.label != $1.label || differ($0.value, $1.value) }
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { a == b as? Value }
}
