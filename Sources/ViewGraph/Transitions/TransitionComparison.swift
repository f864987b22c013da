/// Tells whether two transitions are known to differ. Most are not `Equatable`, and many hold others of types that only
/// they know.
enum TransitionComparison {
    /// True if the two are of different types, or some value in them is another one. What cannot be compared, a
    /// closure, counts as the same: the transition that is there already goes on.
    static func differ(_ a: Any, _ b: Any) -> Bool {
        guard type(of: a) == type(of: b) else { return true }
        if let a = a as? any Equatable { return !isEqual(a, b) }
        let (parts, others) = (Mirror(reflecting: a).children, Mirror(reflecting: b).children)
        guard parts.count == others.count else { return true }
        return zip(parts, others).contains { $0.label != $1.label || differ($0.value, $1.value) }
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { a == b as? Value }
}
