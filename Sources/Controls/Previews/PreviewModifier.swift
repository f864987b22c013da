public import ViewGraph
public import Views

/// Surroundings that several previews share, such as a model with sample data: `#Preview(traits: .modifier(SampleData()))`.
@MainActor @preconcurrency public protocol PreviewModifier {
    /// Type of the values that all previews with this modifier share.
    associatedtype Context = Void
    /// Type of the modified view; inferred.
    associatedtype Body: View
    /// The view of the preview.
    typealias Content = PreviewModifierContent

    /// Makes the values that previews share, once for each type of modifier. The view is shown when they are there.
    ///
    /// - Returns: the values.
    /// - Throws: an error, which the preview shows instead of its view.
    static func makeSharedContext() async throws -> Context
    /// The modified view.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Default: shares nothing.
    ///
    /// - Throws: nothing; required by the protocol.
    public static func makeSharedContext() async throws {}
}

/// The view of a preview, as a ``PreviewModifier`` gets it.
public struct PreviewModifierContent: View {
    let view: AnyView

    /// The view.
    public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Modifies the view of the preview. Of several modifiers the first one is next to the view.
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> Self {
        Self(wrap: { AnyView(ModifiedPreview(modifier: modifier, content: PreviewModifierContent(view: $0))) })
    }
}
