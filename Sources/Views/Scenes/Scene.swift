import AttributeGraph
package import Foundation
@_spi(Engine) public import ViewGraph

/// A part of a program's user interface with a life cycle of its own: a window, or several.
@MainActor @preconcurrency public protocol Scene {
    /// Type of `body`; inferred.
    associatedtype Body: Scene
    /// The scenes of which this one is composed. Evaluated again when something that it read changes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Registers the scene's windows with the host. Engine interface: programs neither call nor implement it.
    @MainActor static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs)
    /// Title and size of the scene's first window. Engine interface.
    @MainActor func _windowDescription() -> _WindowDescription
}

/// Title and size with which a window opens.
public struct _WindowDescription: Sendable {
    package var title: String?
    /// Initial size in points; nil lets the host choose.
    package var size: CGSize?
    package var resizability: WindowSizing
    /// False for scenes whose windows open only when they are asked for.
    package var opensAtStart = true

    package init(title: String? = nil, size: CGSize? = nil, resizability: WindowSizing = .automatic) {
        self.title = title
        self.size = size
        self.resizability = resizability
    }
}

extension Scene {
    /// Makes the scenes of ``body``.
    public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        Body._makeScene(makeComposedBody(of: scene.attribute, inputs: inputs) { $0.body }, inputs: inputs)
    }

    /// The description of ``body``.
    public func _windowDescription() -> _WindowDescription { body._windowDescription() }
}

extension Never: Scene {
    /// Makes nothing: `Never` has no values.
    public static func _makeScene(_ scene: _GraphValue<Never>, inputs: _ViewInputs) {}
    /// An empty description.
    public func _windowDescription() -> _WindowDescription { _WindowDescription() }
}

/// A scene that the engine makes directly, without a body.
@MainActor @preconcurrency public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    /// Never evaluated: primitive scenes have no body.
    public var body: Never { neverHappens("body of a primitive scene") }
}
