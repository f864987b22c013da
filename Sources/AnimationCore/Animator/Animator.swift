import Foundation

/// Animation state of one value: presentation = model + distance covered − delta (S5.2).
///
/// The owner holds the model; the animator knows only deltas. A change takes effect with the next frame, which shows
/// the old value with elapsed time 0 (S5.13); so all changes between two frames count as one (S5.10).
///
/// A struct; but completions count each animator once, so use one copy, drop the others, and call ``end()`` on it when
/// its attribute is gone.
///
/// - Units: time in seconds of program time, velocities per second.
/// - Complexity: a frame with one animation allocates nothing. Starting allocates once.
@_spi(Engine) @frozen public struct Animator<V: VectorArithmetic> {
    /// Running animations, oldest first; the last may be pending (S5.6, S5.8).
    @usableFromInline var stack: ContiguousArray<AnimatorEntry<V>> = []
    /// Animations no longer shown, whose logical completion is still awaited (S10.12).
    @usableFromInline var superseded: ContiguousArray<AnimatorEntry<V>> = []
    /// Tracked motion of the value; at most one element (S10.9).
    @usableFromInline var samples: ContiguousArray<VelocitySampler<V>> = []
    /// True if the next frame takes a sample.
    @usableFromInline var needsSample = false
    /// Latest time asked for; earlier ones count as this.
    @usableFromInline var now = -Double.infinity

    /// An animator at rest.
    @inlinable public init() {}

    /// True if ``advance(to:model:)`` has work to do.
    @inlinable public var isRunning: Bool { !stack.isEmpty || needsSample || !superseded.isEmpty }

    /// Period of the only running animation, if it is endless and no completion waits; nil if it ends, has not begun,
    /// or a completion waits.
    public var endlessPeriod: EndlessPeriod? {
        guard stack.count == 1, superseded.isEmpty, !needsSample, stack[0].begin != nil, stack[0].logical.isEmpty else {
            return nil
        }
        return stack[0].animation.endlessPeriod
    }

    /// Presentation value at program time `time`, in seconds. Exactly `model` once nothing runs.
    ///
    /// Time never decreases: an earlier or non-finite time counts as the latest one. Before the first finite time
    /// nothing has begun, and the old value of a change is still shown.
    ///
    /// Callers that know the type get specialised code, since all of this is inlinable. Those that open a program's own
    /// `Animatable` at run time do not know it; for them code for the common types is prepared, which takes a seventh
    /// to a thirtieth of the generic form's time.
    @_specialize(where V == Double)
    @_specialize(where V == CGFloat)
    @_specialize(where V == AnimatablePair<Double, Double>)
    @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
    @inlinable public mutating func advance(to time: Double, model: V) -> V {
        if time > now && time < .infinity { now = time }
        if stack.isEmpty || !superseded.isEmpty || stack[stack.count - 1].begin == nil {
            if now == -.infinity { return stack.isEmpty ? model : model - stack[0].target }
            prepare(model: model)
        }
        if stack.count == 1 {
            let way = stack[0].target
            guard let travelled = stack[0].travelled(of: way, at: now) else {
                removeAll()
                return model
            }
            return model + (travelled - way)
        }
        if stack.isEmpty { return model }
        return model + combinedDistance()
    }

    /// Position of several combined animations, relative to the model.
    @inlinable @inline(never) mutating func combinedDistance() -> V {
        let (travelled, arrived) = combined(stack.count)
        let last = stack.count - 1
        if stack[last].isFinished {
            removeAll()
            return .zero
        }
        let distance = travelled - stack[last].target
        if arrived >= 0 { fold(through: arrived) }
        return distance
    }

    /// Combined distance covered by the first `count` animations: Rₙ of S5.8, the only place where results combine.
    ///
    /// - Parameter count: number of entries.
    /// - Returns: the distance, and the index of the uppermost finished entry, -1 if there is none.
    @inlinable @inline(never) mutating func combined(_ count: Int) -> (travelled: V, arrived: Int) {
        var travelled = V.zero
        var arrived = -1
        for index in 0..<count {
            let way = stack[index].target - travelled
            if let part = stack[index].travelled(of: way, at: now) {
                travelled += part
            } else {
                // A finished entry counts as arrived.
                travelled = stack[index].target
                arrived = index
            }
        }
        return (travelled, arrived)
    }
}
