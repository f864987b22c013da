import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Look of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The box's title and content.
    typealias Configuration = GroupBoxStyleConfiguration
    /// The view shown for a box; `GroupBox(configuration)` is the one in the style around this one.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The title and the content of a group box, for its style.
nonisolated public struct GroupBoxStyleConfiguration {
    /// The title; empty if the box has none.
    nonisolated public struct Label: View {
        let content: AnyView?
        /// The title.
        @MainActor public var body: some View { content }
    }

    /// The views in the box.
    nonisolated public struct Content: View {
        let content: AnyView
        /// The views.
        @MainActor public var body: some View { content }
    }

    /// The title; empty if the box has none.
    public let label: Label
    /// The views in the box.
    public let content: Content
}

/// The default style: the title above the content, on a tinted background.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The style `.automatic`.
    public init() {}

    /// The box with its title.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        StandardGroupBox(configuration: configuration)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style: the title above the content, on a tinted background.
    public static var automatic: Self { Self() }
}

/// A box with its title above the content.
nonisolated private struct StandardGroupBox: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    init(configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            if !labelsAreHidden { configuration.label.font(.headline) }
            // A VStack, as several views in a container are stacked.
            VStack { configuration.content }.frame(maxWidth: .infinity)
        }
        .padding(14)
        .background(Color.primary.opacity(colorScheme == .dark ? 0.09 : 0.045), in: RoundedRectangle(cornerRadius: 10))
    }
}

/// The body of a group box made by a style.
nonisolated private struct StyledGroupBox<S: GroupBoxStyle>: StyledBody {
    private let style: DynamicStyle<S>
    private let configuration: GroupBoxStyleConfiguration

    init(style: DynamicStyle<S>, configuration: GroupBoxStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    /// The style of group boxes; nil for the default one.
    var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration>? { controlStyle(for: GroupBoxStyleConfiguration.self) }
}

extension View {
    /// Sets the look of group boxes in this view. One that the style makes of its configuration looks as the styles around say.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style, of: StyledGroupBox<S>.self))
    }
}
