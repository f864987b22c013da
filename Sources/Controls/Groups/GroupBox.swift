import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Related views on a tinted background, under a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label?
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// `content` under `label`.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// `content` under `label`, with the parameters in the older order.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The box in the environment's style.
    @MainActor public var body: some View {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(content: label.map { AnyView($0) }), content: .init(content: AnyView(content)))
        style?.body(configuration) ?? AnyView(DefaultGroupBoxStyle().makeBody(configuration: configuration))
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box of a style's configuration, in the style around that style.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

extension GroupBox where Label == EmptyView {
    /// `content` without a title.
    public init(@ViewBuilder content: () -> Content) {
        label = nil
        self.content = content()
    }
}

extension GroupBox where Label == Text {
    /// `content` under a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// `content` under a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}
