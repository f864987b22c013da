@_spi(Engine) import LayerTree

/// Boxes of a window that are looked at when everything is placed: those that listen to preferences that may have
/// changed, and those whose frame is part of one. Empty in windows without preferences.
@MainActor package final class PreferenceRegistry {
    private struct State {
        var stale: [(listener: PreferenceListener, preferences: BoxPreferences)] = []
        var anchored: [(role: any AnchoredRole, box: LayoutBox)] = []
    }
    private let memory = HotMemory(State())

    var isStale: Bool { !memory.state.stale.isEmpty }

    func add(stale listener: PreferenceListener, of preferences: BoxPreferences) {
        memory.state.stale.append((listener, preferences))
    }
    func add(_ role: any AnchoredRole, of box: LayoutBox) { memory.state.anchored.append((role, box)) }
    func remove(_ role: any AnchoredRole) { memory.state.anchored.removeAll { $0.role === role } }

    /// Lets listeners know what has changed; called when layout is done.
    func resolve() {
        if !memory.state.anchored.isEmpty {
            let anchored = memory.state.anchored
            for entry in anchored where !entry.box.isInLeavingView { entry.role.takeFrame(of: entry.box) }
        }
        guard isStale else { return }
        let due = memory.state.stale
        memory.state.stale = []
        for entry in due { entry.listener.read(entry.preferences) }
    }
}

/// A part in preferences with the frame of its box in what it says.
@MainActor protocol AnchoredRole: AnyObject {
    /// Takes the frame of `box` in the window; says the preference anew if that has changed.
    func takeFrame(of box: LayoutBox)
}
