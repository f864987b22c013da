/// Comparison of values for the purpose of updates (S1.4).
package enum ValueComparison {
    /// True if the values are known to be equal: by bits, then by `==`, fields and existentials as the type allows.
    /// Closures are equal if they are copies of one closure within a struct (a bare closure is wrapped anew when passed
    /// here); two closures of the same code differ if they capture anything. False may mean "unknown".
    package static func areEqual<V>(_ a: V, _ b: V) -> Bool { areEqualValues(a, b) }
}

/// True if the values are known to be equal, see ``ValueComparison/areEqual(_:_:)``. Nonisolated, though only called on
/// the main actor: closures of an actor that are passed to the standard library are checked at run time.
func areEqualValues<V>(_ a: V, _ b: V) -> Bool {
    let type = ValueType.of(V.self)
    return unsafe withUnsafePointer(to: a) { a in
        unsafe withUnsafePointer(to: b) { b in unsafe type.areEqual(a, b) }
    }
}
