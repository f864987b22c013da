@_spi(Engine) import LayerTree

extension LayoutBox {
    /// Preferences of what is in this box.
    package final var preferences: BoxPreferences { @inline(__always) get { BoxPreferences(box: self) } }
}

/// Preferences of what is in one box (S3.8).
///
/// A box takes no part in them unless it was given a ``PreferenceRole``: it folds what is said in it.
@MainActor package struct BoxPreferences {
    let box: LayoutBox

    /// True if this box, or one in it, says something to those around it.
    package var areCarried: Bool { box.memory.state.carries.contains(.preferences) }

    /// Part of the box in preferences; nil for most boxes.
    package var role: PreferenceRole? { box.memory.state.rare?.state.preferenceRole }

    /// Gives the box a part in preferences.
    package func setRole(_ role: PreferenceRole?) { box.rare.state.preferenceRole = role }

    /// Value said in the box under `key`; nil if nothing is said.
    package func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if let role { return role.value(key, in: self) }
        return folded(key)
    }

    /// Folds what the boxes in this one say, in order; nil if they say nothing.
    func folded<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { fold(key, of: box.contentBoxes + box.extraBoxes) }

    /// Folds what the content says, without what lies beside it; nil if it says nothing.
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

    /// Called when the box itself says something else: those around look into it, and listeners are told.
    func changed() {
        box.carry(.preferences)
        role?.changed(in: self)
        notifyAround()
    }

    /// Tells listeners in this box and around it that what is said in this box may have changed.
    func notifyAround() {
        var box: LayoutBox? = box
        while let current = box {
            let preferences = current.preferences
            preferences.role?.changed(in: preferences)
            box = current.parent
        }
    }
}

/// Part that a box takes in preferences: it says something, edits what is said in it, or listens.
@MainActor package class PreferenceRole {
    /// Value that those around get under `key`; what is said in the box, unless a role says otherwise.
    func value<Key: PreferenceKey>(_ key: Key.Type, in preferences: BoxPreferences) -> Key.Value? {
        preferences.folded(key)
    }

    /// Called when what is said in the box may have changed.
    func changed(in preferences: BoxPreferences) {}
}
