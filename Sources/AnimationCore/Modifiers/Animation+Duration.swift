extension Animation {
    /// Duration in seconds where it is known exactly: for curves, under any modifiers. Infinite for animations known to
    /// be endless; nil where only sampling tells.
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

    /// True if it is known never to be logically complete (S9.5), so that it need not be sampled for that.
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

    /// Time after which an endless animation shows nothing new; nil if it ends or may end.
    ///
    /// Repeats of a curve are exactly periodic. The duration of springs is only known by sampling.
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

/// Time after which an endless animation shows nothing new.
@_spi(Engine) public enum EndlessPeriod: Equatable, Sendable {
    /// Seconds after which it repeats itself.
    case seconds(Double)
    /// Not known.
    case unknown
}
