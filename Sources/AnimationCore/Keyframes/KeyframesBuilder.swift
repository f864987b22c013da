/// Puts tracks side by side; or keyframes one after the other, as one track of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// Takes what one line of the closure says.
    public static func buildExpression<K: Keyframes>(_ tracks: K) -> _KeyframeTracks<Value> where K.Value == Value {
        tracks._tracks()
    }

    /// The lines of the closure, in order.
    public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> { buildArray(parts) }

    /// The rounds of a `for`, in order.
    public static func buildArray(_ parts: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: parts.flatMap(\.tracks))
    }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }

    /// The other branch of an `if` or `switch`.
    public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { second }

    /// An `if` without `else`: nothing where it does not hold.
    public static func buildOptional(_ part: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
        part ?? _KeyframeTracks()
    }

    /// What stands under `if #available`.
    public static func buildLimitedAvailability(_ part: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { part }

    /// The whole closure.
    public static func buildFinalResult(_ tracks: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { tracks }
}

extension KeyframesBuilder where Value: Animatable {
    /// What one line of the closure stands for.
    public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value>
    where K.Value == Value { content._keyframes() }

    /// The lines of the closure, in order.
    public static func buildBlock(_ first: _KeyframeList<Value>, _ parts: _KeyframeList<Value>...) -> _KeyframeList<
        Value
    > {
        buildArray([first] + parts)
    }

    /// The rounds of a `for`, in order.
    public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        KeyframeTrackContentBuilder<Value>.buildArray(parts)
    }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

    /// The other branch of an `if` or `switch`.
    public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }

    /// An `if` without `else`: nothing where it does not hold.
    public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> { part ?? _KeyframeList() }

    /// What stands under `if #available`.
    public static func buildLimitedAvailability(_ part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }

    /// Keyframes without a track: one track of the whole value (S16.2).
    public static func buildFinalResult(_ list: _KeyframeList<Value>) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: [TrackSource(keyPath: \Value.self, segments: list.segments)])
    }
}
