import Foundation

/// The running state behind one animated value: presentation = model + what has been travelled − the whole way (S5.2).
///
/// The model itself is the owner's; the animator knows only ways. A change waits for the next frame, which shows the
/// old value with elapsed time 0 (S5.13); so any number of changes between two frames is one (S5.10).
///
/// A value; but completions wait for each animator once, so use one copy and drop the others, and call ``end()`` on it
/// when its attribute dies.
///
/// - Units: time in seconds of program time, velocities per second.
/// - Complexity: a frame with one animation allocates nothing. Starting allocates once.
@_spi(Engine) @frozen public struct Animator<V: VectorArithmetic> {
    /// The animations that run, oldest first; the last may be pending (S5.6, S5.8).
    @usableFromInline var stack: ContiguousArray<AnimatorEntry<V>> = []
    /// Animations that show no more, but whose logical completion somebody waits for (S10.12).
    @usableFromInline var superseded: ContiguousArray<AnimatorEntry<V>> = []
    /// How the value moved while its velocity was tracked; at most one (S10.9).
    @usableFromInline var samples: ContiguousArray<VelocitySampler<V>> = []
    /// Whether the next frame takes a sample.
    @usableFromInline var needsSample = false
    /// The latest time that was asked for: time does not run backwards.
    @usableFromInline var now = -Double.infinity

    /// Nothing runs.
    @inlinable public init() {}

    /// Whether ``advance(to:model:)`` has something to do.
    @inlinable public var isRunning: Bool { !stack.isEmpty || needsSample || !superseded.isEmpty }

    /// When the one animation that runs has shown everything that it ever will, if it runs for ever and nobody waits for
    /// anything; nil if there is an end, a beginning, or somebody to tell.
    public var endlessPeriod: EndlessPeriod? {
        guard stack.count == 1, superseded.isEmpty, !needsSample, stack[0].begin != nil, stack[0].logical.isEmpty else {
            return nil
        }
        return stack[0].animation.endlessPeriod
    }

    /// The presentation at program time `time`, in seconds. When it stops running, the answer is `model` exactly.
    ///
    /// Time does not run backwards: an earlier one than before counts as the latest, and so does one that is no finite
    /// number. As long as there was none, nothing has begun, and what a change left is still shown.
    ///
    /// Callers that know the type get code made for it, as all of this is inlinable. Those that open a program's own
    /// `Animatable` at run time cannot know it; for them code for the common types is kept ready, which costs a seventh to
    /// a thirtieth of the generic form.
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

    /// Where several animations are together, measured from the model.
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

    /// How far the first `count` animations have come together: Rₙ of S5.8, the one place where results combine.
    /// - Returns: that, and the index of the uppermost one that has finished, below 0 if none has.
    @inlinable @inline(never) mutating func combined(_ count: Int) -> (travelled: V, arrived: Int) {
        var travelled = V.zero
        var arrived = -1
        for index in 0..<count {
            let way = stack[index].target - travelled
            if let part = stack[index].travelled(of: way, at: now) {
                travelled += part
            } else {
                // One that has finished counts as having arrived.
                travelled = stack[index].target
                arrived = index
            }
        }
        return (travelled, arrived)
    }
}
