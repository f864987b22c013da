public import AnimationCore
@_spi(Engine) import ViewGraph

/// Use of the window of a control, under the name of Macs.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
    /// The window has the keyboard.
    case key
    /// The window is visible and has not the keyboard, but another of the program has. Not told apart here.
    case active
    /// The window has not the keyboard.
    case inactive
}

/// Size of the rows of sidebars that people have chosen.
public enum SidebarRowSize: Hashable, Sendable {
    /// The size here is `medium`: no desktop has a setting for it.
    case small, medium, large
}

private enum LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ControlActiveKey: EnvironmentKey { static var defaultValue: ControlActiveState? { nil } }
private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
private enum SceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Letter case of texts; nil shows letters as they are written.
    public var textCase: Text.Case? {
        get { fontTraits.textCase ?? nil }
        set { fontTraits.textCase = .some(newValue) }
    }
    /// True if words are not corrected, as `autocorrectionDisabled` says. Words are never corrected here.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] ?? false }
        set { self[AutocorrectionKey.self] = newValue }
    }
    /// True if words are not corrected, under the older name; nil if nothing says so.
    public var disableAutocorrection: Bool? {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }
    /// True if the screen is dimmed and always on, as on a watch: false here, unless the program sets it.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
    /// Use of the window: `key` while it has the keyboard, else `inactive`.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveKey.self] ?? (scenePhase == .active ? .key : .inactive) }
        set { self[ControlActiveKey.self] = newValue }
    }
    /// True if controls look as in a window that has the keyboard.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }
    /// Size of the rows of sidebars: `medium`, unless the program sets it.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
    /// True if the window is recorded or mirrored: false, since compositors do not tell; programs can set it.
    public var isSceneCaptured: Bool {
        get { self[SceneCapturedKey.self] }
        set { self[SceneCapturedKey.self] = newValue }
    }
    /// False: no desktop here has an interface of few, large parts that tells programs.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// False: quick actions belong to a watch.
    public var accessibilityQuickActionsEnabled: Bool { false }
}
