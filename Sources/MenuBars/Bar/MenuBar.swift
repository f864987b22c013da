import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The menu bar of a window, with the commands of its scene.
struct MenuBar: View {
    let scene: WindowScene
    /// Makes the parts that the scene's commands declare.
    let commands: CommandsPlace
    let window: MenuBarWindow
    @State private var parts: [CommandPart] = []
    @State private var tracking = MenuBarTracking()
    @Environment(\.programActions) private var actions
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.pixelLength) private var pixel

    init(scene: WindowScene, commands: CommandsPlace, window: MenuBarWindow) {
        self.scene = scene
        self.commands = commands
        self.window = window
    }

    private var groups: StandardGroups {
        let scenes = actions.scenes()
        var groups = StandardGroups()
        groups.hasNewWindow = scenes.contains { $0 === scene } && scene.isOffered && !scene.isUnique
        groups.hasSettings = scenes.contains { $0.isSettings && $0.isOffered }
        groups.hasSingleWindows = scenes.contains { $0.isUnique && !$0.isSettings && $0.isOffered }
        return groups
    }

    var body: some View {
        let menus = BarMenu.menus(for: parts, with: groups)
        let mnemonics = Mnemonics.indices(in: menus.map(\.title))
        HStack(spacing: 0) {
            ForEach(Array(zip(menus, mnemonics)), id: \.0.id) { menu, mnemonic in
                MenuBarTitle(menu: menu, mnemonic: mnemonic, tracking: tracking)
            }
            Spacer(minLength: 0)
        }
        .font(.system(size: MenuBarMetrics.fontSize))
        .padding(.horizontal, 5)
        .frame(height: MenuBarMetrics.height)
        .background { Color(white: colorScheme == .dark ? 0.15 : 0.965) }
        .overlay(alignment: .bottom) { Rectangle().fill(.separator).frame(height: pixel) }
        .clipped()
        .background {
            MenuShelf(menus: menus)
            ZStack { commands }.onPreferenceChange(CommandPartsKey.self) { parts = $0 }
        }
        .modifier(MenuBarKeys(tracking: tracking))
        .environment(\.menuBarScene, scene)
        .environment(\.menuBarWindow, window)
    }
}

/// The place at which a scene's commands are made in the tree of a window.
struct CommandsPlace: _PrimitiveView {
    let make: @MainActor (_ViewInputs) -> Void

    static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.graph.untracked { inputs.graph.peek(view.attribute) }.make(inputs)
    }
}

/// Opens the first menu of a bar by F10.
private struct MenuBarKeys: PrimitiveModifier {
    let tracking: MenuBarTracking

    static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let tracking = inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }.tracking
        let box = LayoutBox(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let stroke = ShortcutStroke(.named("F10"), modifiers: 0)
        let shortcut = host.focus.addShortcut(stroke, box: box, isFallback: true) { tracking.showFirst() }
        inputs.lifetime.onEnd { [unowned host] in host.focus.removeShortcut(shortcut) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

private enum MenuBarSceneKey: EnvironmentKey { static var defaultValue: WindowScene? { nil } }

extension EnvironmentValues {
    /// The scene of the window that a menu bar belongs to.
    var menuBarScene: WindowScene? {
        get { self[MenuBarSceneKey.self] }
        set { self[MenuBarSceneKey.self] = newValue }
    }
}
