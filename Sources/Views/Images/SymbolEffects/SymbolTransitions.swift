import Foundation
@_spi(Engine) public import ViewGraph

/// Transition of a symbol that is inserted or removed: it fades.
public struct SymbolEffectTransition: Transition {
    private let motion: SymbolMotion

    /// A transition by an effect.
    ///
    /// - Parameters:
    ///   - effect: `.appear` and `.disappear` scale and fade; others fade.
    ///   - options: speed and repetition, which the transaction's animation determines here.
    nonisolated public init(effect: some TransitionSymbolEffect, options: SymbolEffectOptions) {
        motion = effect.configuration.motion
    }

    /// The content with the opacity and size for `phase`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        OpacityTransition().apply(content: content.scaleEffect(phase.isIdentity ? 1 : awayScale), phase: phase)
    }

    private var awayScale: CGFloat {
        switch motion {
        case .appear(let isDown): isDown ? 1.3 : 0.6
        case .disappear(let isDown): isDown ? 0.6 : 1.3
        default: 1
        }
    }
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
