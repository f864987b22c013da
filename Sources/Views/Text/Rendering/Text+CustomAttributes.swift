extension Text {
    /// Sets a value that renderers read from the text's runs, except on parts that have one of its type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        with { $0.attributes = $0.attributes.over(CustomTextAttributes(value)) }
    }
}

/// Values that ``Text/customAttribute(_:)`` set on a piece of text, at most one of each type.
///
/// Texts are `Sendable`, attributes need not be: they are values that nobody changes once they are set, and only the
/// main actor reads them.
package struct CustomTextAttributes: Equatable, @unchecked Sendable {
    private var values: [ObjectIdentifier: any TextAttribute] = [:]

    package init() {}

    fileprivate init<T: TextAttribute>(_ value: T) { values = [ObjectIdentifier(T.self): value] }

    package subscript<T: TextAttribute>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

    /// These values, and those of `outer` of other types.
    func over(_ outer: CustomTextAttributes) -> CustomTextAttributes {
        var result = self
        result.values.merge(outer.values) { own, _ in own }
        return result
    }

    /// True if both have values of equal types, and equal values: those without properties, or `Equatable` ones.
    package static func == (a: CustomTextAttributes, b: CustomTextAttributes) -> Bool {
        a.values.count == b.values.count
            && a.values.allSatisfy { type, value in b.values[type].map { areEqual(value, $0) } ?? false }
    }

    private static func areEqual(_ a: any TextAttribute, _ b: any TextAttribute) -> Bool {
        func isEmpty<T>(_ value: T) -> Bool { MemoryLayout<T>.size == 0 }
        if isEmpty(a) { return true }
        guard let a = a as? any Equatable else { return false }
        func equals<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
        return equals(a)
    }
}
