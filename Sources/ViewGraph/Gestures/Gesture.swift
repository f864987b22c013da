import AttributeGraph

/// An interaction with a pointer that a program recognises: a value that describes the interaction and the actions to
/// run (S18).
///
/// The engine calls `_makeRecognizer(_:inputs:)` once, at the first press on the view. From then on the recogniser only
/// reads the current gesture value: a new gesture of a later body replaces closures, and never a running recognition
/// (S18.8).
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// Type of the value that the gesture has while it is recognised.
    associatedtype Value
    /// Type of the gesture that this one is composed of.
    associatedtype Body: Gesture
    /// The gesture that this one is composed of.
    @MainActor @preconcurrency var body: Body { get }

    /// Makes the recogniser of this gesture. Programs never call or write this.
    @MainActor static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value>
}

extension Gesture {
    /// Makes the recogniser of the body. State and environment are set in the gesture before its body is read.
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

/// A gesture without a body, which the engine recognises itself.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    /// Never called: the gesture has no body.
    public var body: Never { neverHappens("body of a primitive gesture") }
}

extension Never: Gesture {
    /// Type of the value.
    public typealias Value = Never

    /// Never called: no value of this type exists.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Never>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Never> { neverHappens("recogniser of no gesture") }
}

/// The current gesture at one place of the view tree. Reading it always gives the newest closures and settings (S18.8).
@MainActor public struct _GestureValue<Value> {
    package let current: @MainActor () -> Value

    package init(_ current: @escaping @MainActor () -> Value) { self.current = current }

    /// Returns a part of the gesture as a gesture value of its own.
    package func map<Part>(_ part: @escaping @MainActor (Value) -> Part) -> _GestureValue<Part> {
        let current = current
        return _GestureValue<Part> { part(current()) }
    }
}

/// The box, environment and state of the place at which a gesture is attached.
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
