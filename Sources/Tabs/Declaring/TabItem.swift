import AnimationCore
@_spi(Engine) public import ViewGraph
public import Views

/// `tabItem`: the item of a view in a tab bar.
nonisolated struct TabItemModifier: DirectModifier {
    let label: AnyView

    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        inputs.place
    }
}

/// `badge`: number or text at a view's item in a tab bar.
nonisolated struct TabBadgeModifier: DirectModifier {
    let badge: Text?

    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        inputs.place
    }
}

extension View {
    /// Sets the item of this view in the tab bar around: an image, a text, both, or a label. The text is below the image.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: AnyView(label())))
    }

    /// Shows `count` at this view's item in the tab bar around, or at the trailing end of its row in a list; 0 shows nothing.
    nonisolated public func badge(_ count: Int) -> some View { badge(Text.badge(count)) }

    /// Shows `label` at this view's item in the tab bar around, or at the trailing end of its row in a list; nil shows
    /// nothing.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(RowBadgeModifier(badge: label)).modifier(TabBadgeModifier(badge: label))
    }

    /// Shows the localised text `key` as ``badge(_:)`` does; nil shows nothing.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows `label`, not localised, as ``badge(_:)`` does; nil shows nothing.
    @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
}

extension Text {
    /// Text of a badge for `count`; nil for 0.
    nonisolated static func badge(_ count: Int) -> Text? { count == 0 ? nil : Text(verbatim: String(count)) }
}
