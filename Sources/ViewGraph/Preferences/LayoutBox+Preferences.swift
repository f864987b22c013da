extension LayoutBox {
    /// This box says something: those around it are marked, so that a fold looks in, and who listens is told.
    final func preferenceChanged() {
        carry(.preferences)
        preferencesChanged()
        notifyPreferenceReaders()
    }

    /// What is said in this box may have changed.
    final func notifyPreferenceReaders() {
        var box: LayoutBox? = self
        while let current = box {
            current.preferencesChanged()
            box = current.parent
        }
    }

    /// Folds what `boxes` say, in order; nil if they say nothing.
    final func foldPreference<Key: PreferenceKey>(_ key: Key.Type, of boxes: [LayoutBox]) -> Key.Value? {
        var result: Key.Value?
        for box in boxes where box.carriesPreferences {
            guard let value = box.preference(key) else { continue }
            if var folded = result {
                Key.reduce(value: &folded) { value }
                result = folded
            } else {
                result = value
            }
        }
        return result
    }
}
