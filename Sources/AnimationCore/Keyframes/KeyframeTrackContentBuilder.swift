/// Puts keyframes one after the other.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Takes what one line of the closure says.
    public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value>
    where K.Value == Value { content._keyframes() }

    /// The lines of the closure, in order.
    public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> { buildArray(parts) }

    /// The rounds of a `for`, in order.
    public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        var result = _KeyframeList<Value>()
        result.segments = parts.flatMap(\.segments)
        return result
    }

    /// The first branch of an `if` or `switch`.
    public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

    /// The other branch of an `if` or `switch`.
    public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }

    /// An `if` without `else`: nothing where it does not hold.
    public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> { part ?? _KeyframeList() }

    /// What stands under `if #available`.
    public static func buildLimitedAvailability(_ part: _KeyframeList<Value>) -> _KeyframeList<Value> { part }
}
