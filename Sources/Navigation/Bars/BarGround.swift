@_spi(Engine) public import Controls
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Background and appearance that a page's views set for a bar.
package struct BarGround: Equatable {
    /// Fill; nil for the usual one.
    var style: CoverGround?
    /// Hidden leaves the bar without background; all else shows it.
    var visibility: Visibility?
    /// Appearance of the bar's content; nil for that of the window.
    package var colorScheme: ColorScheme?

    /// True if the bar has no background.
    package var isHidden: Bool { visibility == .hidden }

    /// Fill of the bar, whose usual one is `usual`.
    package func fill(_ usual: AnyShapeStyle) -> AnyShapeStyle {
        isHidden ? AnyShapeStyle(Color.clear) : style?.style ?? usual
    }

    /// Adds the values of a later sibling, which replace earlier ones.
    mutating func add(_ other: Self) {
        style = other.style ?? style
        visibility = other.visibility ?? visibility
        colorScheme = other.colorScheme ?? colorScheme
    }
}

extension View {
    /// Fills bars around the page, the top bar by default, with `style`.
    nonisolated public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        let ground = CoverGround(style)
        return edit(bars) { $0.style = $0.style ?? ground }
    }

    /// Shows or hides the background of bars around the page, the top bar by default. Hidden, what is behind a bar shows
    /// through.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        edit(bars) { $0.visibility = $0.visibility ?? visibility }
    }

    /// Shows or hides the background of bars around the page, as ``toolbarBackground(_:for:)``.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        edit(bars) { $0.visibility = $0.visibility ?? visibility }
    }

    /// Shows the content of bars around the page, the top bar by default, in light or dark; nil is as the window.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        edit(bars) { $0.colorScheme = $0.colorScheme ?? colorScheme }
    }

    nonisolated private func edit(
        _ bars: [ToolbarPlacement], _ change: @escaping (inout BarGround) -> Void
    ) -> some View {
        let isTop = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
        let isBottom = bars.contains(.bottomBar)
        let isTab = bars.contains(.tabBar)
        return transformPreference(NavigationBarKey.self) {
            if isTop { change(&$0.top) }
            if isBottom { change(&$0.bottom) }
        }
        .transformPreference(TabBarLookKey.self) { if isTab { change(&$0.ground) } }
    }
}

/// Look of the tab bar around a page, as the page's views set it.
package struct TabBarLook: Equatable {
    /// True if the bar is hidden while the page is in front.
    package var isHidden = false
    /// Background of the bar while the page is in front.
    package var ground = BarGround()

    package init() {}

    /// Adds the values of a later sibling or of a page further in.
    mutating func add(_ other: Self) {
        isHidden = isHidden || other.isHidden
        ground.add(other.ground)
    }
}

/// Preference of a page: look of a tab bar around the stack while the page is in front.
package enum TabBarLookKey: PagePreferenceKey {
    package static var defaultValue: TabBarLook { TabBarLook() }
    package static func reduce(value: inout TabBarLook, nextValue: () -> TabBarLook) { value.add(nextValue()) }
}
