/// State of the recognition of one gesture (S18.1).
package enum GesturePhase<Value> {
    /// It may still become this gesture. A long press has a value at the press already.
    case possible(Value?)
    /// It is this gesture and goes on.
    case active(Value)
    /// It was this gesture.
    case ended(Value)
    case failed

    package var isOver: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .active: false
        }
    }

    /// The gesture's value, if it has one.
    package var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    package func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// Follows events on a view and tells whether they are its gesture.
///
/// It starts at ``GestureEvent/Kind/pressed`` or ``GestureEvent/Kind/pinchBegan`` and is told of everything until it
/// has ended or failed; afterwards it is ready to start anew. What programs are to be told goes into `callbacks`:
/// whether they are told is decided further out, where other gestures are known.
@MainActor package protocol GestureNode<Value>: AnyObject {
    associatedtype Value

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Value>

    /// Called when another gesture won, or the view has gone: the recognition is as if it had never begun (S18.18).
    func cancel(_ callbacks: inout GestureCallbacks)

    /// Program time at which the node needs an event, though nothing happens, in seconds; nil if it needs none.
    var wakeTime: Double? { get }
}

/// Closures of programs that are to run because of one event.
@MainActor package struct GestureCallbacks {
    /// Writes to `@GestureState`, which come first (S18.8, S18.12).
    private(set) var updates: [@MainActor () -> Void] = []
    private(set) var actions: [@MainActor () -> Void] = []

    package init() {}

    package mutating func update(_ write: @escaping @MainActor () -> Void) { updates.append(write) }
    package mutating func perform(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    /// Adds the closures of `other` behind these.
    mutating func append(_ other: GestureCallbacks) {
        updates += other.updates
        actions += other.actions
    }

    package func run() {
        for update in updates { update() }
        for action in actions { action() }
    }
}
