import AccessibilityTree
import DesktopBus

/// Events about windows.
extension AccessibilityBridge {
    func tellNewWindow(_ window: BridgeWindow) {
        guard let tree = tree(of: window) else { return }
        let path = window.path(of: tree.elements[0].id)
        if clients.hasCacheReaders {
            for place in tree.elements.indices { tellAdded(object(in: window, tree, place)) }
        }
        emit(childEvent("add", index(of: window), path))
        emit(windowEvent("Create", window, tree))
        if window.isActive { tellActivity(window, tree) }
    }

    func tellGone(_ window: BridgeWindow, _ tree: WindowTree, _ index: Int) {
        let path = window.path(of: tree.elements[0].id)
        if window.isActive { emit(windowEvent("Deactivate", window, tree)) }
        emit(windowEvent("Destroy", window, tree))
        emit(childEvent("remove", index, path))
        for element in tree.elements { tellRemoved(window.path(of: element.id)) }
    }

    /// Tells that a window has got the keyboard, or lost it.
    func tellActivity(_ window: BridgeWindow, _ tree: WindowTree) {
        let path = window.path(of: tree.elements[0].id)
        emit(windowEvent(window.isActive ? "Activate" : "Deactivate", window, tree))
        emit(BusEvent(source: path, name: "StateChanged", detail: "active", first: window.isActive ? 1 : 0))
        guard window.isActive, let focused = tree.elements.first(where: { $0.states.contains(.focused) }) else {
            return
        }
        let source = window.path(of: focused.id)
        emit(BusEvent(source: source, name: "StateChanged", detail: "focused", first: 1))
        emit(BusEvent(kind: .focus, source: source, name: "Focus"))
    }

    private func childEvent(_ detail: String, _ index: Int, _ path: ObjectPath) -> BusEvent {
        BusEvent(
            source: .application, name: "ChildrenChanged", detail: detail, first: Int32(clamping: index),
            value: reference(to: path))
    }

    private func windowEvent(_ name: String, _ window: BridgeWindow, _ tree: WindowTree) -> BusEvent {
        BusEvent(
            kind: .window, source: window.path(of: tree.elements[0].id), name: name,
            value: .text(tree.elements[0].busName))
    }
}
