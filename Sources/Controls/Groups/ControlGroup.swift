import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) public import TextViews
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Related controls, side by side in one frame; in a menu, side by side on one line.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView?
    @Environment(\.menuLevel) private var level
    @Environment(\.controlGroupStyle) private var style
    @Environment(\.controlGroupsAreMenus) private var isSubmenu

    private init(content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }

    /// A group of the controls in `content`.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

    /// The controls in the environment's style; in a menu, a palette row.
    @MainActor @ViewBuilder public var body: some View {
        if level != nil, style == nil || !isSubmenu {
            PaletteRow(options: content)
        } else {
            let configuration = ControlGroupStyleConfiguration(
                content: .init(content: AnyView(content)), label: .init(content: label))
            style?.body(configuration) ?? AnyView(AutomaticControlGroupStyle().makeBody(configuration: configuration))
        }
    }
}

extension ControlGroup {
    /// A group of the controls in `content` with a label, which styles may show.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(content: LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
    }

    /// A group of the controls in `content` with a localised title.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(titleKey) } }

    /// A group of the controls in `content` with a verbatim title.
    @_disfavoredOverload public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(title) } }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group of a style's configuration, in the style around that style.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: configuration.label.content)
    }
}

/// The controls of a group that has a label. Made by ``ControlGroup``.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    /// The controls.
    @MainActor public var body: some View { content }
}
