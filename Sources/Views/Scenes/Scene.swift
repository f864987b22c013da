import AttributeGraph
package import Foundation
@_spi(Engine) public import ViewGraph

/// A part of a program's user interface with a life of its own: a window.
@MainActor @preconcurrency public protocol Scene {
    /// What `body` gives; the compiler finds it.
    associatedtype Body: Scene
    /// The scenes that this one is made of. It runs again when something that it read has changed.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Tells the host of the scene's windows. Programs never call or write this.
    @MainActor static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs)
    /// What the scene's window is like.
    @MainActor func _windowDescription() -> _WindowDescription
}

/// What a window is to be like when it opens.
public struct _WindowDescription: Sendable {
    package var title: String?
    /// In points.
    package var size: CGSize?
    package var resizability: WindowSizing

    package init(title: String? = nil, size: CGSize? = nil, resizability: WindowSizing = .automatic) {
        self.title = title
        self.size = size
        self.resizability = resizability
    }
}

extension Scene {
    public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        let evaluation = BodyEvaluation(host: inputs.host)
        let properties = _DynamicProperties(of: Self.self, inputs: inputs)
        let body = inputs.lifetime.perform {
            inputs.graph.addRule(
                SceneBodyRule<Self>(scene: scene.attribute, properties: properties, evaluation: evaluation))
        }
        evaluation.body = body.place
        Body._makeScene(_GraphValue(body), inputs: inputs)
    }

    public func _windowDescription() -> _WindowDescription { body._windowDescription() }
}

extension Never: Scene {
    public static func _makeScene(_ scene: _GraphValue<Never>, inputs: _ViewInputs) {}
    public func _windowDescription() -> _WindowDescription { _WindowDescription() }
}

/// A scene that the engine knows how to make.
@MainActor @preconcurrency public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    /// Never asked for: the scene is made of no other.
    public var body: Never { preconditionFailure("A primitive scene has no body; please report this as a mistake.") }
}

private struct SceneBodyRule<S: Scene>: Rule {
    let scene: Attribute<S>
    var properties: _DynamicProperties
    let evaluation: BodyEvaluation

    static var name: String { "body of \(S.self)" }

    mutating func evaluate(in graph: Graph) -> S.Body {
        var value = graph.read(scene)
        properties.update(&value, in: graph)
        return evaluation.run(S.self) { value.body }
    }
}
