/// Whether two values are the same as far as an update is concerned (S1.4).
@MainActor package enum ValueComparison {
    /// Equal bits first, then `==`, fields and existentials as the type allows. Closures are equal if they are copies of
    /// one closure and lie in a struct (alone, a closure is wrapped anew on its way here); two closures made by the same
    /// code differ if they capture anything. False may mean "not known".
    package static func areEqual<V>(_ a: V, _ b: V) -> Bool {
        let type = ValueType.of(V.self)
        return unsafe withUnsafePointer(to: a) { a in
            unsafe withUnsafePointer(to: b) { b in unsafe type.areEqual(a, b) }
        }
    }
}
