import AccessibilityTree
import Foundation

/// The range and step of a slider's values, and their mapping to positions on the track.
struct SliderScale: Equatable {
    var lower: Double
    var upper: Double
    /// Distance of values, counted from the lower bound; nil, or a step that is not positive, allows all values.
    var step: Double?

    /// Position of `value` on the track, clamped to 0…1; 0 if the range is a single value.
    func fraction(of value: Double) -> Double {
        guard upper > lower, value.isFinite else { return 0 }
        return min(max((value - lower) / (upper - lower), 0), 1)
    }

    /// The allowed value at position `fraction` of the track, which is clamped to 0…1.
    func value(at fraction: Double) -> Double {
        let part = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        return nearest(to: lower + part * (upper - lower))
    }

    /// The allowed value nearest to `value`.
    func nearest(to value: Double) -> Double {
        var result = value
        if let step, step > 0 {
            // The range need not be a multiple of the step: the last multiple below the upper bound is the greatest
            // value.
            let last = ((upper - lower) / step * (1 + 1e-12)).rounded(.down)
            result = lower + min(((value - lower) / step).rounded(), last) * step
        }
        return min(max(result, lower), max(lower, upper))
    }

    /// The range with its present value, as assistive technology reads it.
    func range(_ value: Double) -> AccessibilityRange {
        AccessibilityRange(
            minimum: lower, maximum: max(lower, upper), current: value, step: max(0, step ?? 0), isSettable: true)
    }

    /// The allowed value after a key moved `value`, by a step, or by a twentieth of the range without one.
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
