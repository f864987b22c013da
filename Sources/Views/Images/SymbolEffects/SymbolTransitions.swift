@_spi(Engine) public import ViewGraph

/// Transition of a symbol that is inserted or removed: it fades.
public struct SymbolEffectTransition: Transition {
    /// A fade; both arguments are ignored.
    ///
    /// - Parameters:
    ///   - effect: the effect on Apple's platforms.
    ///   - options: its speed and repetition.
    nonisolated public init(effect: some TransitionSymbolEffect, options: SymbolEffectOptions) {}

    /// The content with the opacity for `phase`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        OpacityTransition().apply(content: content, phase: phase)
    }

    /// No motion, so that it is kept under reduced motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == SymbolEffectTransition {
    /// The transition of symbols: a fade.
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// The transition of symbols by an effect; the transaction's animation determines its speed.
    public static func symbolEffect(
        _ effect: some TransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension AnyTransition {
    /// The transition of symbols: a fade.
    public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

    /// The transition of symbols by an effect; the transaction's animation determines its speed.
    public static func symbolEffect(
        _ effect: some TransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> AnyTransition { AnyTransition(SymbolEffectTransition(effect: effect, options: options)) }
}

extension ContentTransition {
    /// The transition from one symbol to another: the old one goes, then the new one comes. Other content fades (S14.2).
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// The transition from one symbol to another by an effect. Other content fades (S14.2).
    public static func symbolEffect(
        _ effect: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        guard case .replace(let replacement) = effect.configuration.motion else { return .opacity }
        return .replacing(SymbolReplacement(motion: replacement, speed: options.speed))
    }
}
