/// Result builder that joins keyframes one after the other.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// The keyframes of one expression.
    public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value>
    where K.Value == Value { content._keyframes() }

    /// The keyframes of all statements, in order.
    public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> { buildArray(parts) }

    /// The keyframes of all iterations of a `for` loop, in order.
    public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        var result = _KeyframeList<Value>()
        result.segments = parts.flatMap(\.segments)
        return result
    }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

    /// The second branch of an `if` or `switch`.
    public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }

    /// An `if` without `else`; no keyframes if it is false.
    public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> { part ?? _KeyframeList() }

    /// The content of `if #available`.
    public static func buildLimitedAvailability(_ part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }
}
