import AnimationCore
@_spi(Engine) public import ViewGraph

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    /// What ``makeBody(configuration:)`` gives; the compiler finds it.
    associatedtype Body: View
    /// What a style gets to work with.
    typealias Configuration = LabelStyleConfiguration
    /// What stands in place of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style gets to work with.
nonisolated public struct LabelStyleConfiguration {
    /// What the label says.
    nonisolated public struct Title: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What stands beside it.
    nonisolated public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What the label says.
    public let title: Title
    /// What stands beside it.
    public let icon: Icon
}

/// The style that suits the place: title and icon.
nonisolated public struct DefaultLabelStyle: LabelStyle {
    /// What `.automatic` names.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The icon with the title beside it.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    /// What `.titleAndIcon` names.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    /// What `.titleOnly` names.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    /// What `.iconOnly` names.
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style that suits the place: title and icon.
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

/// A style of any type, as the environment carries it: the style itself and no closure over it, so that an equal one is
/// equal.
///
/// Not private: programs hold labels, and must know how large what is within one is.
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

/// A label's body by a style.
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
    /// How labels within look.
    @MainActor public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, AnyLabelStyle(style))
    }
}
