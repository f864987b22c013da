import AttributeGraph

/// Several views at one place, one after the other (S2.9).
nonisolated public struct TupleView<each Content: View>: _PrimitiveView {
    /// The views, in order.
    public var value: (repeat each Content)

    /// What a view builder makes of several views; programs need not.
    @inlinable nonisolated public init(_ value: (repeat each Content)) { self.value = value }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        // Where each part lies in the tuple, as the compiler lays tuples out: no part needs a node or a cast.
        var offsets = FieldOffsets()
        func make<Part: View>(_ type: Part.Type) {
            Part._makeView(view.field(type, at: offsets.next(type)), inputs: inputs)
        }
        repeat make((each Content).self)
    }
}

/// Nothing: no subview, no spacing (S2.10).
nonisolated public struct EmptyView: _PrimitiveView {
    /// A view that is not there: it takes no room and no spacing (S2.10).
    nonisolated public init() {}

    @MainActor public static func _makeView(_ view: _GraphValue<EmptyView>, inputs: _ViewInputs) {}
}

/// Views that belong together without being a view: modifiers apply to each of them (S2.9).
public struct Group<Content> {
    private var content: Content
}

extension Group: View where Content: View {
    /// - Parameter content: the views; a modifier on the group applies to each of them (S2.9).
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { neverHappens() }

    @MainActor public static func _makeView(_ view: _GraphValue<Group<Content>>, inputs: _ViewInputs) {
        Content._makeView(view.field(at: 0), inputs: inputs)
    }
}
