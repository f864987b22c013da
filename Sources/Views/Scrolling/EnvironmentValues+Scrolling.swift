public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Visibility of a scroll view's indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let value: Int
    var isShown: Bool { value < 2 }

    /// Shown while the view scrolls and shortly after.
    public static let automatic = ScrollIndicatorVisibility(value: 0)
    /// Shown while the view scrolls and shortly after.
    public static let visible = ScrollIndicatorVisibility(value: 1)
    /// Never shown.
    public static let hidden = ScrollIndicatorVisibility(value: 2)
    /// Never shown.
    public static let never = ScrollIndicatorVisibility(value: 3)
}

/// Parts of a scroll view that the margins of `contentMargins` apply to.
public struct ContentMarginPlacement: Equatable, Sendable {
    private let value: Int
    var isForContent: Bool { value < 2 }
    var isForIndicators: Bool { value != 1 }

    /// Content and indicators.
    public static let automatic = ContentMarginPlacement(value: 0)
    /// The scrolled content only.
    public static let scrollContent = ContentMarginPlacement(value: 1)
    /// The indicators only.
    public static let scrollIndicators = ContentMarginPlacement(value: 2)
}

/// Condition under which a scroll view can be pulled beyond its ends by a finger.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private let value: Int
    /// True if the view bounces even where all of the content is visible.
    var bouncesAlways: Bool { value < 2 }
    /// True if the view bounces where its content is longer.
    var bounces: Bool { value < 3 }

    /// Bounces always.
    public static let automatic = ScrollBounceBehavior(value: 0)
    /// Bounces always.
    public static let always = ScrollBounceBehavior(value: 1)
    /// Bounces only along axes on which the content is longer than the view.
    public static let basedOnSize = ScrollBounceBehavior(value: 2)
    /// Never bounces. UIKit's scroll views have this; SwiftUI's do not.
    package static let never = ScrollBounceBehavior(value: 3)
}

/// Environment values that configure scroll views.
struct ScrollSettings: Equatable {
    var isEnabled = true
    var verticalIndicator = ScrollIndicatorVisibility.automatic
    var horizontalIndicator = ScrollIndicatorVisibility.automatic
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var anchors = ScrollAnchors()
    var isClipped = true
    var verticalBounce = ScrollBounceBehavior.automatic
    var horizontalBounce = ScrollBounceBehavior.automatic
    var deceleration = ScrollMotion.normalDeceleration
    var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic

    /// The settings, of which those that are automatic are as `appearance` tells.
    @MainActor func completed(by appearance: ControlAppearance.Scrolling) -> ScrollSettings {
        guard appearance != ControlAppearance.Scrolling() else { return self }
        var settings = self
        if !appearance.bounces {
            if verticalBounce == .automatic { settings.verticalBounce = .never }
            if horizontalBounce == .automatic { settings.horizontalBounce = .never }
        }
        if !appearance.showsVerticalIndicator, verticalIndicator == .automatic {
            settings.verticalIndicator = .never
        }
        if !appearance.showsHorizontalIndicator, horizontalIndicator == .automatic {
            settings.horizontalIndicator = .never
        }
        return settings
    }
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }
private enum ScrollBehaviorKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }
private enum ScrollObserversKey: EnvironmentKey { static var defaultValue: [any ScrollGeometryObserver] { [] } }
private enum ScrollPhaseObserversKey: EnvironmentKey { static var defaultValue: [any ScrollPhaseObserver] { [] } }
private enum ScrollRegistryKey: EnvironmentKey { static var defaultValue: ScrollRegistry? { nil } }
private enum ScrollDriverKey: EnvironmentKey { static var defaultValue: ScrollDriver? { nil } }
private enum ScrollFillsAcrossKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPositionBinding? { nil } }

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
    package var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollBehaviorKey.self] }
        set { self[ScrollBehaviorKey.self] = newValue }
    }
    /// Observers of the scroll view's geometry.
    var scrollObservers: [any ScrollGeometryObserver] {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
    /// Observers of the scroll view's phases.
    var scrollPhaseObservers: [any ScrollPhaseObserver] {
        get { self[ScrollPhaseObserversKey.self] }
        set { self[ScrollPhaseObserversKey.self] = newValue }
    }
    /// List in which the scroll views inside a `ScrollViewReader` register.
    var scrollRegistry: ScrollRegistry? {
        get { self[ScrollRegistryKey.self] }
        set { self[ScrollRegistryKey.self] = newValue }
    }
    var scrollPosition: ScrollPositionBinding? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }

    /// The program's access to the scroll view by numbers.
    package var scrollDriver: ScrollDriver? {
        get { self[ScrollDriverKey.self] }
        set { self[ScrollDriverKey.self] = newValue }
    }
    /// True if the scroll view takes the proposed length across its axes too, as lists do.
    package var scrollFillsAcross: Bool {
        get { self[ScrollFillsAcrossKey.self] }
        set { self[ScrollFillsAcrossKey.self] = newValue }
    }
    /// Factor by which the velocity of scroll views that nobody holds changes in a millisecond.
    package var scrollDeceleration: Double {
        get { scrollSettings.deceleration }
        set { scrollSettings.deceleration = newValue }
    }

    /// True if people can scroll scroll views; see `scrollDisabled`.
    public var isScrollEnabled: Bool {
        get { scrollSettings.isEnabled }
        set { scrollSettings.isEnabled = newValue }
    }
    /// Visibility of vertical scroll indicators.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.verticalIndicator }
        set { scrollSettings.verticalIndicator = newValue }
    }
    /// Visibility of horizontal scroll indicators.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.horizontalIndicator }
        set { scrollSettings.horizontalIndicator = newValue }
    }
}

extension View {
    /// Keeps people from scrolling the scroll views inside if `disabled` is true; programs still can.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Sets the visibility of the indicators of scroll views inside, along `axes`.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            if axes.contains(.vertical) { settings.verticalIndicator = visibility }
            if axes.contains(.horizontal) { settings.horizontalIndicator = visibility }
        }
    }

    /// Sets the margins of scroll views inside to `insets` at `edges`: around content, around indicators, or both, as
    /// `placement` says.
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

    /// Sets the margins of scroll views inside to `length` points (16 if nil) at `edges`: around content, around
    /// indicators, or both, as `placement` says.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement) }

    /// Sets the margins of scroll views inside to `length` points at all edges: around content, around indicators, or
    /// both, as `placement` says.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, length, for: placement) }

    /// Sets the point of scroll views inside at which the same point of their content lies: at first, when content is smaller
    /// than the view, and when sizes change while it lies there. A chat whose anchor is `.bottom` shows new lines, unless
    /// somebody has scrolled up.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollSettings) {
            $0.anchors = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
        }
    }

    /// Sets the point of scroll views inside at which the same point of their content lies, for one occasion.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollSettings) { $0.anchors.set(anchor, for: role) }
    }

    /// Shows the content of scroll views inside beyond their frames too, if `disabled` is true.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollSettings) { $0.isClipped = !disabled }
    }

    /// Sets the condition under which scroll views inside can be pulled beyond their ends, along `axes`.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            if axes.contains(.vertical) { settings.verticalBounce = behavior }
            if axes.contains(.horizontal) { settings.horizontalBounce = behavior }
        }
    }

    /// Sets the rule by which scroll views inside choose their resting place after a drag or a wheel.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }

    /// Binds `id` to the identity of the view at the start of the scroll view, among those of its `scrollTargetLayout`.
    /// When the program changes it, scrolls to the view of that identity, with the transaction's animation (S24.9).
    /// `anchor` is the point at which view and scroll view are compared; nil for the top leading corner, and for the
    /// shortest way when scrolling.
    nonisolated public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        environment(\.scrollPosition, TypedScrollPosition(id, anchor: anchor))
    }
}
