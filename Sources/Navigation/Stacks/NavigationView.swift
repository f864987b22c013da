@_spi(Engine) public import ViewGraph

/// A `NavigationStack` that keeps its path itself. Deprecated by Apple in favour of that.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Makes a stack whose root is `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A stack with the content as root.
    @MainActor public var body: some View { NavigationStack { content } }
}

/// Arrangement of a `NavigationView`'s pages.
public protocol NavigationViewStyle {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style; programs write `.stack`.
    nonisolated public init() {}
}

/// Default style: one page at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style; programs write `.automatic`.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One page at a time.
    nonisolated public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Default style: one page at a time.
    nonisolated public static var automatic: Self { Self() }
}

extension View {
    /// Has no effect: every `NavigationView` shows one page at a time. Deprecated by Apple.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
