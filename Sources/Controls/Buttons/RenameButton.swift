@_spi(Engine) public import TextViews
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A button that begins a change of name: the action that `renameAction` sets around it. It is disabled where there is none.
nonisolated public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// The button.
    @MainActor public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == Controls.Label<Text, Image> {
    /// A button with the title "Rename" and a pencil.
    public init() { label = Controls.Label("Rename", systemImage: "pencil") }
}
