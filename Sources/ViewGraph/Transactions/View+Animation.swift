public import AnimationCore

extension View {
    /// Moves what is inside by `animation` in updates in which `value` changed; nil: not at all. It goes before whatever
    /// comes from outside (S11.1, S11.2).
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Deprecated by Apple: every change inside moves by `animation` (S11.9).
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
    }

    /// Moves by `animation` what is changed by the modifiers that `body` puts around the view, and only that (S11.5).
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        _ScopedTransactionView(
            content: self, transform: { if !$0.disablesAnimations { $0.animation = animation } }, modified: body)
    }

    /// Edits the transaction of every update for what is inside (S11.6).
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Edits the transaction for what is inside, in updates in which `value` changed (S11.7).
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    /// Edits the transaction for the modifiers that `body` puts around the view, and only for them (S11.8).
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        _ScopedTransactionView(content: self, transform: transform, modified: body)
    }
}

extension View where Self: Equatable {
    /// Moves this view by `animation` in updates in which its value changed (S11.9).
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(_AnimationModifier(animation: animation, value: self))
    }
}

extension ViewModifier {
    /// Edits the transaction of every update for what this modifier does; the content gets the original back (S11.10).
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        _ScopedTransactionModifier(base: self, transform: transform)
    }

    /// Moves what this modifier does by `animation`; the content gets the original transaction back (S11.10).
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        _ScopedTransactionModifier(base: self) { if !$0.disablesAnimations { $0.animation = animation } }
    }
}
