/// What a track is made of: keyframes one after the other (S16.3).
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that this stands for (S16.15).
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// The engine's view of it; the keyframes of this module have their own.
    func _keyframes() -> _KeyframeList<Value>
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _keyframes() -> _KeyframeList<Value> { body._keyframes() }
}

/// Keyframes one after the other: what a track's builder makes.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
    @usableFromInline var segments: [KeyframeSegment<Value.AnimatableData>] = []

    public var body: Never { return noBody() }
    public func _keyframes() -> _KeyframeList<Value> { self }
}

extension Never: Animatable {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Never: KeyframeTrackContent {
    public typealias Value = Never
    public typealias Body = Never

    public var body: Never { return noBody() }
    public func _keyframes() -> _KeyframeList<Never> { _KeyframeList() }
}

/// Nobody asks a keyframe of this module for its body: its engine's view is another.
func noBody() -> Never { preconditionFailure("A keyframe of the library has no body; ask for its values instead.") }

extension _KeyframeList {
    init(to target: Value, duration: Double, kind: KeyframeSegment<Value.AnimatableData>.Kind) {
        segments = [KeyframeSegment(to: target.animatableData, duration: duration, kind: kind)]
    }
}

/// Puts keyframes one after the other.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value>
    where K.Value == Value { content._keyframes() }

    public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> { buildArray(parts) }

    public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        var result = _KeyframeList<Value>()
        result.segments = parts.flatMap(\.segments)
        return result
    }

    public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

    public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }

    public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> { part ?? _KeyframeList() }

    public static func buildLimitedAvailability(_ part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }
}
