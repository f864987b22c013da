public import AnimationCore
public import Foundation

/// Amount of room along one axis, by which programs for several devices choose layouts.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room, as on a phone.
    case compact
    /// Ample room, as on a tablet or a desktop.
    case regular
}

private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

extension EnvironmentValues {
    /// Calendar for dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// Time zone for times of day.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    /// Room in the horizontal direction: `regular` on a desktop, unless the program sets it.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    /// Room in the vertical direction: `regular` on a desktop, unless the program sets it.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
    /// True while a screen reader runs.
    public package(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[ScreenReaderKey.self] }
        set { self[ScreenReaderKey.self] = newValue }
    }
    /// True while assistive technology reads the program.
    public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }
    /// False: no desktop here has a control by switches that tells programs.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// False: no desktop here asks programs to outline buttons.
    public var accessibilityShowButtonShapes: Bool { false }
    /// False: no desktop here asks programs to dim flashing lights.
    public var accessibilityDimFlashingLights: Bool { false }
    /// True: no desktop here asks programs to hold animated pictures, which are shown at rest in any case.
    public var accessibilityPlayAnimatedImages: Bool { true }
}

private enum ScreenReaderKey: EnvironmentKey { static var defaultValue: Bool { false } }
