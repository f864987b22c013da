import AttributeGraph

/// Modifier of `preference(key:value:)`.
nonisolated struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
    let value: K.Value

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        let role = PreferenceWriter<K>()
        box.preferences.setRole(role)
        inputs.add(box, named: Self.self)
        inputs.sink(modifier.attribute) {
            role.value = $0.value
            box.preferences.changed()
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// Modifier of `transformPreference(_:_:)`.
nonisolated struct PreferenceTransformModifier<K: PreferenceKey>: PrimitiveModifier {
    let transform: (inout K.Value) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        let role = PreferenceTransform<K>()
        box.preferences.setRole(role)
        inputs.add(box, named: Self.self)
        inputs.sink(modifier.attribute) {
            role.transform = $0.transform
            box.preferences.changed()
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// Modifier of `onPreferenceChange(_:perform:)`.
nonisolated struct PreferenceActionModifier<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
    let action: (K.Value) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let box = LayoutBox(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        var action: ((K.Value) -> Void)?
        inputs.sink(modifier.attribute) { action = $0.action }
        var last: K.Value?
        let listener = PreferenceListener { [unowned host] preferences in
            let said = preferences.folded(K.self)
            // No view has set a value so far: this is not a change.
            guard last != nil || said != nil else { return }
            let value = said ?? K.defaultValue
            guard value != last else { return }
            last = value
            host.afterUpdate { action?(value) }
        }
        box.preferences.setRole(listener)
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
        listener.changed(in: box.preferences)
    }
}

extension View {
    /// Sets the preference `key` to `value`. It replaces values set by this view's content (S3.8).
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: value))
    }

    /// Changes the preference `key` of this view's content by `callback`, which receives the key's default if none is
    /// set.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformModifier<K>(transform: callback))
    }

    /// Runs `action` after the layout of an update in which the folded preference `key` of this view's content changed.
    /// The first value that is set counts as a change (S3.8).
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }
}
