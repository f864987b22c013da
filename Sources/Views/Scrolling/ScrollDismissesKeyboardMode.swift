public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Effect of a scroll by people on the keyboard focus of a text field.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let value: Int
    /// True if a field loses the focus as people begin to scroll.
    var dismisses: Bool { value == 1 || value == 2 }

    /// A field keeps the focus.
    public static let automatic = ScrollDismissesKeyboardMode(value: 0)
    /// A field loses the focus as people begin to scroll.
    public static let immediately = ScrollDismissesKeyboardMode(value: 1)
    /// As `immediately`: keyboards on screen belong to the desktop, and do not follow the finger.
    public static let interactively = ScrollDismissesKeyboardMode(value: 2)
    /// A field keeps the focus.
    public static let never = ScrollDismissesKeyboardMode(value: 3)
}

extension EnvironmentValues {
    /// Effect of scrolling on the keyboard focus of a text field; see `scrollDismissesKeyboard`.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { scrollSettings.dismissesKeyboard }
        set { scrollSettings.dismissesKeyboard = newValue }
    }
}

extension View {
    /// Sets the effect of a drag with a finger in the scroll views inside on the keyboard focus of a text field. Wheels
    /// and keys leave the focus where it is.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
