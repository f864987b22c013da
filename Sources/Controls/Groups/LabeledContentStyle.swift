import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Look of values and controls with a label.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The label and the content.
    typealias Configuration = LabeledContentStyleConfiguration
    /// The view shown for labelled content; `LabeledContent(configuration)` is the one in the style around this one.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the content of a `LabeledContent`, for its style.
nonisolated public struct LabeledContentStyleConfiguration {
    /// The label.
    nonisolated public struct Label: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The value or the control.
    nonisolated public struct Content: View {
        let content: AnyView
        /// The value or the control.
        @MainActor public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The value or the control.
    public let content: Content
}

/// The default style: the label, and the content in the secondary style, at the two ends of a line.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The style `.automatic`.
    public init() {}

    /// The label and the content.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(
            label: configuration.label, control: configuration.content.impliedForegroundStyle(Color.secondary))
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style: the label, and the content in the secondary style, at the two ends of a line.
    public static var automatic: Self { Self() }
}

/// The body of labelled content made by a style.
nonisolated private struct StyledLabeledContent<S: LabeledContentStyle>: StyledBody {
    private let style: DynamicStyle<S>
    private let configuration: LabeledContentStyleConfiguration

    init(style: DynamicStyle<S>, configuration: LabeledContentStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    /// The style of labelled content; nil for the default one.
    var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration>? {
        controlStyle(for: LabeledContentStyleConfiguration.self)
    }
}

extension View {
    /// Sets the look of labelled content in this view. One that the style makes of its configuration looks as the styles around say.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style, of: StyledLabeledContent<S>.self))
    }
}
