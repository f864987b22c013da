import AnimationCore
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A menu, under an older name. Deprecated by Apple: use ``Menu``.
nonisolated public struct MenuButton<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// A menu of the items in `content`.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The menu.
    @MainActor public var body: some View {
        Menu {
            content
        } label: {
            label
        }
    }
}

extension MenuButton where Label == Text {
    /// A menu with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// A menu with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}
