import AnimationCore
@_spi(Engine) public import ViewGraph

/// An effect on the symbols of a view, as its modifier states it.
struct SymbolEffectRequest: Equatable {
    /// Event that plays the effect.
    enum Start: Equatable {
        case change(AnimatorTrigger)
        case active(Bool)
    }

    let motion: SymbolMotion
    let options: SymbolEffectOptions
    let start: Start
}

private enum SymbolEffectsKey: EnvironmentKey { static var defaultValue: [SymbolEffectRequest] { [] } }

extension EnvironmentValues {
    /// Effects of symbols, the outermost first.
    var symbolEffects: [SymbolEffectRequest] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

extension View {
    /// Animates the symbols in the view while `isActive` is true. Effects in rounds repeat, unless `options` say
    /// otherwise, and end with the symbol's usual look.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let request = SymbolEffectRequest(
            motion: effect.configuration.motion, options: options, start: .active(isActive))
        return transformEnvironment(\.symbolEffects) { $0.append(request) }
    }

    /// Animates the symbols in the view each time `value` changes, once unless `options` say otherwise. A change during
    /// a run begins anew from the current look.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        let request = SymbolEffectRequest(
            motion: effect.configuration.motion, options: options, start: .change(AnimatorTrigger(value)))
        return transformEnvironment(\.symbolEffects) { $0.append(request) }
    }

    /// Takes away the effects that views further out set on symbols, if `isEnabled` is true.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}
