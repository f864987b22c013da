import AnimationCore
@_spi(Engine) public import ViewGraph

/// The built-in looks of date pickers. Programs never use this.
public enum _DatePickerLook: Sendable {
    /// Buttons that open panels, a month in the view, wheels.
    case compact, graphical, wheel
}

/// Look of date pickers. Only the system's styles exist here.
public protocol DatePickerStyle: Sendable {
    /// The built-in look that the style stands for.
    static var _look: _DatePickerLook { get }
}

/// The default style: as `compact`.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Makes the style `.automatic`.
    public init() {}
    /// The compact look.
    public static var _look: _DatePickerLook { .compact }
}

/// The label, and buttons with day and time that open a month and wheels.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    /// Makes the style `.compact`.
    public init() {}
    /// The compact look.
    public static var _look: _DatePickerLook { .compact }
}

/// A month whose days are chosen, and a button with the time under it; the label is not shown.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Makes the style `.graphical`.
    public init() {}
    /// A month.
    public static var _look: _DatePickerLook { .graphical }
}

/// A wheel for each part of the date.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    /// Makes the style `.wheel`.
    public init() {}
    /// Wheels.
    public static var _look: _DatePickerLook { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style: as `compact`.
    public static var automatic: Self { Self() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The label, and buttons with day and time that open a month and wheels.
    public static var compact: Self { Self() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month whose days are chosen, and a button with the time under it.
    public static var graphical: Self { Self() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each part of the date.
    public static var wheel: Self { Self() }
}

private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: _DatePickerLook { .compact } }

extension EnvironmentValues {
    var datePickerLook: _DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of date pickers in this view.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerLook, S._look)
    }
}
