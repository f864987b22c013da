public import Geometry

/// An animation of symbols. It moves a symbol as a whole: variants by layer look like those of the whole symbol.
public protocol SymbolEffect: Hashable, Sendable {
    /// Motion of the effect.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that plays once, when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect of a symbol that is inserted or removed.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect of one symbol replacing another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// Motion of a symbol effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    let motion: SymbolMotion
}

/// The default effect: a fade for transitions, ``ReplaceSymbolEffect`` for changes from one symbol to another.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// Motion of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .replace(.downUp)) }
}

/// A symbol jumps: it grows, or shrinks, and springs back.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    /// Variant that grows first.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
    /// Variant that shrinks first.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    /// Variant by layer, here the whole symbol.
    public var byLayer: BounceSymbolEffect { self }
    /// Variant of the whole symbol.
    public var wholeSymbol: BounceSymbolEffect { self }
    /// Motion of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .bounce(isDown: isDown)) }

    init(isDown: Bool = false) { self.isDown = isDown }
}

/// A symbol becomes fainter and clear again.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Variant by layer, here the whole symbol.
    public var byLayer: PulseSymbolEffect { self }
    /// Variant of the whole symbol.
    public var wholeSymbol: PulseSymbolEffect { self }
    /// Motion of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .pulse) }
}

/// The parts of a symbol light up one after the other, in the order in which they are drawn.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var color = SymbolMotion.VariableColor()

    /// Variant in which one part is lit at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    /// Variant in which parts stay lit until all are.
    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    /// Variant that runs back to its beginning.
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
    /// Variant that begins anew after each run.
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
    /// Variant that hides parts that are not lit.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
    /// Variant that dims parts that are not lit.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
    /// Motion of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .variableColor(color)) }

    init() {}

    private func with(_ edit: (inout SymbolMotion.VariableColor) -> Void) -> VariableColorSymbolEffect {
        var effect = self
        edit(&effect.color)
        return effect
    }
}

/// A symbol is larger, or smaller, while the effect is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    private var isDown = false

    /// Variant that is larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }
    /// Variant that is smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    /// Variant by layer, here the whole symbol.
    public var byLayer: ScaleSymbolEffect { self }
    /// Variant of the whole symbol.
    public var wholeSymbol: ScaleSymbolEffect { self }
    /// Motion of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .scale(isDown: isDown)) }

    init(isDown: Bool = false) { self.isDown = isDown }
}

/// A symbol turns or moves to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var wiggle = SymbolMotion.Wiggle.turn(clockwise: true)

    /// Variant that turns to the right first.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(.turn(clockwise: true)) }
    /// Variant that turns to the left first.
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(.turn(clockwise: false)) }
    /// Variant that moves to the left first.
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(.move(degrees: 180)) }
    /// Variant that moves to the right first.
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(.move(degrees: 0)) }
    /// Variant that moves up first.
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(.move(degrees: 270)) }
    /// Variant that moves down first.
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(.move(degrees: 90)) }
    /// Variant that moves in reading direction first, here to the right.
    public var forward: WiggleSymbolEffect { right }
    /// Variant that moves against the reading direction first, here to the left.
    public var backward: WiggleSymbolEffect { left }
    /// Variant by layer, here the whole symbol.
    public var byLayer: WiggleSymbolEffect { self }
    /// Variant of the whole symbol.
    public var wholeSymbol: WiggleSymbolEffect { self }
    /// Motion of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .wiggle(wiggle)) }

    init(_ wiggle: SymbolMotion.Wiggle = .turn(clockwise: true)) { self.wiggle = wiggle }

    /// Variant that moves in the direction of an angle first: 0 is to the right, 90 degrees down.
    public func custom(angle: Angle) -> WiggleSymbolEffect { WiggleSymbolEffect(.move(degrees: angle.degrees)) }
}

/// A symbol turns around its middle.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isClockwise = true

    /// Variant that turns to the right.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
    /// Variant that turns to the left.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
    /// Variant by layer, here the whole symbol.
    public var byLayer: RotateSymbolEffect { self }
    /// Variant of the whole symbol.
    public var wholeSymbol: RotateSymbolEffect { self }
    /// Motion of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .rotate(clockwise: isClockwise))
    }

    init(isClockwise: Bool = true) { self.isClockwise = isClockwise }
}

/// A symbol grows and shrinks smoothly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isPulsing = true

    /// Variant of constant opacity.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(isPulsing: false) }
    /// Variant that is fainter while it is small.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(isPulsing: true) }
    /// Variant by layer, here the whole symbol.
    public var byLayer: BreatheSymbolEffect { self }
    /// Variant of the whole symbol.
    public var wholeSymbol: BreatheSymbolEffect { self }
    /// Motion of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .breathe(isPulsing: isPulsing))
    }

    init(isPulsing: Bool = true) { self.isPulsing = isPulsing }
}

/// A symbol appears: it grows into view. While active on a symbol that stays, the symbol is visible.
public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    /// Variant that grows.
    public var up: AppearSymbolEffect { AppearSymbolEffect(isDown: false) }
    /// Variant that shrinks.
    public var down: AppearSymbolEffect { AppearSymbolEffect(isDown: true) }
    /// Variant by layer, here the whole symbol.
    public var byLayer: AppearSymbolEffect { self }
    /// Variant of the whole symbol.
    public var wholeSymbol: AppearSymbolEffect { self }
    /// Motion of the effect.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .appear(isDown: isDown)) }

    init(isDown: Bool = false) { self.isDown = isDown }
}

/// A symbol disappears. While active on a symbol that stays, the symbol is invisible and keeps its place.
public struct DisappearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
    private var isDown = true

    /// Variant that grows.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(isDown: false) }
    /// Variant that shrinks.
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(isDown: true) }
    /// Variant by layer, here the whole symbol.
    public var byLayer: DisappearSymbolEffect { self }
    /// Variant of the whole symbol.
    public var wholeSymbol: DisappearSymbolEffect { self }
    /// Motion of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .disappear(isDown: isDown))
    }

    init(isDown: Bool = true) { self.isDown = isDown }
}

/// One symbol replaces another: the old one goes, then the new one comes.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    private var replacement = SymbolMotion.Replacement.downUp

    /// Variant in which the old symbol shrinks and the new one grows.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.downUp) }
    /// Variant in which both grow.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.upUp) }
    /// Variant in which the old symbol disappears at once and the new one grows.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.offUp) }
    /// Variant by layer, here the whole symbol.
    public var byLayer: ReplaceSymbolEffect { self }
    /// Variant of the whole symbol.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// Motion of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .replace(replacement))
    }

    init(_ replacement: SymbolMotion.Replacement = .downUp) { self.replacement = replacement }

    /// Variant that turns a symbol into a related one, here `fallback` in any case.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}
