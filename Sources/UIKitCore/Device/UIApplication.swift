@_spi(Engine) import Views

/// The running program.
@MainActor public final class UIApplication {
    public static let shared = UIApplication()

    private init() {}

    /// Whether the screen stays on, undimmed and unlocked, though nobody touches anything; false at first.
    ///
    /// It holds while one of the program's windows can be seen, on desktops that let programs ask for it
    /// (`zwp_idle_inhibit_manager_v1`); on others it does nothing.
    public var isIdleTimerDisabled: Bool {
        get { IdleTimer.shared.isDisabled }
        set { IdleTimer.shared.isDisabled = newValue }
    }
}
