import AnimationCore
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Look of labels.
@MainActor @preconcurrency public protocol LabelStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The label's title and icon.
    typealias Configuration = LabelStyleConfiguration
    /// The view shown for a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The title and icon of a label, for its style.
nonisolated public struct LabelStyleConfiguration {
    /// The label's title.
    nonisolated public struct Title: View {
        let content: AnyView
        /// The title.
        public var body: some View { content }
    }

    /// The label's icon.
    nonisolated public struct Icon: View {
        let content: AnyView
        /// The icon.
        public var body: some View { content }
    }

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

/// The default style: icon and title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
    /// The style `.automatic`.
    public init() {}
    /// The icon with the title beside it.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(title: configuration.title, icon: configuration.icon)
    }
}

/// The icon with the title beside it.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    /// The style `.titleAndIcon`.
    public init() {}
    /// The icon with the title beside it.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(title: configuration.title, icon: configuration.icon)
    }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    /// The style `.titleOnly`.
    public init() {}
    /// The title.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    /// The style `.iconOnly`.
    public init() {}
    /// The icon, with the title as its name.
    @MainActor @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if let name = HiddenLabel.name(of: configuration.title.content.content) {
            configuration.icon.accessibilityLabel(name)
        } else {
            configuration.icon
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style: icon and title.
    public static var automatic: Self { Self() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon with the title beside it.
    public static var titleAndIcon: Self { Self() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: Self { Self() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: Self { Self() }
}

/// A label's body made by a style.
nonisolated struct StyledLabel<S: LabelStyle>: StyledBody {
    private let style: DynamicStyle<S>
    private let configuration: LabelStyleConfiguration

    init(style: DynamicStyle<S>, configuration: LabelStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    /// The style of labels; nil for the default one.
    var labelStyle: ControlStyle<LabelStyleConfiguration>? { controlStyle(for: LabelStyleConfiguration.self) }
}

extension View {
    /// Sets the look of labels in the view. A label that the style makes of its configuration looks as the styles around say.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style, of: StyledLabel<S>.self))
    }
}
