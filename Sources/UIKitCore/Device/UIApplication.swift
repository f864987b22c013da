@_spi(Engine) import Views

/// The running program.
@MainActor public final class UIApplication {
    /// The only instance.
    public static let shared = UIApplication()

    private init() {}

    /// Keeps the screen on, undimmed and unlocked, without user input; false by default.
    ///
    /// Effective while a window of the program is visible, on desktops with the protocol `zwp_idle_inhibit_manager_v1`;
    /// without it there is no effect.
    public var isIdleTimerDisabled: Bool {
        get { IdleTimer.shared.isDisabled }
        set { IdleTimer.shared.isDisabled = newValue }
    }
}
