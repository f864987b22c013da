@_spi(Engine) public import ViewGraph

/// Deprecated by Apple: what programs wrote before there was a stack; it is one.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    /// A stack whose root is `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { NavigationStack { content } }
}

/// How a `NavigationView` shows its pages.
public protocol NavigationViewStyle {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// One page at a time.
    nonisolated public init() {}
}

/// What suits the place: one page at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// What suits the place.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One page at a time.
    nonisolated public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// What suits the place.
    nonisolated public static var automatic: Self { Self() }
}

extension View {
    /// Deprecated by Apple. Every `NavigationView` shows one page at a time here.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
