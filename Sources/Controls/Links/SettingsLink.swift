import AnimationCore
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// A button that opens the program's settings.
nonisolated public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// A button with the given label.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// The button.
    @MainActor public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

/// The title of a settings link that has none of its own.
nonisolated public struct DefaultSettingsLinkLabel: View {
    nonisolated init() {}

    /// The title.
    @MainActor public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// A button titled “Settings…”.
    public init() { self.init { DefaultSettingsLinkLabel() } }
}
