import AttributeGraph

/// Several views at one place, in order (S2.9). `Content` is a tuple of views.
nonisolated public struct TupleView<Content>: _PrimitiveView {
    /// Views, in order, as a tuple.
    public var value: Content

    /// Creates the result of a view builder with several views; programs need not call it.
    @inlinable nonisolated public init(_ value: Content) { self.value = value }

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        for part in TupleParts.of(Content.self) {
            part.type.makePart(at: view.place.moved(by: part.offset), inputs: inputs)
        }
    }
}

/// Views in the tuples of ``TupleView``.
///
/// The tuple is one type parameter, as in Apple's interface, so that its elements are known to the compiler only where a
/// builder makes them. They are found by reflection, once for each type of tuple.
@MainActor private enum TupleParts {
    struct Part {
        let type: any View.Type
        /// Byte offset of the view in the tuple.
        let offset: Int
    }

    private static let known = TypeTable<[Part]>()
    private static let viewTypes = ConformanceIndex((any View.Type).self)

    /// Returns the views in a tuple of type `Content`, in order. A single view is one part; elements that are not views
    /// are left out.
    static func of<Content>(_ content: Content.Type) -> [Part] {
        if let parts = known[ObjectIdentifier(content)] { return parts }
        var parts: [Part] = []
        if let view = viewTypes.cast(content) {
            parts.append(Part(type: view, offset: 0))
        } else {
            for field in FieldReflection.fields(of: content) {
                if let view = viewTypes.cast(field.type) { parts.append(Part(type: view, offset: field.offset)) }
            }
        }
        known.add(parts, for: ObjectIdentifier(content))
        return parts
    }
}

extension View {
    fileprivate static func makePart(at place: AttributePlace, inputs: _ViewInputs) {
        _makeView(_GraphValue<Self>(place), inputs: inputs)
    }
}

/// A view without content: it has no subviews and adds no spacing (S2.10).
nonisolated public struct EmptyView: _PrimitiveView {
    /// Creates a view without content.
    nonisolated public init() {}

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<EmptyView>, inputs: _ViewInputs) {}
}

/// A group of views that is not a view itself: modifiers apply to each of the views (S2.9).
public struct Group<Content> {
    package var content: Content

    nonisolated package init(_ content: Content) { self.content = content }
}

extension Group: View where Content: View {
    /// Creates a group.
    ///
    /// - Parameter content: the views. A modifier on the group applies to each of them (S2.9).
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Never called: the view is made by the library.
    public var body: Never { neverHappens() }

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Group<Content>>, inputs: _ViewInputs) {
        Content._makeView(view.field(at: 0), inputs: inputs)
    }
}
