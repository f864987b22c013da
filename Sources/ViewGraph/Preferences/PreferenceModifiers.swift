import AttributeGraph

/// `preference(key:value:)`.
nonisolated struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
    let value: K.Value

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = PreferenceWriterBox<K>(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        inputs.sink(modifier.attribute) { box.value = $0.value }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// `transformPreference(_:_:)`.
nonisolated struct PreferenceTransformModifier<K: PreferenceKey>: PrimitiveModifier {
    let transform: (inout K.Value) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = PreferenceTransformBox<K>(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        inputs.sink(modifier.attribute) { box.transform = $0.transform }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// `onPreferenceChange(_:perform:)`.
nonisolated struct PreferenceActionModifier<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
    let action: (K.Value) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let box = PreferenceReaderBox<K>(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        var action: ((K.Value) -> Void)?
        inputs.sink(modifier.attribute) { action = $0.action }
        var last: K.Value?
        box.received = { [unowned host] value in
            // Nobody has said anything yet: that is no change.
            guard last != nil || value != nil else { return }
            let value = value ?? K.defaultValue
            guard value != last else { return }
            last = value
            host.afterUpdate { action?(value) }
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
        box.preferencesChanged()
    }
}

extension View {
    /// Says `value` under `key` to the views around, in place of whatever is said inside (S3.8).
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: value))
    }

    /// Edits what is said inside under `key`; the key's default if nothing is.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformModifier<K>(transform: callback))
    }

    /// Runs `action` after the layout of an update in which what is said inside under `key`, folded in order, changed; the
    /// first time that something is said counts as a change (S3.8).
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }
}
