import AnimationCore
@_spi(Engine) public import ViewGraph
import Views

/// Controls for entering values, in the sections of a list.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// Makes a form of the controls in `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls in the environment's form style.
    @MainActor public var body: some View { style.body(AnyView(content)) }
}
