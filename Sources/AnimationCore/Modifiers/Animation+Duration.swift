extension Animation {
    /// How long it runs, in seconds, where that is known exactly: for curves, whatever is around them. Infinite where
    /// it is known never to end; nil where only asking tells.
    @usableFromInline var exactDuration: Double? {
        switch kind {
        case .bezier(let curve): return max(0, curve.duration)
        case .unitCurve(let curve): return max(0, curve.duration)
        case .interpolatingSpring(let spring) where spring.settlingTime == .infinity: return .infinity
        case .modified:
            guard let modified else { return nil }
            let inner = modified.base.exactDuration
            switch modified.modifier {
            case .delay(let delay): return inner.map { delay + $0 }
            case .speed(let speed): return speed > 0 ? inner.map { $0 / speed } : .infinity
            case .logicallyComplete: return inner
            case .repeating(nil, _): return .infinity
            case .repeating(let count?, _): return inner.map { $0 * Double(max(1, count)) }
            }
        default: return nil
        }
    }

    /// Whether it is known that it will never be logically complete (S9.5), so that nobody need ask.
    @usableFromInline var neverCompletes: Bool {
        switch kind {
        case .bezier, .unitCurve: return exactDuration == .infinity
        case .fluidSpring(let spring): return spring.response == .infinity
        case .interpolatingSpring(let spring): return spring.logicalDuration == .infinity
        case .standard, .velocityTracking, .custom: return false
        case .modified:
            guard let modified else { return false }
            switch modified.modifier {
            case .delay(let delay): return delay == .infinity || modified.base.neverCompletes
            case .speed(let speed): return speed <= 0 || modified.base.neverCompletes
            case .logicallyComplete(let duration): return duration == .infinity && exactDuration == .infinity
            case .repeating(nil, _): return true
            case .repeating: return exactDuration == .infinity
            }
        }
    }

    /// When an animation that never ends has shown everything that it ever will; nil if it ends, or may end.
    ///
    /// Repeats of a curve begin again, exactly as before. Of springs only asking tells how long they take.
    var endlessPeriod: EndlessPeriod? {
        guard exactDuration == .infinity, let modified else { return exactDuration == .infinity ? .unknown : nil }
        let base = modified.base
        switch modified.modifier {
        case .repeating(nil, let autoreverses):
            guard let pass = base.exactDuration, pass > 0, pass < .infinity else {
                return base.exactDuration == .infinity ? base.endlessPeriod : .unknown
            }
            return .seconds(autoreverses ? 2 * pass : pass)
        case .delay(let delay):
            guard case .seconds(let period)? = base.endlessPeriod, delay >= 0 else { return .unknown }
            return .seconds(delay + period)
        case .speed(let speed):
            guard case .seconds(let period)? = base.endlessPeriod, speed > 0 else { return .unknown }
            return .seconds(period / speed)
        case .logicallyComplete, .repeating: return base.endlessPeriod
        }
    }
}

/// When an animation without end has shown everything that it ever will.
@_spi(Engine) public enum EndlessPeriod: Equatable, Sendable {
    /// So many seconds after it began, and then again and again.
    case seconds(Double)
    /// Nobody can say.
    case unknown
}
