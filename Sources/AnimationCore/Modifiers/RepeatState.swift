/// Current pass of a repeat (S9.3).
@frozen @usableFromInline struct RepeatState {
    /// Number of the pass, from 0.
    @usableFromInline var pass = 0
    /// Start of the pass in the repeat's own time, in seconds.
    @usableFromInline var start = 0.0
    /// Time of the frame that found the previous pass finished, in seconds. That frame shows the pass's end (S9.4),
    /// however often it is sampled.
    @usableFromInline var end: Double?
    /// Values stored by programs' own animations inside the repeat during this pass, apart from those outside.
    @usableFromInline var custom: [ObjectIdentifier: Any] = [:]

    @inlinable init() {}
}

extension AnimationContext {
    /// Switches to the context of a repeat's base, until ``leavePass()``, and returns the start of the pass in the
    /// repeat's own time.
    @inlinable mutating func enterPass() -> Double {
        let depth = repeatDepth
        if state.repeats.count <= depth { state.repeats.append(RepeatState()) }
        swap(&state.custom, &state.repeats[depth].custom)
        repeatDepth = depth + 1
        return state.repeats[depth].start
    }

    /// Switches back from ``enterPass()``.
    @inlinable mutating func leavePass() {
        repeatDepth -= 1
        swap(&state.custom, &state.repeats[repeatDepth].custom)
    }

    /// True if the current pass runs backwards.
    @inlinable func isReversed(_ autoreverses: Bool) -> Bool {
        autoreverses && repeatDepth < state.repeats.count && state.repeats[repeatDepth].pass % 2 != 0
    }
}

extension ModifiedAnimation {
    /// Value of the repeated base. A pass ends when the base does; that frame shows the pass's last value (S9.4).
    @inlinable func repeatPass<V: VectorArithmetic>(
        count: Int?, autoreverses: Bool, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        let depth = context.repeatDepth
        // Completion of the base says nothing about the repeat (S9.5).
        let wasComplete = context.isComplete
        let start = context.enterPass()
        if context.state.repeats[depth].end == time {
            context.leavePass()
        } else {
            let result = base.animate(value: value, time: time - start, context: &context)
            context.leavePass()
            context.isComplete = wasComplete
            if let result { return context.isReversed(autoreverses) ? value - result : result }
            beginNextPass(at: time, context: &context)
        }
        let next = context.state.repeats[depth].pass
        if next >= max(1, count ?? .max) { return nil }
        // The end value of the previous pass.
        return autoreverses && next % 2 == 0 ? .zero : value
    }

    /// Starts the next pass, with fresh state, after a frame at `time` found the last one finished.
    @inlinable func beginNextPass<V: VectorArithmetic>(at time: Double, context: inout AnimationContext<V>) {
        let depth = context.repeatDepth
        var next = context.state.repeats[depth].pass &+ 1
        var start = time
        if let period = base.exactDuration, period > 0, period.isFinite, time.isFinite {
            // A pass begins when the previous one ended, not at the frame that noticed; after a long pause, passes that
            // were never shown are skipped. Computed from the first start, since summed periods would drift.
            next = max(next, Int(min(max((time / period).rounded(.down), 0), 1e15)))
            start = period * Double(next)
        }
        context.state.beginPass(next, start: start, end: time, ofRepeatAt: depth)
    }
}
