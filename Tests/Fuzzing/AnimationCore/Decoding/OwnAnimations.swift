import AnimationCore
import Foundation

/// A custom animation that misbehaves in the given way.
struct OwnAnimation: CustomAnimation {
    enum Conduct: Int {
        case linear, neverEnds, notANumber, infinite, overAtOnce, counts, complete, merges

        init(_ choice: Int) { self = Conduct(rawValue: choice) ?? .linear }
    }

    private struct Calls: AnimationStateKey { static var defaultValue: Int { 0 } }

    let conduct: Conduct
    let number: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        switch conduct {
        case .linear: return time < number ? value.scaled(by: time / number) : nil
        case .neverEnds: return value.scaled(by: number)
        case .notANumber: return value.scaled(by: .nan)
        case .infinite: return value.scaled(by: .infinity)
        case .overAtOnce: return nil
        case .counts:
            context.state[Calls.self] += 1
            return context.state[Calls.self] > 10 ? nil : value.scaled(by: sin(time))
        case .complete:
            context.isLogicallyComplete.toggle()
            return time > 1 ? nil : value.scaled(by: time)
        case .merges: return time < 1 ? context.state[Calls.self] > 0 ? value : .zero : nil
        }
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        conduct == .counts ? nil : value.scaled(by: number)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard conduct == .merges || conduct == .counts else { return false }
        context.state[Calls.self] += 1
        _ = previous.animate(value: value, time: time, context: &context)
        return conduct == .merges
    }
}

/// A custom animation that delegates to another one.
struct WrappedAnimation: CustomAnimation {
    let base: Animation
    /// True if the base gets a fresh state in each call of `animate`, and so keeps none.
    let usesOwnContext: Bool

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard usesOwnContext else { return base.animate(value: value, time: time, context: &context) }
        var own = context.withState(AnimationState<V>())
        return base.animate(value: value, time: time, context: &own)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
