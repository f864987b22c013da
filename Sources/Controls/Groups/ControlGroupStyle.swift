import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Look of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The group's controls and its label.
    typealias Configuration = ControlGroupStyleConfiguration
    /// The view shown for a group; `ControlGroup(configuration)` is the one in the style around this one.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The controls and the label of a group, for its style.
nonisolated public struct ControlGroupStyleConfiguration {
    /// The controls.
    nonisolated public struct Content: View {
        let content: AnyView
        /// The controls.
        @MainActor public var body: some View { content }
    }

    /// The label; empty if the group has none.
    nonisolated public struct Label: View {
        let content: AnyView?
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The controls.
    public let content: Content
    /// The label; empty if the group has none.
    public let label: Label
}

/// The default style: the controls side by side in one frame.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// The style `.automatic`.
    public init() {}

    /// The row of controls.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        StandardControlGroup(content: configuration.content)
    }
}

/// The controls in the bar or row around, without a frame of their own.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// The style `.navigation`.
    public init() {}

    /// The row of controls.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) { configuration.content }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style: the controls side by side in one frame.
    public static var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls without a frame of their own.
    public static var navigation: Self { Self() }
}

/// A row of controls in one outline.
nonisolated private struct StandardControlGroup<Content: View>: View {
    let content: Content
    @Environment(\.controlSize) private var controlSize

    init(content: Content) { self.content = content }

    @MainActor var body: some View {
        HStack(spacing: 1) { content }
            .environment(\.buttonStyle, AnyButtonStyle(look: .grouped))
            .clipShape(RoundedRectangle(cornerRadius: ControlMetrics(controlSize).cornerRadius))
    }
}

/// The body of a group of controls made by a style.
nonisolated private struct StyledControlGroup<S: ControlGroupStyle>: StyledBody {
    private let style: DynamicStyle<S>
    private let configuration: ControlGroupStyleConfiguration

    init(style: DynamicStyle<S>, configuration: ControlGroupStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    /// The style of groups of controls; nil for the default one.
    var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration>? {
        controlStyle(for: ControlGroupStyleConfiguration.self)
    }
}

extension View {
    /// Sets the look of groups of controls in this view. One that the style makes of its configuration looks as the styles around say.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style, of: StyledControlGroup<S>.self))
            .environment(
                \.controlGroupsAreMenus,
                S.self == MenuControlGroupStyle.self || S.self == CompactMenuControlGroupStyle.self)
    }
}
