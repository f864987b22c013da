import AttributeGraph
public import Geometry
@_spi(Engine) import ViewGraph

/// A scene that acts when a value changes.
private struct SceneWithChange<Base: Scene, Value: Equatable>: _PrimitiveScene {
    let base: Base
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        Base._makeScene(scene[\.base], inputs: inputs)
        var last: Value?
        inputs.sink(scene.attribute) { [unowned host = inputs.host] now in
            let old = last
            last = now.value
            guard let old else {
                if now.initial { host.afterUpdate { now.action(now.value, now.value) } }
                return
            }
            if old != now.value { host.afterUpdate { now.action(old, now.value) } }
        }
    }

    func _windowDescription() -> _WindowDescription { base._windowDescription() }
}

extension Scene {
    /// Runs `action` with the old and the new value after an update in which `value` changes. If `initial` is true, it also runs at
    /// the start, with the current value as both arguments.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { SceneWithChange(base: self, value: value, initial: initial, action: action) }

    /// Runs `action` after an update in which `value` changes. If `initial` is true, it also runs at the start.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { SceneWithChange(base: self, value: value, initial: initial) { _, _ in action() } }

    /// Runs `action` with the new value after an update in which `value` changes. Deprecated by Apple.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        SceneWithChange(base: self, value: value, initial: false) { _, new in action(new) }
    }

    /// Not available; see the message.
    @available(
        *, unavailable,
        message: "the desktop chooses where windows open, and Wayland has no request for it. Leave it out."
    )
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Not available; see the message.
    @available(
        *, unavailable,
        message: "desktops here pass no events to programs that run. Leave it out with #if !os(Linux)."
    )
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
