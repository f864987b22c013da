/// Result builder that joins parallel tracks, or keyframes one after the other into one track of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// The tracks of one expression.
    public static func buildExpression<K: Keyframes>(_ tracks: K) -> _KeyframeTracks<Value> where K.Value == Value {
        tracks._tracks()
    }

    /// The tracks of all statements, in order.
    public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> { buildArray(parts) }

    /// The tracks of all iterations of a `for` loop, in order.
    public static func buildArray(_ parts: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: parts.flatMap(\.tracks))
    }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }

    /// The second branch of an `if` or `switch`.
    public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { second }

    /// An `if` without `else`; no tracks if it is false.
    public static func buildOptional(_ part: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
        part ?? _KeyframeTracks()
    }

    /// The content of `if #available`.
    public static func buildLimitedAvailability(_ part: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { part }

    /// The tracks of the closure.
    public static func buildFinalResult(_ tracks: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { tracks }
}

extension KeyframesBuilder where Value: Animatable {
    /// The keyframes of one expression.
    public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value>
    where K.Value == Value { content._keyframes() }

    /// The keyframes of all statements, in order.
    public static func buildBlock(_ first: _KeyframeList<Value>, _ parts: _KeyframeList<Value>...) -> _KeyframeList<
        Value
    > {
        buildArray([first] + parts)
    }

    /// The keyframes of all iterations of a `for` loop, in order.
    public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        KeyframeTrackContentBuilder<Value>.buildArray(parts)
    }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

    /// The second branch of an `if` or `switch`.
    public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }

    /// An `if` without `else`; no keyframes if it is false.
    public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> { part ?? _KeyframeList() }

    /// The content of `if #available`.
    public static func buildLimitedAvailability(_ part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }

    /// One track of the whole value, from keyframes without a track (S16.2).
    public static func buildFinalResult(_ list: _KeyframeList<Value>) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: [TrackSource(keyPath: \Value.self, segments: list.segments)])
    }
}
