/// Speed and repetition of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Repetition of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?
        let delay: Double

        /// Repeated without a pause, endlessly.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// Repeated endlessly, with pauses.
        public static let periodic = periodic()
        /// Repeated with pauses. `count` is the number of runs, nil for endless ones; `delay` is the pause in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay ?? 0.5)
        }
    }

    /// Factor of the normal speed, above zero.
    private(set) var speed = 1.0
    /// Repetition asked for; nil leaves it to the effect.
    private(set) var repetition: RepeatBehavior?

    /// At normal speed: once when a value changes, endlessly while active.
    public static let `default` = SymbolEffectOptions()
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// Repeated endlessly.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

    /// `speed` times the normal speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    /// Repeated `count` times; nil is endlessly.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Repeated as `behavior` says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// These options, once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(RepeatBehavior(count: 1, delay: 0)) }
    /// These options, endlessly.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

    /// These options with `speed` times the normal speed; not positive or not finite values count as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed > 0 && speed.isFinite ? speed : 1
        return options
    }

    /// These options, repeated `count` times; nil is endlessly.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(RepeatBehavior(count: count, delay: 0)) }

    /// These options, repeated as `behavior` says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.repetition = behavior
        return options
    }
}
