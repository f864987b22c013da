/// Puts views together: the declarations of a body become one value whose type is their structure (S2.4).
@resultBuilder public struct ViewBuilder {
    /// A line of a body: any view.
    @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// A body without a line is ``EmptyView``.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A body of one view is that view.
    @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// A body of several views is a ``TupleView``, whose parts are told apart by their places (S2.4).
    @inlinable public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> { TupleView((repeat each content)) }

    /// `if` without `else`: the view, or nothing (S2.10).
    @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` or `switch`: an identity of its own, also where the other one's type is the same
    /// (S2.4).
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// The second branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// `if #available`: the view without its type.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
