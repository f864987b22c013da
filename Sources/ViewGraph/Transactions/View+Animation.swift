public import AnimationCore

extension View {
    /// Animates changes of this view by `animation` in updates in which `value` changes; with nil, they are not
    /// animated. This animation replaces the one from outside (S11.1, S11.2).
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates every change of this view by `animation` (S11.9). Deprecated by Apple.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
    }

    /// Animates by `animation` the effects of the modifiers that `body` applies to the view, and nothing else (S11.5).
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        _ScopedTransactionView(
            content: self, transform: { if !$0.disablesAnimations { $0.animation = animation } }, modified: body)
    }

    /// Edits the transaction of every update for this view and its descendants (S11.6).
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Edits the transaction for this view and its descendants in updates in which `value` changes (S11.7).
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    /// Edits the transaction for the modifiers that `body` applies to the view, and for nothing else (S11.8).
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        _ScopedTransactionView(content: self, transform: transform, modified: body)
    }
}

extension View where Self: Equatable {
    /// Animates this view by `animation` in updates in which its value changes (S11.9).
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(_AnimationModifier(animation: animation, value: self))
    }
}

extension ViewModifier {
    /// Edits the transaction of every update for the effects of this modifier; the content gets the unedited one
    /// (S11.10).
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        _ScopedTransactionModifier(base: self, transform: transform)
    }

    /// Animates the effects of this modifier by `animation`; the content gets the unedited transaction (S11.10).
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        _ScopedTransactionModifier(base: self) { if !$0.disablesAnimations { $0.animation = animation } }
    }
}
