package import AttributeGraph

/// A part of a program's user interface: a value that says what there should be.
///
/// A view's type is asked once, when its place in the tree comes into being, to make what lasts there (``_makeView``);
/// afterwards only values flow (DESIGN §4, S2.1).
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes what lasts of this view: attributes, boxes, layers. Programs never call or write this.
    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs)
}

/// A handle to one value in the graph: the view, or modifier, that is now at some place.
@MainActor public struct _GraphValue<Value> {
    package let attribute: Attribute<Value>

    package init(_ attribute: Attribute<Value>) { self.attribute = attribute }

    /// The stored property at `keyPath`, as a value of its own: no node of the graph is needed for it.
    package subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
        _GraphValue<Part>(attribute[keyPath])
    }
}

extension Never: View {
    public var body: Never { neverHappens() }

    @MainActor public static func _makeView(_ view: _GraphValue<Never>, inputs: _ViewInputs) {}
}

/// A view that has no body: the engine knows how it is made.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { neverHappens() }
}

/// Stands where the type system already proves that nothing arrives.
func neverHappens(_ what: StaticString = "body of a primitive view") -> Never {
    preconditionFailure("Lilt asked for the \(what), which has none; this is a mistake in Lilt, please report it.")
}
