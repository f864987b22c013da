import AttributeGraph

/// A view with an overlay or background that is made from a preference of the view (S3.8).
nonisolated struct PreferenceLayeredView<Content: View, K: PreferenceKey, Extra: View>: _PrimitiveView {
    let content: Content
    let alignment: Alignment
    let isOverlay: Bool
    let extra: (K.Value) -> Extra

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let around = inputs
        var inner = inputs
        inner.wrapper = ElementWrapper(outer: inputs.wrapper) { place, element in
            var inputs = around
            inputs.wrapper = nil
            inputs.place = place
            let box = LayeredBox(host: inputs.host, scope: inputs.scope)
            inputs.add(box, named: Self.self)
            inputs.sink(view.attribute) { value in
                box.set(alignment: value.alignment, isOverlay: value.isOverlay)
            }
            var extra = inputs
            extra.place = ElementPlace(beside: box, lifetime: inputs.lifetime)
            let listener = listen(box, view: view, extra: extra)
            element(ElementPlace(in: box, lifetime: inputs.lifetime))
            listener.changed(in: box.preferences)
        }
        Content._makeView(view[\.content], inputs: inner)
    }

    /// Sets up the observer that makes the extra view when the value is first known, which is after a layout.
    @MainActor private static func listen(
        _ box: LayeredBox, view: _GraphValue<Self>, extra inputs: _ViewInputs
    ) -> PreferenceListener {
        let graph = inputs.graph
        var source: Attribute<K.Value>?
        let listener = PreferenceListener { preferences in
            // Preferences of the extra view itself are left out: it would be made again forever.
            let value = preferences.foldedContent(K.self) ?? K.defaultValue
            if let source {
                graph.set(source, to: value)
                return
            }
            let made = inputs.lifetime.perform { graph.addSource(value) }
            source = made
            let evaluation = BodyEvaluation(host: inputs.host)
            let content = inputs.lifetime.perform {
                graph.addRule(PreferenceContentRule(view: view.attribute, value: made, evaluation: evaluation))
            }
            evaluation.body = content.place
            graph.untracked { Extra._makeView(_GraphValue(content), inputs: inputs) }
        }
        box.preferences.setRole(listener)
        return listener
    }
}

private struct PreferenceContentRule<Content: View, K: PreferenceKey, Extra: View>: Rule {
    let view: Attribute<PreferenceLayeredView<Content, K, Extra>>
    let value: Attribute<K.Value>
    let evaluation: BodyEvaluation

    static var name: String { "view from preference \(K.self)" }

    func evaluate(in graph: Graph) -> Extra {
        let view = graph.read(view)
        let value = graph.read(value)
        return evaluation.run(PreferenceLayeredView<Content, K, Extra>.self) { view.extra(value) }
    }
}

extension View {
    /// Adds an overlay made from this view's preference `key`, or from the key's default if none is set (S3.8).
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayeredView<Self, K, V>(content: self, alignment: alignment, isOverlay: true, extra: transform)
    }

    /// Adds a background made from this view's preference `key`, or from the key's default if none is set (S3.8).
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayeredView<Self, K, V>(content: self, alignment: alignment, isOverlay: false, extra: transform)
    }
}
