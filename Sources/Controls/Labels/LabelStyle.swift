import AnimationCore
@_spi(Engine) public import ViewGraph

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
    @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The icon with the title beside it.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    /// The style `.titleAndIcon`.
    public init() {}
    /// The icon with the title beside it.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
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
    /// The icon.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
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

/// A type-erased label style in the environment; it stores the style and no closure, so that equal styles compare
/// equal.
///
/// Not private: the layout of `Label` in other modules depends on it.
nonisolated struct AnyLabelStyle {
    private let base: any ErasedLabelStyle

    init<S: LabelStyle>(_ style: S) { base = LabelLook(style: style) }

    @MainActor func body(title: AnyView, icon: AnyView) -> AnyView {
        base.body(LabelStyleConfiguration(title: .init(content: title), icon: .init(content: icon)))
    }
}

nonisolated protocol ErasedLabelStyle {
    @MainActor func body(_ configuration: LabelStyleConfiguration) -> AnyView
}

nonisolated private struct LabelLook<S: LabelStyle>: ErasedLabelStyle {
    let style: S

    @MainActor func body(_ configuration: LabelStyleConfiguration) -> AnyView {
        AnyView(StyledLabel(style: style, configuration: configuration))
    }
}

/// A label's body made by a style.
nonisolated private struct StyledLabel<S: LabelStyle>: View {
    private let dynamic: DynamicStyle<S>
    private let configuration: LabelStyleConfiguration

    init(style: S, configuration: LabelStyleConfiguration) {
        dynamic = DynamicStyle(style: style)
        self.configuration = configuration
    }

    @MainActor var body: some View { dynamic.style.makeBody(configuration: configuration) }
}

private enum LabelStyleKey: EnvironmentKey { static var defaultValue: AnyLabelStyle? { nil } }

extension EnvironmentValues {
    var labelStyle: AnyLabelStyle? {
        get { self[LabelStyleKey.self] ?? (menuLevel == nil ? nil : AnyLabelStyle(MenuLabelStyle())) }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of labels in the view.
    @MainActor public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, AnyLabelStyle(style))
    }
}
