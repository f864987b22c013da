import AttributeGraph
public import Foundation
@_spi(Engine) import ViewGraph

/// Influence of the content on the sizes that its window can take.
public struct WindowResizability: Hashable, Sendable {
    let sizing: WindowSizing

    /// None: the content is laid out in the size that the window has.
    public static let automatic = WindowResizability(sizing: .automatic)
    /// The window's least and greatest sizes are those of its content.
    public static let contentSize = WindowResizability(sizing: .contentSize)
    /// The window's least size is that of its content.
    public static let contentMinSize = WindowResizability(sizing: .contentMinSize)
}

/// A scene whose windows are changed by a modifier.
private struct ModifiedScene<Base: Scene>: _PrimitiveScene {
    let base: Base
    let change: @MainActor @Sendable (inout WindowScene.Look) -> Void

    @MainActor static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        let windows = inputs.host.windows
        let known = windows.scenes.count
        Base._makeScene(scene[\.base], inputs: inputs)
        let change = inputs.graph.untracked { inputs.graph.peek(scene.attribute) }.change
        for scene in windows.scenes.dropFirst(known) { change(&scene.look) }
    }

    func _windowDescription() -> _WindowDescription {
        var description = base._windowDescription()
        var look = WindowScene.Look(title: description.title)
        look.size = description.size
        look.resizability = description.resizability
        change(&look)
        description.size = look.size
        description.resizability = look.resizability
        return description
    }
}

extension Scene {
    /// Sets the size, in points, with which windows open.
    public func defaultSize(_ size: CGSize) -> some Scene {
        ModifiedScene(base: self) { $0.size = size }
    }

    /// Sets the size, in points, with which windows open.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the influence of the content on the sizes that windows can take.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        ModifiedScene(base: self) { $0.resizability = resizability.sizing }
    }
}
