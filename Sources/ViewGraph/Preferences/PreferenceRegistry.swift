@_spi(Engine) import LayerTree

/// Boxes of a window that are visited after placement: observers of preferences that may have changed, and boxes whose
/// frames are part of a preference. Empty in windows without preferences.
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

    /// Updates preferences that contain frames, then calls the observers of changed preferences. Called when layout is
    /// done.
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

/// A role that includes the frame of its box in a preference.
@MainActor protocol AnchoredRole: AnyObject {
    /// Reads the frame of `box` in the window, and marks the preference as changed if the frame has changed.
    func takeFrame(of box: LayoutBox)
}
