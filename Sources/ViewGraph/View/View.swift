package import AttributeGraph

/// A part of a program's user interface: a value that says what there should be.
///
/// A view's type is asked once, when its place in the tree comes into being, to make what lasts there (`_makeView`);
/// afterwards only values flow (S2.1).
@MainActor @preconcurrency public protocol View {
    /// What `body` gives; the compiler finds it.
    associatedtype Body: View
    /// What the view is made of. It runs when the view's value differs from the last one, or something that it read
    /// changed (S1.5, S2.2); it must change no state.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes what lasts of this view: attributes, boxes, layers. Programs never call or write this.
    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: consuming _ViewInputs)

    /// Whether the view is one element, whatever its value: then modifiers need not wait to see how many there are (S2.9).
    /// Programs never ask for or write this.
    @MainActor static var _isOneElement: Bool { get }
}

/// A handle to one value in the graph: the view, or modifier, that is now at some place.
@MainActor public struct _GraphValue<Value> {
    /// Where the value lies: what makes a view of others asks for their places, and never for the types around them.
    package let place: AttributePlace

    package var attribute: Attribute<Value> { Attribute(place) }

    @inline(__always) package init(_ attribute: Attribute<Value>) { place = attribute.place }
    @inline(__always) package init(_ place: AttributePlace) { self.place = place }

    /// The stored property at `keyPath`, as a value of its own: no node of the graph is needed for it.
    package subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
        _GraphValue<Part>(attribute[keyPath])
    }
}

/// Finds the stored properties of a struct, in the order of their declaration, where the compiler puts them. A key path
/// says the same, but a literal in generic code is put together anew each time it is met.
package struct FieldOffsets {
    private var end = 0

    package init() {}

    @inline(__always) package mutating func next<Part>(_ type: Part.Type) -> Int {
        let alignment = MemoryLayout<Part>.alignment
        let offset = (end + alignment - 1) & ~(alignment - 1)
        end = offset + MemoryLayout<Part>.size
        return offset
    }
}

extension _GraphValue {
    /// The stored property at `offset`, as a value of its own.
    @inline(__always) package func field<Part>(_ type: Part.Type = Part.self, at offset: Int) -> _GraphValue<Part> {
        _GraphValue<Part>(place.moved(by: offset))
    }

    /// The first two stored properties.
    @inline(__always) package func fields<First, Second>(_ first: First.Type, _ second: Second.Type) -> (
        _GraphValue<First>, _GraphValue<Second>
    ) {
        var offsets = FieldOffsets()
        return (field(first, at: offsets.next(first)), field(second, at: offsets.next(second)))
    }
}

extension Never: View {
    public var body: Never { neverHappens() }

    @MainActor public static func _makeView(_ view: _GraphValue<Never>, inputs: _ViewInputs) {}
    @MainActor public static var _isOneElement: Bool { false }
}

/// A view that has no body: the engine knows how it is made.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Never asked for: the view is made of no other.
    public var body: Never { neverHappens() }

    @MainActor public static var _isOneElement: Bool { false }
}

/// Stands where the type system already proves that nothing arrives.
func neverHappens(_ what: StaticString = "body of a primitive view") -> Never {
    preconditionFailure("Lilt asked for the \(what), which has none; this is a mistake in Lilt, please report it.")
}
