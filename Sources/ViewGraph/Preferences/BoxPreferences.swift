@_spi(Engine) import LayerTree

extension LayoutBox {
    /// Preferences of this box and its content.
    package final var preferences: BoxPreferences { @inline(__always) get { BoxPreferences(box: self) } }
}

/// Preferences of one box and its content (S3.8).
///
/// A box folds the values of the boxes in it, unless it has a ``PreferenceRole`` that does something else.
@MainActor package struct BoxPreferences {
    let box: LayoutBox

    /// True if this box, or a box in it, sets a preference.
    package var areCarried: Bool { box.memory.state.carries.contains(.preferences) }

    /// Role of the box in preferences; nil for most boxes.
    package var role: PreferenceRole? { box.memory.state.rare?.state.preferenceRole }

    /// Sets the role of the box in preferences.
    package func setRole(_ role: PreferenceRole?) { box.rare.state.preferenceRole = role }

    /// Returns the value of the box for `key`, as its ancestors see it; nil if none is set.
    package func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if let role { return role.value(key, in: self) }
        return folded(key)
    }

    /// Returns the folded values of the boxes in this one, in order; nil if none is set.
    func folded<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { fold(key, of: box.contentBoxes + box.extraBoxes) }

    /// Returns the folded values of the content, without the extra boxes beside it; nil if none is set.
    func foldedContent<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { fold(key, of: box.content.boxes) }

    private func fold<Key: PreferenceKey>(_ key: Key.Type, of boxes: [LayoutBox]) -> Key.Value? {
        var result: Key.Value?
        for box in boxes where box.preferences.areCarried {
            guard let value = box.preferences.value(key) else { continue }
            if var folded = result {
                Key.reduce(value: &folded) { value }
                result = folded
            } else {
                result = value
            }
        }
        return result
    }

    /// Records that a preference set by the box changed: ancestors include the box from now on, and listeners are
    /// notified.
    func changed() {
        box.carry(.preferences)
        role?.changed(in: self)
        notifyAround()
    }

    /// Notifies listeners in this box and its ancestors that preferences in this box may have changed.
    package func notifyAround() {
        var box: LayoutBox? = box
        while let current = box {
            let preferences = current.preferences
            preferences.role?.changed(in: preferences)
            box = current.parent
        }
    }
}

/// Role of a box in preferences: it sets a value, changes values of its content, or observes them.
@MainActor package class PreferenceRole {
    /// Returns the value that ancestors see for `key`. By default the folded value of the boxes in this one.
    func value<Key: PreferenceKey>(_ key: Key.Type, in preferences: BoxPreferences) -> Key.Value? {
        preferences.folded(key)
    }

    /// Called when preferences in the box may have changed.
    func changed(in preferences: BoxPreferences) {}
}
