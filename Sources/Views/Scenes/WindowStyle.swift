@_spi(Engine) import ViewGraph

/// Look of a window's frame. Windows have a title bar here, drawn by the desktop or by Lilt.
public protocol WindowStyle: Sendable {}

/// The usual style: a title bar.
public struct DefaultWindowStyle: WindowStyle {
    /// The style `.automatic`.
    public init() {}
}

/// A title bar.
public struct TitleBarWindowStyle: WindowStyle {
    /// The style `.titleBar`.
    public init() {}
}

/// No title bar. It cannot be created: the compiler says why.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Not available; see the message.
    @available(
        *, unavailable,
        message: "windows here keep their title bar, by which people move and close them. Leave the style out."
    )
    public init() {}
}

/// No frame. It cannot be created: the compiler says why.
public struct PlainWindowStyle: WindowStyle {
    /// Not available; see the message.
    @available(
        *, unavailable,
        message: "windows here keep their frame, by which people move and close them. Leave the style out."
    )
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The usual style: a title bar.
    public static var automatic: Self { Self() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    /// A title bar.
    public static var titleBar: Self { Self() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Not available; see the message.
    @available(
        *, unavailable,
        message: "windows here keep their title bar, by which people move and close them. Leave the style out."
    )
    public static var hiddenTitleBar: Self { neverHappens("a window style that cannot be created") }
}
extension WindowStyle where Self == PlainWindowStyle {
    /// Not available; see the message.
    @available(
        *, unavailable,
        message: "windows here keep their frame, by which people move and close them. Leave the style out."
    )
    public static var plain: Self { neverHappens("a window style that cannot be created") }
}

extension Scene {
    /// Sets the look of the windows' frames: a title bar, the only one that windows have here.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}
