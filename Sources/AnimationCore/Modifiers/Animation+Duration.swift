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
}
