@_spi(Engine) public import ViewGraph

// Apple's symbol effects, by name. Symbols here have no parts that could move separately: all effects fade (S12.13).

/// An effect of a symbol.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect of a symbol that is inserted or removed.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect of one symbol replacing another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The default effect.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {}

/// A symbol appears. Here it fades in, whatever the variant.
public struct AppearSymbolEffect: TransitionSymbolEffect {
    /// Variant that grows.
    public var up: AppearSymbolEffect { self }
    /// Variant that shrinks.
    public var down: AppearSymbolEffect { self }
    /// Variant in which its layers appear one by one.
    public var byLayer: AppearSymbolEffect { self }
    /// Variant in which it appears as a whole.
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// A symbol disappears. Here it fades out, whatever the variant.
public struct DisappearSymbolEffect: TransitionSymbolEffect {
    /// Variant that grows.
    public var up: DisappearSymbolEffect { self }
    /// Variant that shrinks.
    public var down: DisappearSymbolEffect { self }
    /// Variant in which its layers disappear one by one.
    public var byLayer: DisappearSymbolEffect { self }
    /// Variant in which it disappears as a whole.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// One symbol replaces another. Here both fade, whatever the variant.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    /// Variant in which the old symbol shrinks and the new one grows.
    public var downUp: ReplaceSymbolEffect { self }
    /// Variant in which both grow.
    public var upUp: ReplaceSymbolEffect { self }
    /// Variant in which the old symbol disappears at once and the new one grows.
    public var offUp: ReplaceSymbolEffect { self }
    /// Variant that replaces layer by layer.
    public var byLayer: ReplaceSymbolEffect { self }
    /// Variant that replaces the whole symbol.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol appears.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol disappears.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol replaces another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Speed and repetition of an effect. Ignored here: a fade takes the transaction's animation.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Once, at normal speed.
    public static let `default` = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// Repeated forever.
    public static let repeating = SymbolEffectOptions()

    /// `speed` times the normal speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    /// Repeated `count` times; nil is forever.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// These options with `speed` times the normal speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    /// These options, repeated `count` times; nil is forever.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}

/// Transition of a symbol that is inserted or removed: it fades.
public struct SymbolEffectTransition: Transition {
    /// A fade; both arguments are ignored.
    ///
    /// - Parameters:
    ///   - effect: the effect on Apple's platforms.
    ///   - options: its speed and repetition.
    public init(effect: some TransitionSymbolEffect, options: SymbolEffectOptions) {}

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

    /// The transition of symbols: a fade, whatever the arguments.
    public static func symbolEffect(
        _ effect: some TransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension AnyTransition {
    /// The transition of symbols: a fade.
    public static var symbolEffect: AnyTransition { .opacity }

    /// The transition of symbols: a fade, whatever the arguments.
    public static func symbolEffect(
        _ effect: some TransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> AnyTransition { .opacity }
}

extension ContentTransition {
    /// The transition from one symbol to another: both fade (S14.2).
    public static var symbolEffect: ContentTransition { .opacity }

    /// The transition from one symbol to another: both fade, whatever the arguments (S14.2).
    public static func symbolEffect(
        _ effect: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .opacity }
}
