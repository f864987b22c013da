import Foundation

@_spi(Engine) @testable import AnimationCore

/// A model value with its animator, as layers have them.
struct Moving<V: VectorArithmetic> {
    var model: V
    var animator = Animator<V>()

    init(_ model: V) { self.model = model }

    /// Sets the model in an update of its own.
    mutating func set(_ value: V, _ transaction: Transaction) {
        let old = model
        model = value
        animator.modelChanged(from: old, to: value, transaction: transaction)
        transaction.updateDidEnd()
    }

    mutating func set(_ value: V, _ animation: Animation? = nil) {
        set(value, Transaction(animation: animation))
    }

    mutating func at(_ time: Double) -> V { animator.advance(to: time, model: model) }

    /// Values in successive frames until the animator rests, for at most `limit` seconds.
    mutating func play(from start: Double = 0, fps: Double = 60, limit: Double = 30) -> [V] {
        var result: [V] = []
        for frame in 0..<Int(limit * fps) {
            result.append(at(start + Double(frame) / fps))
            if !animator.isRunning { break }
        }
        return result
    }
}

/// Value of a single animation at the last of `times`, after calls at each of the earlier ones; nil if it is over.
func travelled(_ animation: Animation, of way: Double = 100, at times: Double...) -> Double? {
    var context = freshContext()
    var result: Double?
    for time in times { result = animation.animate(value: way, time: time, context: &context) }
    return result
}

func freshContext<V: VectorArithmetic>(_ type: V.Type = Double.self) -> AnimationContext<V> {
    AnimationContext(state: AnimationState(), environment: EnvironmentValues())
}

func near(_ a: Double?, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
    guard let a else { return false }
    return abs(a - b) <= tolerance
}

/// A log of events, in order.
final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}
