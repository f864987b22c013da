@_spi(Engine) public import ViewGraph

/// A scene in the menu bar of Apple's desktop, which no desktop here has. It cannot be created: the compiler says why.
public struct MenuBarExtra<Label, Content>: _PrimitiveScene {
    /// Not available; see the message.
    @available(
        *, unavailable,
        message:
            "Linux desktops have no menu bar for programs to add to; show the content in a WindowGroup or a Window, or leave it out with #if !os(Linux)"
    )
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    /// Registers nothing.
    @MainActor public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {}

    /// A description without effect.
    public func _windowDescription() -> _WindowDescription {
        var description = _WindowDescription()
        description.opensAtStart = false
        return description
    }
}

extension MenuBarExtra where Label == Text {
    /// Not available; see the message.
    @available(
        *, unavailable,
        message:
            "Linux desktops have no menu bar for programs to add to; show the content in a WindowGroup or a Window, or leave it out with #if !os(Linux)"
    )
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}

    /// Not available; see the message.
    @available(
        *, unavailable,
        message:
            "Linux desktops have no menu bar for programs to add to; show the content in a WindowGroup or a Window, or leave it out with #if !os(Linux)"
    )
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}

    /// Not available; see the message.
    @available(
        *, unavailable,
        message:
            "Linux desktops have no menu bar for programs to add to; show the content in a WindowGroup or a Window, or leave it out with #if !os(Linux)"
    )
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    /// Not available; see the message.
    @available(
        *, unavailable,
        message:
            "Linux desktops have no menu bar for programs to add to; show the content in a WindowGroup or a Window, or leave it out with #if !os(Linux)"
    )
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Styles of ``MenuBarExtra``, so that the compiler can say why there is none.
public enum _MenuBarExtraStyle {
    /// Styles of Apple's menu bar.
    case automatic, menu, window
}

extension Scene {
    /// Not available; see the message.
    @available(
        *, unavailable,
        message: "MenuBarExtra is not available: Linux desktops have no menu bar for programs to add to"
    )
    public func menuBarExtraStyle(_ style: _MenuBarExtraStyle) -> some Scene { self }
}
