package import AnimationCore
import AttributeGraph
@_spi(Engine) package import ViewGraph

/// A style of controls, without its type: it makes the body of a control out of the control's configuration.
///
/// Styles of one kind of control lie over one another. Each is used in the body that the one inside it has made, so that a style
/// can change another: a control made of a configuration looks as the styles around say (docs/decisions/0137-styles-lie-over-one-another.md).
nonisolated package class ControlStyle<Configuration> {
    fileprivate init() {}

    /// The view shown for a control.
    @MainActor package func body(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }

    /// True if `other` is known to be the same style, inside the same ones.
    fileprivate func isEqual(to other: ControlStyle) -> Bool { self === other }
}

extension ControlStyle: Equatable {
    package static func == (a: ControlStyle, b: ControlStyle) -> Bool { a === b || a.isEqual(to: b) }
}

/// The body of a control made by a style of a known type.
nonisolated package protocol StyledBody: View {
    associatedtype Style
    associatedtype Configuration

    init(style: DynamicStyle<Style>, configuration: Configuration)
}

/// A style whose type is known, over the ones around it.
nonisolated private final class StyleLayer<Styled: StyledBody>: ControlStyle<Styled.Configuration> {
    private let style: Styled.Style
    private let outer: ControlStyle<Styled.Configuration>?

    init(_ style: Styled.Style, over outer: ControlStyle<Styled.Configuration>?) {
        self.style = style
        self.outer = outer
        super.init()
    }

    @MainActor override func body(_ configuration: Styled.Configuration) -> AnyView {
        AnyView(
            Styled(style: DynamicStyle(style: style), configuration: configuration)
                .modifier(OuterStyle(style: outer)))
    }

    override func isEqual(to other: ControlStyle<Styled.Configuration>) -> Bool {
        guard let other = other as? StyleLayer else { return false }
        return ValueComparison.areEqual(style, other.style) && outer == other.outer
    }
}

private enum ControlStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ControlStyle<Configuration>? { nil }
}

extension EnvironmentValues {
    /// The innermost style of controls with a configuration of this type; nil if none is set.
    package func controlStyle<Configuration>(for _: Configuration.Type) -> ControlStyle<Configuration>? {
        self[ControlStyleKey<Configuration>.self]
    }

    /// Sets a style over those that are set.
    @MainActor package mutating func addStyle<Styled: StyledBody>(_ style: Styled.Style, of _: Styled.Type) {
        self[ControlStyleKey<Styled.Configuration>.self] = StyleLayer<Styled>(
            style, over: self[ControlStyleKey<Styled.Configuration>.self])
    }
}

/// Sets a style over those around, for the controls in the content.
nonisolated package struct ControlStyleModifier<Styled: StyledBody>: InputsModifier {
    let style: Styled.Style

    package init(_ style: Styled.Style, of _: Styled.Type) { self.style = style }

    @MainActor package static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.setEnvironment(from: modifier) { $0.addStyle($1.style, of: Styled.self) }
    }
}

/// The styles around the one that has made the content.
nonisolated private struct OuterStyle<Configuration>: InputsModifier {
    let style: ControlStyle<Configuration>?

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.setEnvironment(from: modifier) { $0[ControlStyleKey<Configuration>.self] = $1.style }
    }
}
