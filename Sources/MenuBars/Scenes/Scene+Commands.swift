import AttributeGraph
@_spi(Engine) package import ViewGraph
@_spi(Engine) public import Views

/// A scene with commands, which its windows show in a menu bar.
private struct CommandedScene<Base: Scene, Content: Commands>: _PrimitiveScene {
    let base: Base
    let commands: Content
    /// True if the scene's own commands are removed.
    let replaces: Bool

    static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        let windows = inputs.host.windows
        let known = windows.scenes.count
        Base._makeScene(scene[\.base], inputs: inputs)
        let replaces = inputs.graph.untracked { inputs.graph.peek(scene.attribute) }.replaces
        for window in windows.scenes.dropFirst(known) {
            if replaces { window.removeCommands() }
            guard Content.self != EmptyCommands.self else { continue }
            let commands = scene[\.commands]
            let program = inputs.host
            let lifetime = inputs.lifetime
            window.addCommands { [unowned program] inputs in
                Content._makeCommands(inputs.following(commands, of: program, during: lifetime), inputs: inputs)
            }
        }
    }

    func _windowDescription() -> _WindowDescription { base._windowDescription() }
}

extension Scene {
    /// Adds commands: windows of this scene show a menu bar with them and the standard menus.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandedScene(base: self, commands: content(), replaces: false)
    }

    /// Removes all commands of this scene: those added inside, and the items by which menus offer its windows.
    public func commandsRemoved() -> some Scene {
        CommandedScene(base: self, commands: EmptyCommands(), replaces: true)
    }

    /// Removes all commands of this scene, as ``commandsRemoved()``, and adds those of `content`.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandedScene(base: self, commands: content(), replaces: true)
    }
}

extension WindowScene {
    /// Shows a menu bar with the commands that `make` declares, after those added before.
    package func addCommands(_ make: @escaping @MainActor (_ViewInputs) -> Void) {
        let before = commands
        let all: @MainActor (_ViewInputs) -> Void = { inputs in
            before?(inputs)
            make(inputs)
        }
        commands = all
        surround = { [unowned self] inputs, content in
            inputs.element { inputs in
                let box = MenuBarFrameBox(host: inputs.host, scope: inputs.scope)
                inputs.add(box, named: MenuBarFrameBox.self)
                var bar = inputs.inside(box)
                bar.place.list = box.bar
                let view = inputs.lifetime.addSource(
                    MenuBar(scene: self, commands: CommandsPlace(make: all), window: MenuBarWindow(host: inputs.host)))
                inputs.graph.untracked { MenuBar._makeView(_GraphValue(view), inputs: bar) }
                content(inputs.inside(box))
            }
        }
    }

    fileprivate func removeCommands() {
        commands = nil
        surround = nil
        isOffered = false
    }
}
