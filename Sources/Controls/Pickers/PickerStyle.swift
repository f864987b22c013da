import AnimationCore
@_spi(Engine) public import ViewGraph

/// The built-in looks of pickers.
public enum _PickerLook: Sendable {
    /// By default a menu; the others are a menu, segments in one frame, a column with radio marks, a palette, a page, and
    /// a wheel.
    case automatic, menu, segments, radio, palette, link, wheel
}

/// Look of pickers. Only the system's styles exist here.
public protocol PickerStyle: Sendable {
    /// The built-in look that the style stands for.
    static var _look: _PickerLook { get }
}

/// The default style: a menu; inside a menu, items of that menu.
public struct DefaultPickerStyle: PickerStyle {
    /// The style `.automatic`.
    public init() {}
    /// The default look.
    public static var _look: _PickerLook { .automatic }
}

/// A button that shows the selected view and opens a menu of all; inside a menu, a submenu.
public struct MenuPickerStyle: PickerStyle {
    /// The style `.menu`.
    public init() {}
    /// A menu.
    public static var _look: _PickerLook { .menu }
}

/// A menu, under the style's older name.
public struct PopUpButtonPickerStyle: PickerStyle {
    /// A menu.
    public init() {}
    /// A menu.
    public static var _look: _PickerLook { .menu }
}

/// The options side by side in one frame; the label is not shown.
public struct SegmentedPickerStyle: PickerStyle {
    /// The style `.segmented`.
    public init() {}
    /// Segments.
    public static var _look: _PickerLook { .segments }
}

/// The options as rows that turn, of which the one in the middle is selected.
public struct WheelPickerStyle: PickerStyle {
    /// The style `.wheel`.
    public init() {}
    /// A wheel.
    public static var _look: _PickerLook { .wheel }
}

/// In a list, a row that leads to a page of all options; elsewhere a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The style `.navigationLink`.
    public init() {}
    /// A page.
    public static var _look: _PickerLook { .link }
}

/// The options in a column, each with a radio mark; inside a menu, items of that menu.
public struct InlinePickerStyle: PickerStyle {
    /// The style `.inline`.
    public init() {}
    /// Radio marks.
    public static var _look: _PickerLook { .radio }
}

/// The options in a column, each with a radio mark.
public struct RadioGroupPickerStyle: PickerStyle {
    /// The style `.radioGroup`.
    public init() {}
    /// Radio marks.
    public static var _look: _PickerLook { .radio }
}

/// The options side by side, in a menu too; suits symbols and colours.
public struct PalettePickerStyle: PickerStyle {
    /// The style `.palette`.
    public init() {}
    /// A palette.
    public static var _look: _PickerLook { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style: a menu; inside a menu, items of that menu.
    public static var automatic: Self { Self() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows the selected view and opens a menu of all; inside a menu, a submenu.
    public static var menu: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// The options side by side in one frame; the label is not shown.
    public static var segmented: Self { Self() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// The options as rows that turn.
    public static var wheel: Self { Self() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// In a list, a row that leads to a page of all options; elsewhere a menu.
    public static var navigationLink: Self { Self() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The options in a column; inside a menu, items of that menu.
    public static var inline: Self { Self() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The options in a column, each with a radio mark.
    @_disfavoredOverload public static var radioGroup: Self { Self() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// The options side by side, in a menu too.
    public static var palette: Self { Self() }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .automatic } }

extension EnvironmentValues {
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of pickers in this view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, S._look)
    }
}
