import AttributeGraph

/// Something that people do with a pointer: a value that says what to look for, and what to do when it happens (S18).
///
/// A gesture's type is asked once, at the first press on its view, to make the recogniser
/// (`_makeRecognizer(_:inputs:)`); afterwards only values flow, so a new gesture from a new body replaces closures but
/// never a recognition that is under way (S18.8).
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// Type of the value that the gesture has while it goes on.
    associatedtype Value
    /// Type of the gesture that it is made of.
    associatedtype Body: Gesture
    /// The gesture that it is made of.
    @MainActor @preconcurrency var body: Body { get }

    /// Makes the recogniser of this gesture. Programs never call or write this.
    @MainActor static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value>
}

extension Gesture {
    /// A gesture that is made of others: its state and its environment are put into it before its body is asked for.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Body.Value> {
        var properties = inputs.properties(of: Self.self)
        let graph = inputs.view.graph
        let body = _GestureValue<Body> {
            var value = gesture.current()
            graph.untracked { properties.update(&value, in: graph) }
            return value.body
        }
        return Body._makeRecognizer(body, inputs: inputs)
    }
}

/// A gesture that is made of no other: the engine knows how it is recognised.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    /// Never asked for: the gesture is made of no other.
    public var body: Never { neverHappens("body of a primitive gesture") }
}

extension Never: Gesture {
    /// Type of the value.
    public typealias Value = Never

    /// Makes the recogniser of a gesture that never is.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Never>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Never> { neverHappens("recogniser of no gesture") }
}

/// The gesture that is now at some place: closures and settings are always read from the newest (S18.8).
@MainActor public struct _GestureValue<Value> {
    package let current: @MainActor () -> Value

    package init(_ current: @escaping @MainActor () -> Value) { self.current = current }

    /// A part of the gesture as a gesture of its own.
    package func map<Part>(_ part: @escaping @MainActor (Value) -> Part) -> _GestureValue<Part> {
        let current = current
        return _GestureValue<Part> { part(current()) }
    }
}

/// The place at which a gesture is attached: its box, environment and state.
@MainActor public struct _GestureInputs {
    package let place: GesturePlace
    let view: _ViewInputs

    package init(place: GesturePlace, view: _ViewInputs) {
        self.place = place
        self.view = view
    }

    func properties<G>(of type: G.Type) -> _DynamicProperties {
        view.graph.untracked { view.lifetime.perform { _DynamicProperties(of: type, inputs: view) } }
    }
}

/// The recogniser of one gesture on one view.
@MainActor public struct _GestureRecognizer<Value> {
    package let node: any GestureNode<Value>

    package init(_ node: any GestureNode<Value>) { self.node = node }
}
