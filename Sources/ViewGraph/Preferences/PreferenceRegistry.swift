/// What has to be looked at when everything is placed: who listens to preferences that may have changed, and whose place
/// is part of one. Empty in windows without preferences.
@MainActor package final class PreferenceRegistry {
    private var stale: [any PreferenceReader] = []
    private var anchored: [any AnchoredBox] = []

    var isStale: Bool { !stale.isEmpty }

    func add(stale reader: any PreferenceReader) { stale.append(reader) }
    func add(_ box: any AnchoredBox) { anchored.append(box) }
    func remove(_ box: any AnchoredBox) { anchored.removeAll { $0 === box } }

    /// Lets listeners know what has changed; called when layout is done.
    func resolve() {
        for box in anchored where !box.isInLeavingView { box.takeFrame() }
        guard !stale.isEmpty else { return }
        let readers = stale
        stale = []
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
