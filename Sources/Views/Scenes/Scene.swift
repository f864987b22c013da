import AttributeGraph
public import Foundation
@_spi(Engine) public import ViewGraph

/// A part of a program's user interface with a life of its own: a window.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the content of the scene's window. Programs never call or write this.
    @MainActor static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs)
    /// What the scene's window is like.
    @MainActor func _windowDescription() -> _WindowDescription
}

/// What a window is to be like when it opens.
public struct _WindowDescription: Sendable {
    package var title: String?
    /// In points.
    package var size: CGSize?

    package init(title: String? = nil, size: CGSize? = nil) {
        self.title = title
        self.size = size
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
        evaluation.invalidate = { [unowned host = inputs.host] in host.graph.invalidateIfAlive(body) }
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
    public var body: Never { preconditionFailure("A primitive scene has no body; please report this as a mistake.") }
}

private struct SceneBodyRule<S: Scene>: Rule {
    let scene: Attribute<S>
    let properties: _DynamicProperties
    let evaluation: BodyEvaluation

    static var name: String { "body of \(S.self)" }

    func evaluate(in graph: Graph) -> S.Body {
        var value = graph.read(scene)
        properties.update(&value, in: graph)
        return evaluation.run(S.self) { value.body }
    }
}

/// Puts scenes together; one window is what there is so far.
@resultBuilder public struct SceneBuilder {
    @MainActor public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window with views in it.
public struct WindowGroup<Content: View>: _PrimitiveScene {
    private let title: String?
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        title = Text(titleKey).plainString
        self.content = content()
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.content = content()
    }

    public init(id: String, @ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    @MainActor public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        Content._makeView(scene[\.content], inputs: inputs)
    }

    public func _windowDescription() -> _WindowDescription { _WindowDescription(title: title) }
}

/// A scene whose window opens with a size.
struct SizedScene<Base: Scene>: _PrimitiveScene {
    let base: Base
    let size: CGSize

    @MainActor static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        Base._makeScene(scene[\.base], inputs: inputs)
    }

    func _windowDescription() -> _WindowDescription {
        var description = base._windowDescription()
        description.size = size
        return description
    }
}

extension Scene {
    public func defaultSize(_ size: CGSize) -> some Scene { SizedScene(base: self, size: size) }

    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }
}
