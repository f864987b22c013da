package import AnimationCore
@_spi(Engine) import ViewGraph

private enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True in the items of a bar, where a label without a style shows its icon alone.
    package var isInBar: Bool {
        get { self[IsInBarKey.self] }
        set { self[IsInBarKey.self] = newValue }
    }
}

/// A label without a style: icon and title, or in a bar the icon alone.
nonisolated struct StandardLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInBar) private var isInBar

    init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

    @MainActor @ViewBuilder var body: some View {
        if isInBar {
            IconOnlyLabelStyle().makeBody(configuration: configuration)
        } else {
            TitleAndIcon(title: configuration.title, icon: configuration.icon)
        }
    }
}
