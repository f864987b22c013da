/// Whether two values are the same as far as an update is concerned (S1.4).
package enum ValueComparison {
    /// Equal bits first, then `==`, fields and existentials as the type allows. Closures are equal if they are copies of
    /// one closure and lie in a struct (alone, a closure is wrapped anew on its way here); two closures made by the same
    /// code differ if they capture anything. False may mean "not known".
    package static func areEqual<V>(_ a: V, _ b: V) -> Bool { areEqualValues(a, b) }
}

/// As ``ValueComparison/areEqual(_:_:)``. It belongs to no actor, though only the main one calls it, since closures of an
/// actor that are passed to the standard library are checked at run time for being there.
func areEqualValues<V>(_ a: V, _ b: V) -> Bool {
    let type = ValueType.of(V.self)
    return unsafe withUnsafePointer(to: a) { a in
        unsafe withUnsafePointer(to: b) { b in unsafe type.areEqual(a, b) }
    }
}
