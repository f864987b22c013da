import AttributeGraph
public import Foundation
@_spi(Engine) import ViewGraph

/// How far the content decides how large its window may be.
public struct WindowResizability: Hashable, Sendable {
    let sizing: WindowSizing

    /// The content decides nothing: it is laid out in whatever room there is.
    public static let automatic = WindowResizability(sizing: .automatic)
    /// The window can be no smaller and no larger than its content.
    public static let contentSize = WindowResizability(sizing: .contentSize)
    /// The window can be no smaller than its content.
    public static let contentMinSize = WindowResizability(sizing: .contentMinSize)
}

/// Scenes whose windows differ from what they would be otherwise.
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
    /// How large windows are when they open, in points.
    public func defaultSize(_ size: CGSize) -> some Scene {
        ModifiedScene(base: self) { $0.size = size }
    }

    /// How large windows are when they open, in points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// How far windows can be made smaller and larger.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        ModifiedScene(base: self) { $0.resizability = resizability.sizing }
    }
}
