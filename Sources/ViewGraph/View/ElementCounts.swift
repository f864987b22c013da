import AttributeGraph

/// Cache of `_isOneElement` for each view type. Computing the property visits all types that the view's type is made
/// of.
@MainActor package enum ElementCounts {
    package static func isOne<V: View>(_ view: V.Type) -> Bool {
        if let isOne = known[ObjectIdentifier(view)] { return isOne }
        // A recursive type may ask for itself. Such a view counts as more than one element.
        known.add(false, for: ObjectIdentifier(view))
        let isOne = V._isOneElement
        if isOne { known.replace(true, for: ObjectIdentifier(view)) }
        return isOne
    }
}

@MainActor private let known = TypeTable<Bool>()
