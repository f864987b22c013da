import Foundation

/// The values that a slider can have, and where they lie on its track.
struct SliderScale: Equatable {
    var lower: Double
    var upper: Double
    /// Values are the lower bound and multiples of this above it; nil, or not above zero: all.
    var step: Double?

    /// How far along the track `value` lies, from 0 to 1; 0 where there is but one value.
    func fraction(of value: Double) -> Double {
        guard upper > lower, value.isFinite else { return 0 }
        return min(max((value - lower) / (upper - lower), 0), 1)
    }

    /// The value at a part of the track; what lies outside counts as its end.
    func value(at fraction: Double) -> Double {
        let part = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        return nearest(to: lower + part * (upper - lower))
    }

    /// The value that there is nearest to `value`.
    func nearest(to value: Double) -> Double {
        var result = value
        if let step, step > 0 {
            // The last step may not fit whole.
            let last = ((upper - lower) / step * (1 + 1e-12)).rounded(.down)
            result = lower + min(((value - lower) / step).rounded(), last) * step
        }
        return min(max(result, lower), max(lower, upper))
    }

    /// Where a key goes from `value`.
    func value(_ value: Double, after adjustment: Adjustment) -> Double {
        let stride = step.map { $0 > 0 ? $0 : nil } ?? nil
        let distance = stride ?? (upper - lower) / 20
        switch adjustment {
        case .increment: return nearest(to: value + distance)
        case .decrement: return nearest(to: value - distance)
        case .toMinimum: return nearest(to: lower)
        case .toMaximum: return nearest(to: upper)
        }
    }
}
