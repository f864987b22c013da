import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The items of a standard group.
struct StandardItems: View {
    let place: CommandGroupPlacement.Place

    @ViewBuilder var body: some View {
        switch place {
        case .newItem: NewWindowItem()
        case .saveItem: CloseItem()
        case .appTermination: QuitItem()
        case .appSettings: SettingsItem()
        case .undoRedo: UndoItems()
        case .pasteboard: PasteboardItems()
        case .singleWindowList: SingleWindowItems()
        case .windowList: OpenWindowItems()
        default: EmptyView()
        }
    }
}

private struct NewWindowItem: View {
    @Environment(\.programActions) private var actions
    @Environment(\.menuBarScene) private var scene

    init() {}

    var body: some View {
        Button("New Window") { if let scene { actions.open(scene) } }.keyboardShortcut("n")
    }
}

private struct CloseItem: View {
    @Environment(\.dismissWindow) private var dismissWindow

    init() {}

    var body: some View { Button("Close") { dismissWindow() }.keyboardShortcut("w") }
}

private struct QuitItem: View {
    @Environment(\.programActions) private var actions

    init() {}

    var body: some View { Button("Quit") { actions.quit() }.keyboardShortcut("q") }
}

private struct SettingsItem: View {
    var body: some View { SettingsLink().keyboardShortcut(",") }
}

/// The windows of the program's `Window` scenes.
private struct SingleWindowItems: View {
    @Environment(\.programActions) private var actions

    init() {}

    var body: some View {
        let scenes = actions.scenes().filter { $0.isUnique && !$0.isSettings && $0.isOffered }
        ForEach(scenes.map(SceneItem.init)) { item in
            Button(item.scene.look.title ?? item.scene.id ?? "") { actions.open(item.scene) }
        }
    }
}

private struct SceneItem: Identifiable {
    let scene: WindowScene
    var id: ObjectIdentifier { ObjectIdentifier(scene) }
}

/// The windows that are open, the own one with a tick.
private struct OpenWindowItems: View {
    @Environment(\.programActions) private var actions
    @Environment(\.menuLevel) private var level

    init() {}

    var body: some View {
        // Only a menu that is open lists windows: they come and go.
        let windows = level?.isShelf == true ? [] : actions.openWindows()
        ForEach(windows.indices, id: \.self) { index in
            let window = windows[index]
            Toggle(window.title, isOn: Binding(get: { window.isOwn }, set: { _ in window.bringToFront() }))
        }
    }
}
