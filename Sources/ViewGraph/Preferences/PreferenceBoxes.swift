import Foundation

/// A view that says something of itself: its own value hides what views inside say under the same key (S3.8).
@MainActor final class PreferenceWriterBox<K: PreferenceKey>: LayoutBox {
    var value: K.Value? { didSet { preferenceChanged() } }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == K.self else { return super.preference(key) }
        return value as? Key.Value
    }
}

/// A view that edits what the views inside say.
@MainActor final class PreferenceTransformBox<K: PreferenceKey>: LayoutBox {
    var transform: ((inout K.Value) -> Void)? { didSet { preferenceChanged() } }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == K.self, let transform else { return super.preference(key) }
        var value = super.preference(K.self) ?? K.defaultValue
        transform(&value)
        return value as? Key.Value
    }
}

/// As ``PreferenceTransformBox``, with where the view is: told anew when that has changed.
@MainActor final class AnchorPreferenceBox<K: PreferenceKey>: LayoutBox, AnchoredBox {
    /// Edits the value; the frame is the view's own, in the window.
    var transform: ((inout K.Value, CGRect) -> Void)? { didSet { preferenceChanged() } }
    /// True if nothing of the views inside is kept: `anchorPreference`, against `transformAnchorPreference`.
    let replaces: Bool
    private var frame: CGRect?

    init(replaces: Bool, host: ViewHost, scope: TransactionScope) {
        self.replaces = replaces
        super.init(host: host, scope: scope)
    }

    func takeFrame() {
        let now = isPlaced ? frameInWindow() : nil
        guard now != frame else { return }
        frame = now
        preferenceChanged()
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == K.self else { return super.preference(key) }
        let inner = replaces ? nil : super.preference(K.self)
        // Before the first layout there is nothing to tell.
        guard let transform, let frame else { return inner as? Key.Value }
        var value = inner ?? K.defaultValue
        transform(&value, frame)
        return value as? Key.Value
    }
}

/// A view that listens to what is said inside it.
@MainActor final class PreferenceReaderBox<K: PreferenceKey>: LayoutBox, PreferenceReader {
    /// Told the folded value after the layout of an update in which it may have changed; nil if nobody says anything.
    var received: ((K.Value?) -> Void)?
    private var isWaiting = false

    override func preferencesChanged() {
        guard !isWaiting else { return }
        isWaiting = true
        host.preferences.add(stale: self)
    }

    func readPreferences() {
        isWaiting = false
        received?(super.preference(K.self))
    }
}

/// An overlay or background that is made from what the content says.
@MainActor final class PreferenceLayeredBox<K: PreferenceKey>: LayeredBox, PreferenceReader {
    /// As in ``PreferenceReaderBox``.
    var received: ((K.Value?) -> Void)?
    private var isWaiting = false

    override func preferencesChanged() {
        guard !isWaiting else { return }
        isWaiting = true
        host.preferences.add(stale: self)
    }

    func readPreferences() {
        isWaiting = false
        // Not what the extra view itself says: it would make itself for ever.
        received?(foldPreference(K.self, of: content.boxes))
    }
}
