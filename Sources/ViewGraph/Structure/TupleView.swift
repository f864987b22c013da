import AttributeGraph

/// Several views at one place, in order (S2.9).
nonisolated public struct TupleView<each Content: View>: _PrimitiveView {
    /// Views, in order.
    public var value: (repeat each Content)

    /// Creates the result of a view builder with several views; programs need not call it.
    @inlinable nonisolated public init(_ value: (repeat each Content)) { self.value = value }

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        // Offsets follow the compiler's layout of tuples, so that no part needs a node or a cast.
        var offsets = FieldOffsets()
        func make<Part: View>(_ type: Part.Type) {
            Part._makeView(view.field(type, at: offsets.next(type)), inputs: inputs)
        }
        repeat make((each Content).self)
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
    private var content: Content
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
