import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A control that opens a menu of actions; inside another menu, a submenu.
///
/// A press opens it: hold the button and release it over an item, or click, then click an item. The keys Return, Space
/// and arrows open it too; in the menu arrows, Home, End and typed letters move the highlight, Return chooses, Escape
/// closes.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    @Environment(\.menuLevel) private var level
    @Environment(\.menuStyle) private var style

    /// A menu of the items in `content`: buttons, toggles, pickers, sections, dividers and submenus.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// A menu that opens when its control is held, or pressed at the indicator; a click performs `primaryAction`.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    /// The control in the environment's style; inside a menu, an item with a submenu.
    @MainActor @ViewBuilder public var body: some View {
        if level?.isShelf == true {
            content
        } else if level != nil {
            SubmenuRow(label: label, items: content)
        } else if let style {
            style.body(
                MenuStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
                    primaryAction: primaryAction))
        } else {
            MenuControl(label: label, items: content, primaryAction: primaryAction)
        }
    }
}

extension Menu where Label == Text {
    /// A menu with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A menu with a localised title, whose control performs `primaryAction` on a click.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }

    /// A menu with a verbatim title, whose control performs `primaryAction` on a click.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == _ButtonTitle {
    /// A menu with a localised title beside a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { _ButtonTitle(titleKey, systemImage: systemImage) }
    }

    /// A menu with a verbatim title beside a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { _ButtonTitle(title, systemImage: systemImage) } }

    /// A menu with a localised title beside a symbol, whose control performs `primaryAction` on a click.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { _ButtonTitle(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// A menu with a verbatim title beside a symbol, whose control performs `primaryAction` on a click.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { _ButtonTitle(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style's configuration, in the style around that style.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}
