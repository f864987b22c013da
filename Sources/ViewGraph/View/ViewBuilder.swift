/// Result builder of view bodies. The declarations in a body become one value whose type is their structure (S2.4).
@resultBuilder public struct ViewBuilder {
    /// Builds an expression of a body: any view.
    @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

    /// Builds an empty body as ``EmptyView``.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds a body of one view as that view.
    @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

    /// Builds a body of several views as a ``TupleView``. Its parts are identified by their positions (S2.4).
    @inlinable public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

    /// Builds an `if` without `else`: an optional view (S2.10).
    @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of an `if` or `switch`. Its identity differs from that of the other branch, even if both
    /// have the same type (S2.4).
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// Builds the second branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// Builds an `if #available` as a view without its type.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
