import Foundation
@_spi(Engine) import LayerTree

/// Sets a value, which replaces values of the content for the same key (S3.8).
final class PreferenceWriter<K: PreferenceKey>: PreferenceRole {
    var value: K.Value?

    override func value<Key: PreferenceKey>(_ key: Key.Type, in preferences: BoxPreferences) -> Key.Value? {
        guard key == K.self else { return super.value(key, in: preferences) }
        return value as? Key.Value
    }
}

/// Changes the value of the content.
final class PreferenceTransform<K: PreferenceKey>: PreferenceRole {
    var transform: ((inout K.Value) -> Void)?

    override func value<Key: PreferenceKey>(_ key: Key.Type, in preferences: BoxPreferences) -> Key.Value? {
        guard key == K.self, let transform else { return super.value(key, in: preferences) }
        var value = super.value(K.self, in: preferences) ?? K.defaultValue
        transform(&value)
        return value as? Key.Value
    }
}

/// Changes the value of the content by the frame of the view, again whenever that frame has changed.
final class AnchorPreference<K: PreferenceKey>: PreferenceRole, AnchoredRole {
    /// Changes the value. The frame is the view's own, in points of the window.
    var transform: ((inout K.Value, CGRect) -> Void)?
    /// True for `anchorPreference`, which replaces the value of the content; false for `transformAnchorPreference`.
    private let replaces: Bool
    private var frame: CGRect?

    init(replaces: Bool) { self.replaces = replaces }

    func takeFrame(of box: LayoutBox) {
        let now = box.isPlaced ? box.frameInWindow() : nil
        guard now != frame else { return }
        frame = now
        box.preferences.changed()
    }

    override func value<Key: PreferenceKey>(_ key: Key.Type, in preferences: BoxPreferences) -> Key.Value? {
        guard key == K.self else { return super.value(key, in: preferences) }
        let inner = replaces ? nil : super.value(K.self, in: preferences)
        // Before the first layout there is no frame.
        guard let transform, let frame else { return inner as? Key.Value }
        var value = inner ?? K.defaultValue
        transform(&value, frame)
        return value as? Key.Value
    }
}

/// Observes the preferences of a box: called after the layout of an update in which they may have changed.
final class PreferenceListener: PreferenceRole {
    private let action: @MainActor (BoxPreferences) -> Void
    private var isWaiting = false

    /// Creates an observer.
    ///
    /// - Parameter action: called after the layout, with the preferences of the box.
    init(_ action: @escaping @MainActor (BoxPreferences) -> Void) { self.action = action }

    override func changed(in preferences: BoxPreferences) {
        guard !isWaiting else { return }
        isWaiting = true
        preferences.box.host.preferences.add(stale: self, of: preferences)
    }

    func read(_ preferences: BoxPreferences) {
        isWaiting = false
        action(preferences)
    }
}

/// Key whose values do not leave the nearest ancestor with ``ConfinedPreferences``.
package protocol ConfinedPreferenceKey: PreferenceKey {}

/// Keeps the values of ``ConfinedPreferenceKey``s in the box.
package final class ConfinedPreferences: PreferenceRole {
    package override init() {}

    override func value<Key: PreferenceKey>(_ key: Key.Type, in preferences: BoxPreferences) -> Key.Value? {
        key is any ConfinedPreferenceKey.Type ? nil : super.value(key, in: preferences)
    }
}
