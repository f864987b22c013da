package import AttributeGraph

/// A part of a program's user interface, described by a value.
///
/// `_makeView` is called once, when the view's place in the tree is created, and makes the objects that persist there.
/// Later updates only pass new values (S2.1).
@MainActor @preconcurrency public protocol View {
    /// Type of `body`; inferred by the compiler.
    associatedtype Body: View
    /// Content of the view. Evaluated when the view's value differs from the previous one, or when a value that the
    /// body has read changes (S1.5, S2.2). It must not change state.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the persistent objects of this view: attributes, boxes and layers. Internal; programs neither call nor
    /// implement it.
    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: consuming _ViewInputs)

    /// True if the view is always one element, whatever its value. Modifiers then need not wait for the number of
    /// elements (S2.9). Internal; programs neither call nor implement it.
    @MainActor static var _isOneElement: Bool { get }
}

/// A handle to one value in the graph: the current view or modifier at a place.
@MainActor public struct _GraphValue<Value> {
    /// Place of the value. Stored without its type, so that views made of others need no metadata of the types around
    /// them.
    package let place: AttributePlace

    package var attribute: Attribute<Value> { Attribute(place) }

    @inline(__always) package init(_ attribute: Attribute<Value>) { place = attribute.place }
    @inline(__always) package init(_ place: AttributePlace) { self.place = place }

    /// Returns the handle of the stored property at `keyPath`. It needs no node of the graph.
    package subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
        _GraphValue<Part>(attribute[keyPath])
    }
}

/// Computes the offsets of a struct's stored properties in order of declaration, as the compiler lays them out. A key
/// path has the same information, but a key path literal in generic code is instantiated at each use.
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
    /// Returns the handle of the stored property at `offset`.
    @inline(__always) package func field<Part>(_ type: Part.Type = Part.self, at offset: Int) -> _GraphValue<Part> {
        _GraphValue<Part>(place.moved(by: offset))
    }

    /// Returns the handles of the first two stored properties.
    @inline(__always) package func fields<First, Second>(_ first: First.Type, _ second: Second.Type) -> (
        _GraphValue<First>, _GraphValue<Second>
    ) {
        var offsets = FieldOffsets()
        return (field(first, at: offsets.next(first)), field(second, at: offsets.next(second)))
    }
}

extension Never: View {
    /// Never called: the view is made by the library.
    public var body: Never { neverHappens() }

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Never>, inputs: _ViewInputs) {}
    /// True if the view is one element. Internal; programs do not use it.
    @MainActor public static var _isOneElement: Bool { false }
}

/// A view without a body, implemented by the engine.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Never called, because the engine makes the view.
    public var body: Never { neverHappens() }

    /// True if the view is one element. Internal; programs do not use it.
    @MainActor public static var _isOneElement: Bool { false }
}

/// Stops the program at a point that the type system proves to be unreachable.
package func neverHappens(_ what: StaticString = "body of a primitive view") -> Never {
    preconditionFailure("Lilt asked for the \(what), which has none; this is a mistake in Lilt, please report it.")
}
