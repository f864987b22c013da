@_spi(Engine) import LayerTree

/// What has to be looked at when everything is placed: who listens to preferences that may have changed, and whose place
/// is part of one. Empty in windows without preferences.
@MainActor package final class PreferenceRegistry {
    private struct State {
        var stale: [any PreferenceReader] = []
        var anchored: [any AnchoredBox] = []
    }
    private let memory = HotMemory(State())

    var isStale: Bool { !memory.state.stale.isEmpty }

    func add(stale reader: any PreferenceReader) { memory.state.stale.append(reader) }
    func add(_ box: any AnchoredBox) { memory.state.anchored.append(box) }
    func remove(_ box: any AnchoredBox) { memory.state.anchored.removeAll { $0 === box } }

    /// Lets listeners know what has changed; called when layout is done.
    func resolve() {
        if !memory.state.anchored.isEmpty {
            let boxes = memory.state.anchored
            for box in boxes where !box.isInLeavingView { box.takeFrame() }
        }
        guard isStale else { return }
        let readers = memory.state.stale
        memory.state.stale = []
        for reader in readers { reader.readPreferences() }
    }
}

/// A box that listens to what the views in it say.
@MainActor protocol PreferenceReader: AnyObject {
    func readPreferences()
}

/// A box whose place is part of what it says.
@MainActor protocol AnchoredBox: LayoutBox {
    /// Looks where it is now.
    func takeFrame()
}
