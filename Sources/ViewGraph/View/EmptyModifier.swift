/// A modifier that changes nothing, for a place at which a program chooses between modifiers as it is built.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    /// The modifier.
    nonisolated public static let identity = EmptyModifier()
    /// Makes a modifier that changes nothing.
    public init() {}
    /// The content as it is.
    @MainActor public func body(content: Content) -> some View { content }
}
