public import AnimationCore
public import Foundation

/// How much room there is along one axis, as programs for several devices ask.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// As on a telephone.
    case compact
    /// As on a tablet or a desktop.
    case regular
}

private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

extension EnvironmentValues {
    /// By which dates are reckoned.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// In which times of day are told.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    /// How much room there is across: `regular` on a desktop, unless the program says otherwise.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    /// How much room there is down: `regular` on a desktop, unless the program says otherwise.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
    /// Whether people asked for grounds that nothing shows through; false, since the desktop has no such setting.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether people asked that nothing is told by colour alone; false, since the desktop has no such setting.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
}
