/// What a timeline is made of: tracks side by side (S16.2).
public protocol Keyframes<Value> {
    /// What is animated.
    associatedtype Value
    /// What ``body`` makes.
    associatedtype Body: Keyframes

    /// The tracks that this stands for (S16.15).
    @KeyframesBuilder<Value> var body: Body { get }

    /// The engine's view of it; the tracks of this module have their own.
    func _tracks() -> _KeyframeTracks<Value>
}

extension Keyframes where Body.Value == Value {
    /// The engine's view of it.
    public func _tracks() -> _KeyframeTracks<Value> { body._tracks() }
}

extension Never: Keyframes {
    /// The engine's view of it.
    public func _tracks() -> _KeyframeTracks<Never> { _KeyframeTracks() }
}

/// Tracks side by side: what a timeline's builder makes.
public struct _KeyframeTracks<Value>: Keyframes {
    var tracks: [any TrackMaking<Value>] = []

    /// Not asked for: the engine reads the keyframes themselves.
    public var body: Never { return noBody() }

    /// The engine's view of it.
    public func _tracks() -> _KeyframeTracks<Value> { self }
}
