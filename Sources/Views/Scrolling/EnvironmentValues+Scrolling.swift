public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Whether a scroll view shows where it is.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let value: Int
    var isShown: Bool { value < 2 }

    /// While it moves and shortly after.
    public static let automatic = ScrollIndicatorVisibility(value: 0)
    /// While it moves and shortly after.
    public static let visible = ScrollIndicatorVisibility(value: 1)
    /// Not.
    public static let hidden = ScrollIndicatorVisibility(value: 2)
    /// Not.
    public static let never = ScrollIndicatorVisibility(value: 3)
}

/// What the margins of `contentMargins` are for.
public struct ContentMarginPlacement: Equatable, Sendable {
    private let value: Int
    var isForContent: Bool { value < 2 }
    var isForIndicators: Bool { value != 1 }

    /// Content and indicators.
    public static let automatic = ContentMarginPlacement(value: 0)
    /// What is scrolled.
    public static let scrollContent = ContentMarginPlacement(value: 1)
    /// The indicators.
    public static let scrollIndicators = ContentMarginPlacement(value: 2)
}

/// Whether a scroll view gives way beyond its ends to a finger that pulls it.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private let value: Int
    /// Also where all of the content is seen.
    var bouncesAlways: Bool { value < 2 }

    /// Always.
    public static let automatic = ScrollBounceBehavior(value: 0)
    /// Always.
    public static let always = ScrollBounceBehavior(value: 1)
    /// Only along axes in which not all of the content is seen.
    public static let basedOnSize = ScrollBounceBehavior(value: 2)
}

/// What scroll views inside are like.
struct ScrollSettings: Equatable {
    var isEnabled = true
    var verticalIndicator = ScrollIndicatorVisibility.automatic
    var horizontalIndicator = ScrollIndicatorVisibility.automatic
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var anchor: UnitPoint?
    var isClipped = true
    var verticalBounce = ScrollBounceBehavior.automatic
    var horizontalBounce = ScrollBounceBehavior.automatic
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }
private enum ScrollBehaviorKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }
private enum ScrollObserversKey: EnvironmentKey { static var defaultValue: [any ScrollGeometryObserver] { [] } }
private enum ScrollRegistryKey: EnvironmentKey { static var defaultValue: ScrollRegistry? { nil } }
private enum ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPositionBinding? { nil } }

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollBehaviorKey.self] }
        set { self[ScrollBehaviorKey.self] = newValue }
    }
    /// Who wants to know where the scroll view inside is.
    var scrollObservers: [any ScrollGeometryObserver] {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
    /// Where the scroll views inside a `ScrollViewReader` are found.
    var scrollRegistry: ScrollRegistry? {
        get { self[ScrollRegistryKey.self] }
        set { self[ScrollRegistryKey.self] = newValue }
    }
    var scrollPosition: ScrollPositionBinding? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }

    /// Whether scroll views can be scrolled by people (`scrollDisabled`).
    public var isScrollEnabled: Bool {
        get { scrollSettings.isEnabled }
        set { scrollSettings.isEnabled = newValue }
    }
    /// Whether scroll views show how far down they are.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.verticalIndicator }
        set { scrollSettings.verticalIndicator = newValue }
    }
    /// Whether scroll views show how far across they are.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.horizontalIndicator }
        set { scrollSettings.horizontalIndicator = newValue }
    }
}

extension View {
    /// Keeps people from scrolling; programs still can.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Whether scroll views inside show where they are along `axes`.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            if axes.contains(.vertical) { settings.verticalIndicator = visibility }
            if axes.contains(.horizontal) { settings.horizontalIndicator = visibility }
        }
    }

    /// Margins around what scroll views inside scroll, or at their indicators.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            func merge(_ margins: inout EdgeInsets) {
                if edges.contains(.top) { margins.top = insets.top }
                if edges.contains(.leading) { margins.leading = insets.leading }
                if edges.contains(.bottom) { margins.bottom = insets.bottom }
                if edges.contains(.trailing) { margins.trailing = insets.trailing }
            }
            if placement.isForContent { merge(&settings.contentMargins) }
            if placement.isForIndicators { merge(&settings.indicatorMargins) }
        }
    }

    /// Margins of `length` points (16 if nil) around what scroll views inside scroll, or at their indicators.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement) }

    /// Margins of `length` points all around what scroll views inside scroll, or at their indicators.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, length, for: placement) }

    /// Where scroll views inside begin: this point of the content lies on the same point of the view.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollSettings) { $0.anchor = anchor }
    }

    /// Lets what scroll views inside scroll be seen beyond their frames.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollSettings) { $0.isClipped = !disabled }
    }

    /// Whether scroll views inside give way beyond their ends along `axes`.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            if axes.contains(.vertical) { settings.verticalBounce = behavior }
            if axes.contains(.horizontal) { settings.horizontalBounce = behavior }
        }
    }

    /// Where scroll views inside come to rest.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }

    /// Keeps `id` at the identity of the view at the start of the scroll view, among those of its `scrollTargetLayout`;
    /// and scrolls to the view with that identity when the program changes it, as the transaction says (S24.9).
    nonisolated public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        environment(\.scrollPosition, TypedScrollPosition(id, anchor: anchor))
    }
}
