/// Content of a track: keyframes one after the other (S16.3).
public protocol KeyframeTrackContent<Value> {
    /// Type of the animated part.
    associatedtype Value: Animatable
    /// Type of ``body``.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes of which this consists (S16.15).
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// The keyframes for the engine; the keyframe types of this module implement it themselves.
    func _keyframes() -> _KeyframeList<Value>
}

extension KeyframeTrackContent where Body.Value == Value {
    /// The keyframes of ``body``.
    public func _keyframes() -> _KeyframeList<Value> { body._keyframes() }
}

/// Keyframes one after the other: the result of a track's builder.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
    @usableFromInline var segments: [KeyframeSegment<Value.AnimatableData>] = []

    /// Never evaluated: the engine reads the keyframes directly.
    public var body: Never { return noBody() }

    /// These keyframes.
    public func _keyframes() -> _KeyframeList<Value> { self }
}

extension Never: Animatable {
    /// Empty, since there is no value.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Never: KeyframeTrackContent {
    /// Never, since there are no keyframes.
    public typealias Value = Never

    /// Never, since there is no value.
    public typealias Body = Never

    /// Never evaluated.
    public var body: Never { return noBody() }

    /// No keyframes.
    public func _keyframes() -> _KeyframeList<Never> { _KeyframeList() }
}

/// Traps: `body` of this module's keyframes is never evaluated, since they implement the engine's requirement
/// themselves.
func noBody() -> Never { preconditionFailure("A keyframe of the library has no body; ask for its values instead.") }

extension _KeyframeList {
    init(to target: Value, duration: Double, kind: KeyframeSegment<Value.AnimatableData>.Kind) {
        segments = [KeyframeSegment(to: target.animatableData, duration: duration, kind: kind)]
    }
}
