public import AnimationCore
import AttributeGraph
public import Combine
public import Observation
@_spi(Engine) import ViewGraph

/// A scene in whose windows the environment is changed.
private struct SceneWithEnvironment<Base: Scene>: _PrimitiveScene {
    let base: Base
    let change: @MainActor (inout EnvironmentValues) -> Void

    static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        let windows = inputs.host.windows
        let known = windows.scenes.count
        Base._makeScene(scene[\.base], inputs: inputs)
        let lifetime = inputs.lifetime
        for window in windows.scenes.dropFirst(known) {
            window.change { [unowned program = inputs.host] inputs in
                inputs.setEnvironment(from: inputs.following(scene, of: program, during: lifetime)) { $1.change(&$0) }
            }
        }
    }

    func _windowDescription() -> _WindowDescription { base._windowDescription() }
}

extension Scene {
    /// Sets one value of the environment for the views in this scene's windows.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        SceneWithEnvironment(base: self) { $0[keyPath: keyPath] = value }
    }

    /// Provides `object` to the views in this scene's windows, which read it by its type, as in `@Environment(Model.self)`. Nil
    /// hides an object that a scene around provides.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        SceneWithEnvironment(base: self) { $0.provide(object) }
    }

    /// Provides `object` to the views in this scene's windows, which read it by its type with `@EnvironmentObject`.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        SceneWithEnvironment(base: self) { $0.provide(object) }
    }
}
