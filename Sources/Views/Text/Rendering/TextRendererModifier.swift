import AnimationCore
package import AttributeGraph
import Geometry
@_spi(Engine) public import ViewGraph

extension View {
    /// Draws the texts inside with `renderer`. Changes of its `animatableData` are animated.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: InputsModifier {
    let renderer: Renderer

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let presented = AnimatableAttributes.animated(modifier[\.renderer].attribute, inputs: inputs)
        let renderer = inputs.lifetime.addRule(AnyTextRendererRule(renderer: presented))
        let source = inputs.lifetime.addSource(TextRendererSource(renderer: renderer))
        inputs.setEnvironment(from: _GraphValue(source)) { $0.textRendererSource = $1 }
    }
}

/// Renderer of the texts in an environment. It is an attribute, so that frames of its animation evaluate the texts only,
/// and change no environment.
package struct TextRendererSource: Hashable, Sendable {
    package let renderer: Attribute<AnyTextRenderer>
}

/// Text renderer of any type.
package struct AnyTextRenderer {
    package let base: any TextRenderer
}

private struct AnyTextRendererRule<Renderer: TextRenderer>: Rule {
    let renderer: Attribute<Renderer>

    static var name: String { "renderer \(Renderer.self)" }

    func evaluate(in graph: Graph) -> AnyTextRenderer { AnyTextRenderer(base: graph.read(renderer)) }
}

private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: TextRendererSource? { nil }
}

extension EnvironmentValues {
    fileprivate(set) var textRendererSource: TextRendererSource? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}
