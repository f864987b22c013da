import AnimationCore
@_spi(Engine) public import ViewGraph
import Views

/// Arrangement of a `NavigationView`'s pages.
public protocol NavigationViewStyle {}

/// One page at a time, even if the view has several columns: the first one is the root.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style; programs write `.stack`.
    nonisolated public init() {}
}

/// Default style: as many columns as there are views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style; programs write `.automatic`.
    nonisolated public init() {}
}

/// As many columns as there are views.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    fileprivate init() {}
}

/// As many columns as there are views; older spelling of ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One page at a time.
    nonisolated public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Default style: as many columns as there are views.
    nonisolated public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// As many columns as there are views.
    nonisolated public static var columns: Self { Self() }
}

private enum NavigationViewIsStackKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if a ``NavigationView`` shows one page at a time, whatever it contains.
    var navigationViewIsStack: Bool {
        get { self[NavigationViewIsStackKey.self] }
        set { self[NavigationViewIsStackKey.self] = newValue }
    }
}

extension View {
    /// Sets the arrangement of the navigation views inside. It matters only to those with several columns: one view
    /// alone is one page at a time in every style. Deprecated by Apple.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
    }
}
