import AnimationCore
@_spi(Engine) public import ViewGraph

/// The looks of pickers.
public enum _PickerLook: Sendable {
    case automatic, menu, segments, radio, palette
}

/// How a picker looks.
public protocol PickerStyle: Sendable {
    static var _look: _PickerLook { get }
}

/// The style that suits the place: a menu; in a menu, items of that.
public struct DefaultPickerStyle: PickerStyle {
    /// The style that suits the place.
    public init() {}
    public static var _look: _PickerLook { .automatic }
}

/// A control that shows the value and opens a menu of all; in a menu, a submenu.
public struct MenuPickerStyle: PickerStyle {
    /// A control that opens a menu.
    public init() {}
    public static var _look: _PickerLook { .menu }
}

/// The older name of a menu.
public struct PopUpButtonPickerStyle: PickerStyle {
    /// A control that opens a menu.
    public init() {}
    public static var _look: _PickerLook { .menu }
}

/// The values side by side in one frame; the label is not shown.
public struct SegmentedPickerStyle: PickerStyle {
    /// The values side by side in one frame.
    public init() {}
    public static var _look: _PickerLook { .segments }
}

/// The values one below the other, each with a mark in front; in a menu, items of that.
public struct InlinePickerStyle: PickerStyle {
    /// The values one below the other.
    public init() {}
    public static var _look: _PickerLook { .radio }
}

/// The values one below the other, each with a mark in front.
public struct RadioGroupPickerStyle: PickerStyle {
    /// The values one below the other.
    public init() {}
    public static var _look: _PickerLook { .radio }
}

/// The values side by side, in a menu too; best for symbols and colours.
public struct PalettePickerStyle: PickerStyle {
    /// The values side by side, in a menu too.
    public init() {}
    public static var _look: _PickerLook { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that suits the place: a menu; in a menu, items of that.
    public static var automatic: Self { Self() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A control that shows the value and opens a menu of all; in a menu, a submenu.
    public static var menu: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// The values side by side in one frame.
    public static var segmented: Self { Self() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The values one below the other; in a menu, items of that.
    public static var inline: Self { Self() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The values one below the other.
    public static var radioGroup: Self { Self() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// The values side by side, in a menu too.
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
    /// Sets how pickers in this view look.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, S._look)
    }
}
