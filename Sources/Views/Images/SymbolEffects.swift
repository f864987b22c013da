@_spi(Engine) public import ViewGraph

// What Apple's symbols do when they come, go or change, by its names. Symbols here are pictures without parts that
// could move one by one: all of these effects fade (S12.13).

/// What happens to a symbol.
public protocol SymbolEffect: Hashable, Sendable {}

/// What may happen to a symbol that comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// What may happen when one symbol takes another's place.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What suits the occasion.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {}

/// A symbol comes.
public struct AppearSymbolEffect: TransitionSymbolEffect {
    /// The symbol becomes larger.
    public var up: AppearSymbolEffect { self }
    /// The symbol becomes smaller.
    public var down: AppearSymbolEffect { self }
    /// Its layers come one by one.
    public var byLayer: AppearSymbolEffect { self }
    /// It comes as a whole.
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// A symbol goes.
public struct DisappearSymbolEffect: TransitionSymbolEffect {
    /// The symbol becomes larger.
    public var up: DisappearSymbolEffect { self }
    /// The symbol becomes smaller.
    public var down: DisappearSymbolEffect { self }
    /// Its layers go one by one.
    public var byLayer: DisappearSymbolEffect { self }
    /// It goes as a whole.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// One symbol takes another's place.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    /// The old one becomes smaller, the new one larger.
    public var downUp: ReplaceSymbolEffect { self }
    /// Both become larger.
    public var upUp: ReplaceSymbolEffect { self }
    /// The old one goes at once, the new one becomes larger.
    public var offUp: ReplaceSymbolEffect { self }
    /// Layer by layer.
    public var byLayer: ReplaceSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// What suits the occasion.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes another's place.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How fast and how often an effect happens. Fading takes the transaction's animation, whatever this says.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Once, as fast as Apple's symbols do it.
    public static let `default` = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()

    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// So many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    /// So many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}

/// The transition of a symbol that comes or goes: it fades.
public struct SymbolEffectTransition: Transition {
    /// - Parameters:
    ///   - effect: what Apple's symbols would do.
    ///   - options: how fast and how often.
    public init(effect: some TransitionSymbolEffect, options: SymbolEffectOptions) {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        OpacityTransition().apply(content: content, phase: phase)
    }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == SymbolEffectTransition {
    /// As symbols come and go: they fade.
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// As symbols come and go: they fade.
    public static func symbolEffect(
        _ effect: some TransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension AnyTransition {
    /// As symbols come and go: they fade.
    public static var symbolEffect: AnyTransition { .opacity }

    /// As symbols come and go: they fade.
    public static func symbolEffect(
        _ effect: some TransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> AnyTransition { .opacity }
}

extension ContentTransition {
    /// One symbol takes another's place: both fade (S14.2).
    public static var symbolEffect: ContentTransition { .opacity }

    /// One symbol takes another's place: both fade (S14.2).
    public static func symbolEffect(
        _ effect: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .opacity }
}
