import AnimationCore
import Controls
@_spi(Engine) public import ViewGraph
import Views

/// Controls for entering values, in the sections of a list.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// Makes a form of the controls in `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls in the environment's form style.
    @MainActor public var body: some View {
        let configuration = FormStyleConfiguration(content: .init(content: AnyView(content)))
        style?.body(configuration) ?? AnyView(AutomaticFormStyle().makeBody(configuration: configuration))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form of a style's configuration, in the style around that style.
    public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
