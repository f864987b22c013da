/// State of the recognition of one gesture (S18.1).
package enum GesturePhase<Value> {
    /// The gesture may still be recognised. A long press has a value from the press on.
    case possible(Value?)
    /// The gesture is recognised and continues.
    case active(Value)
    /// The gesture has ended successfully.
    case ended(Value)
    case failed

    /// True if the recognition has ended or failed.
    package var isOver: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .active: false
        }
    }

    /// Value of the gesture; nil if it has none.
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

/// Recognises one gesture from the events of a view.
///
/// A recognition starts at ``GestureEvent/Kind/pressed`` or ``GestureEvent/Kind/pinchBegan``. The node then receives
/// every event until it has ended or failed, and is ready for the next start. Closures of the program are added to
/// `callbacks`. The caller, which knows the other gestures, decides if they run.
@MainActor package protocol GestureNode<Value>: AnyObject {
    associatedtype Value

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Value>

    /// Cancels the recognition, as if it had never begun (S18.18). Called when another gesture won, or when the view
    /// was removed.
    func cancel(_ callbacks: inout GestureCallbacks)

    /// Program time, in seconds, at which the node needs an event although nothing happens; nil if it needs none.
    var wakeTime: Double? { get }

    /// True if one tap is recognised. False by default.
    var isTap: Bool { get }
}

extension GestureNode {
    package var isTap: Bool { false }
}

/// Closures of the program that one event causes to run.
@MainActor package struct GestureCallbacks {
    /// Writes to `@GestureState`, which run before `actions` (S18.8, S18.12).
    private(set) var updates: [@MainActor () -> Void] = []
    private(set) var actions: [@MainActor () -> Void] = []

    package init() {}

    package mutating func update(_ write: @escaping @MainActor () -> Void) { updates.append(write) }
    package mutating func perform(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    /// Appends the closures of `other`.
    mutating func append(_ other: GestureCallbacks) {
        updates += other.updates
        actions += other.actions
    }

    package func run() {
        for update in updates { update() }
        for action in actions { action() }
    }
}
