/// Content of a timeline: parallel tracks (S16.2).
public protocol Keyframes<Value> {
    /// Type of the animated value.
    associatedtype Value
    /// Type of ``body``.
    associatedtype Body: Keyframes

    /// The tracks of which this consists (S16.15).
    @KeyframesBuilder<Value> var body: Body { get }

    /// The tracks for the engine; the track types of this module implement it themselves.
    func _tracks() -> _KeyframeTracks<Value>
}

extension Keyframes where Body.Value == Value {
    /// The tracks of ``body``.
    public func _tracks() -> _KeyframeTracks<Value> { body._tracks() }
}

extension Never: Keyframes {
    /// No tracks.
    public func _tracks() -> _KeyframeTracks<Never> { _KeyframeTracks() }
}

/// Parallel tracks: the result of a timeline's builder.
public struct _KeyframeTracks<Value>: Keyframes {
    var tracks: [any TrackMaking<Value>] = []

    /// Never evaluated: the engine reads the tracks directly.
    public var body: Never { return noBody() }

    /// These tracks.
    public func _tracks() -> _KeyframeTracks<Value> { self }
}
