public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Repetition of a button's action while the button is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// True if the action repeats.
    var repeats: Bool { self == .enabled }

    /// Not repeated.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// Repeated: first after 0.45 s, then every 0.09 s.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// Not repeated.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
    /// Repetition of buttons' actions while they are held; see `buttonRepeatBehavior(_:)`.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the repetition of actions while buttons in this view are held. It counts for buttons that appear from then on.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
