/// Container of the standard library whose elements are rebuilt one by one (``CarriedValue``).
protocol CarriedContainer {
    /// Returns the elements of `old` in a container of this type; nil if one of them cannot be rebuilt.
    static func rebuilt(from old: Any, by carried: CarriedValue) -> Self?

    /// Elements.
    var parts: [Any] { get }
}

extension CarriedContainer {
    fileprivate static func elements<Element>(
        of old: Any, by carried: CarriedValue, as type: Element.Type
    ) -> [Element]? {
        guard let parts = (old as? any CarriedContainer)?.parts else { return nil }
        let elements = parts.compactMap { carried.element($0, as: Element.self) }
        return elements.count == parts.count ? elements : nil
    }
}

extension Optional: CarriedContainer {
    static func rebuilt(from old: Any, by carried: CarriedValue) -> Self? {
        elements(of: old, by: carried, as: Wrapped.self).map { $0.first }
    }

    var parts: [Any] { map { [$0] } ?? [] }
}

extension Array: CarriedContainer {
    static func rebuilt(from old: Any, by carried: CarriedValue) -> Self? {
        elements(of: old, by: carried, as: Element.self)
    }

    var parts: [Any] { self }
}

extension Set: CarriedContainer {
    static func rebuilt(from old: Any, by carried: CarriedValue) -> Self? {
        elements(of: old, by: carried, as: Element.self).map { Set($0) }
    }

    var parts: [Any] { Swift.Array(self) }
}

extension Dictionary: CarriedContainer {
    static func rebuilt(from old: Any, by carried: CarriedValue) -> Self? {
        guard let parts = (old as? any CarriedContainer)?.parts as? [CarriedPair] else { return nil }
        var result: Self = [:]
        for part in parts {
            guard let key = carried.element(part.key, as: Key.self),
                let value = carried.element(part.value, as: Value.self)
            else { return nil }
            result[key] = value
        }
        return result
    }

    var parts: [Any] { map { CarriedPair(key: $0.key, value: $0.value) } }
}

/// Entry of a dictionary.
private struct CarriedPair {
    let key: Any
    let value: Any
}
