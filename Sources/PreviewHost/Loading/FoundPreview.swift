@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// One preview of a loaded library.
@MainActor struct FoundPreview: Identifiable {
    /// Place among the previews of the file by title, which stays when others are added: states are kept by it.
    let id: String
    let title: String
    let traits: PreviewTraits
    /// Makes the view.
    let content: @MainActor () -> AnyView
}
