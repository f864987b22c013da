import AttributeGraph
import Foundation

/// Modifier of `anchorPreference(key:value:transform:)` and `transformAnchorPreference(key:value:transform:)`.
nonisolated struct AnchorPreferenceModifier<A, K: PreferenceKey>: PrimitiveModifier {
    let source: Anchor<A>.Source
    let replaces: Bool
    let transform: (inout K.Value, Anchor<A>) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let replaces = inputs.graph.untracked { inputs.graph.peek(modifier.attribute).replaces }
        let box = LayoutBox(host: host, scope: inputs.scope)
        let role = AnchorPreference<K>(replaces: replaces)
        box.preferences.setRole(role)
        inputs.add(box, named: Self.self)
        host.preferences.add(role, of: box)
        inputs.lifetime.onEnd { [unowned host] in host.preferences.remove(role) }
        inputs.sink(modifier.attribute) { modifier in
            role.transform = { value, frame in modifier.transform(&value, Anchor(modifier.source, frame: frame)) }
            box.preferences.changed()
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension View {
    /// Sets the preference `key` to a value computed from an anchor of this view, again whenever the view's frame
    /// changes (S3.8).
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<A, K>(source: value, replaces: true) { $0 = transform($1) })
    }

    /// Changes the preference `key` of this view's content by an anchor of this view (S3.8).
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, replaces: false, transform: transform))
    }
}
