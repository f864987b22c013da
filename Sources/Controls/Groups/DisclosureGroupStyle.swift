import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Look of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The group's label, content and state.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// The view shown for a group; it shows the content while `isExpanded` is true, and writes that.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, the content and the state of a disclosure group, for its style.
nonisolated public struct DisclosureGroupStyleConfiguration {
    /// The label.
    nonisolated public struct Label: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The content, which is made when it is shown.
    nonisolated public struct Content: View {
        let make: () -> AnyView
        /// The content.
        @MainActor public var body: some View { make() }
    }

    /// The label.
    public let label: Label
    /// The content, which is made when it is shown.
    public let content: Content
    /// True while the content is shown; a style writes it.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The default style: the label with an arrow, and the content below it; in a list, rows.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The style `.automatic`.
    public init() {}

    /// The label with an arrow, and the content while it is expanded.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        StandardDisclosure(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style: the label with an arrow, and the content below it; in a list, rows.
    public static var automatic: Self { Self() }
}

/// A disclosure group in the default style, inside another one.
nonisolated private struct StandardDisclosure: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isInListRow) private var isInListRow

    init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

    @MainActor @ViewBuilder var body: some View {
        if isInListRow {
            DisclosureRow(label: configuration.label, isExpanded: configuration.$isExpanded)
            if configuration.isExpanded { configuration.content.modifier(DisclosedRow()) }
        } else {
            DisclosureColumn(
                label: configuration.label, content: { configuration.content }, isExpanded: configuration.$isExpanded)
        }
    }
}

/// The body of a disclosure group made by a style.
nonisolated private struct StyledDisclosureGroup<S: DisclosureGroupStyle>: StyledBody {
    private let style: DynamicStyle<S>
    private let configuration: DisclosureGroupStyleConfiguration

    init(style: DynamicStyle<S>, configuration: DisclosureGroupStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    /// The style of disclosure groups; nil for the default one.
    var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration>? {
        controlStyle(for: DisclosureGroupStyleConfiguration.self)
    }
}

extension View {
    /// Sets the look of disclosure groups in this view. One in the body that the style makes looks as the styles around say.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style, of: StyledDisclosureGroup<S>.self))
    }
}
