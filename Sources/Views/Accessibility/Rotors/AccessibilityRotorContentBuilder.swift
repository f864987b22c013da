/// Combines rotor content; conditions are allowed.
@resultBuilder nonisolated public struct AccessibilityRotorContentBuilder {
    /// Passes content on.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// A closure of one statement: its content.
    public static func buildBlock<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> some AccessibilityRotorContent { content }

    /// A closure of several statements: their content in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        var parts: [any AccessibilityRotorContent] = []
        for part in repeat each content { parts.append(part) }
        return RotorContents(parts: parts)
    }

    /// The content of an `if` without `else`, or none.
    public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> some AccessibilityRotorContent { RotorContents(parts: content.map { [$0] } ?? []) }

    /// The content of the first branch of an `if` or `switch`.
    public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
        first: First
    ) -> _ConditionalRotorContent<First, Second> { _ConditionalRotorContent(part: first) }

    /// The content of another branch of an `if` or `switch`.
    public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
        second: Second
    ) -> _ConditionalRotorContent<First, Second> { _ConditionalRotorContent(part: second) }

    /// The content of an `if #available`.
    public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> some AccessibilityRotorContent { RotorContents(parts: [content]) }
}

/// Rotor content of the branch taken. Programs never name this.
nonisolated public struct _ConditionalRotorContent<
    First: AccessibilityRotorContent, Second: AccessibilityRotorContent
>: AccessibilityRotorContent {
    /// Nothing: this is not composed of other content.
    public typealias Body = Never

    let part: any AccessibilityRotorContent

    /// Appends the places of the branch.
    @MainActor public func _collect(_ list: inout _AccessibilityRotorList) { part._collect(&list) }
}
