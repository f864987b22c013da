/// What a track is made of: keyframes one after the other (S16.3).
public protocol KeyframeTrackContent<Value> {
    /// The part that the track moves.
    associatedtype Value: Animatable
    /// What ``body`` makes.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that this stands for (S16.15).
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// The engine's view of it; the keyframes of this module have their own.
    func _keyframes() -> _KeyframeList<Value>
}

extension KeyframeTrackContent where Body.Value == Value {
    /// The engine's view of it.
    public func _keyframes() -> _KeyframeList<Value> { body._keyframes() }
}

/// Keyframes one after the other: what a track's builder makes.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
    @usableFromInline var segments: [KeyframeSegment<Value.AnimatableData>] = []

    /// Not asked for: the engine reads the keyframes themselves.
    public var body: Never { return noBody() }

    /// The engine's view of it.
    public func _keyframes() -> _KeyframeList<Value> { self }
}

extension Never: Animatable {
    /// There is no such value, so it has no data.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Never: KeyframeTrackContent {
    /// There are no keyframes in it, so no value either.
    public typealias Value = Never

    /// It stands for nothing else.
    public typealias Body = Never

    /// Not asked for: the engine reads the keyframes themselves.
    public var body: Never { return noBody() }

    /// The engine's view of it.
    public func _keyframes() -> _KeyframeList<Never> { _KeyframeList() }
}

/// Nobody asks a keyframe of this module for its body: its engine's view is another.
func noBody() -> Never { preconditionFailure("A keyframe of the library has no body; ask for its values instead.") }

extension _KeyframeList {
    init(to target: Value, duration: Double, kind: KeyframeSegment<Value.AnimatableData>.Kind) {
        segments = [KeyframeSegment(to: target.animatableData, duration: duration, kind: kind)]
    }
}
