import AnimationCore
@_spi(Engine) public import ViewGraph

/// Frame around the text of text editors. Only the system's styles exist.
public protocol TextEditorStyle: Sendable {
    /// True if the text has a ground. Programs never implement this.
    static var _hasGround: Bool { get }
}

/// The default style: the text on a ground.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Makes the style `.automatic`.
    public init() {}
    /// True.
    public static var _hasGround: Bool { true }
}

/// The text alone, without a ground.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    /// Makes the style `.plain`.
    public init() {}
    /// False.
    public static var _hasGround: Bool { false }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style: the text on a ground.
    public static var automatic: Self { Self() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text alone, without a ground.
    public static var plain: Self { Self() }
}

private enum TextEditorGroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    var textEditorHasGround: Bool {
        get { self[TextEditorGroundKey.self] }
        set { self[TextEditorGroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the frame around the text of text editors in this view.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        environment(\.textEditorHasGround, type(of: style)._hasGround)
    }
}
