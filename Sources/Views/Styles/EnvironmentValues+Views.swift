public import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark text on a light background, or light text on a dark one.
    case light, dark
}

/// Use of a scene at present.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not visible.
    case background
    /// Visible, but another window has the keyboard.
    case inactive
    /// Visible, with the keyboard.
    case active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum ForegroundChoiceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SecondaryStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TertiaryStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private enum FontTraitsKey: EnvironmentKey { static var defaultValue: FontTraits { FontTraits() } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum FocusVisibleKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale.current } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

extension EnvironmentValues {
    /// The appearance, as set by the desktop or by `colorScheme(_:)`.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    /// Font of texts without one of their own; nil is ``Font/body``.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// Greatest number of lines of a text; nil is no limit, and values below one count as one (S24.16).
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// Factor, 0…1, down to which text shrinks before it is truncated; default 1 (S24.16).
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }
    /// Alignment of the lines of a text with one another; default leading.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    /// Position of the ellipsis in truncated texts; default tail.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    /// Points added between lines; default 0.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// True if controls react to input (S25.5); default true.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    /// True if the nearest focusable view has the keyboard focus.
    public internal(set) var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }
    /// True if the person asked for reduced motion (S22.1).
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
    /// Language and region for numbers, dates and texts; default is the computer's.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// Pixels per point of the window that the view is in; it may change while the program runs.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// Size of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// Use of the program's window at present, as told by the desktop.
    public package(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// True if the focus was moved by a key, so that a ring shows it.
    var isFocusVisible: Bool {
        get { self[FocusVisibleKey.self] }
        set { self[FocusVisibleKey.self] = newValue }
    }
    package var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }
    /// True if the program has set the foreground style: controls that have a colour of their own then give it up.
    package var isForegroundChosen: Bool {
        get { self[ForegroundChoiceKey.self] }
        set { self[ForegroundChoiceKey.self] = newValue }
    }
    /// The second of several foreground styles; nil if none was set. `tertiaryStyle` is the third.
    package var secondaryStyle: AnyShapeStyle? {
        get { self[SecondaryStyleKey.self] }
        set { self[SecondaryStyleKey.self] = newValue }
    }
    package var tertiaryStyle: AnyShapeStyle? {
        get { self[TertiaryStyleKey.self] }
        set { self[TertiaryStyleKey.self] = newValue }
    }
    /// The style that `.background` stands for; nil is the window's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
    /// The style that `.tint` stands for, if it is not just the colour ``tint``.
    var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
    /// Gradient that was set as the tint, to be given a direction by the control that it tints; nil for other tints.
    package var tintGradient: Gradient? { tintStyle?.gradient }
    package var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    package var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
    package var fontTraits: FontTraits {
        get { self[FontTraitsKey.self] }
        set { self[FontTraitsKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the view, light or dark: of its system colours, materials and controls.
    nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

    /// Disables controls in the view if `disabled` (S25.5). `false` does not enable what is disabled further out.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
