import AttributeGraph

/// Remembers of each type of view whether it is one element: asking would go through all the types that it is made of.
@MainActor package enum ElementCounts {
    package static func isOne<V: View>(_ view: V.Type) -> Bool {
        if let isOne = known[ObjectIdentifier(view)] { return isOne }
        // A type may come to be asked about itself, whose views are as deep as they are made.
        known.add(false, for: ObjectIdentifier(view))
        let isOne = V._isOneElement
        if isOne { known.replace(true, for: ObjectIdentifier(view)) }
        return isOne
    }
}

@MainActor private let known = TypeTable<Bool>()
