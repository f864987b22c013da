/// Which pass a repeat is in (S9.3).
@frozen @usableFromInline struct RepeatState {
    /// Counted from 0.
    @usableFromInline var pass = 0
    /// When the pass began, in the repeat's own time, in seconds.
    @usableFromInline var start = 0.0
    /// The time of the frame that found the last pass over, in seconds. That frame shows the pass's end (S9.4), however
    /// often it is asked for.
    @usableFromInline var end: Double?
    /// What programs' own animations inside of the repeat store in this pass. What is outside keeps its own.
    @usableFromInline var custom: [ObjectIdentifier: Any] = [:]

    @inlinable init() {}
}

extension AnimationContext {
    /// What follows is asked of the base of a repeat, until ``leavePass()``.
    /// - Returns: when the pass began, in the repeat's own time.
    @inlinable mutating func enterPass() -> Double {
        let depth = repeatDepth
        if state.repeats.count <= depth { state.repeats.append(RepeatState()) }
        swap(&state.custom, &state.repeats[depth].custom)
        repeatDepth = depth + 1
        return state.repeats[depth].start
    }

    /// The counterpart of ``enterPass()``.
    @inlinable mutating func leavePass() {
        repeatDepth -= 1
        swap(&state.custom, &state.repeats[repeatDepth].custom)
    }

    /// Whether the pass that is shown runs backwards.
    @inlinable func isReversed(_ autoreverses: Bool) -> Bool {
        autoreverses && repeatDepth < state.repeats.count && state.repeats[repeatDepth].pass % 2 != 0
    }
}

extension ModifiedAnimation {
    /// The base, over and over. A pass ends when the base says so; that frame shows the pass's last value (S9.4).
    @inlinable func repeatPass<V: VectorArithmetic>(
        count: Int?, autoreverses: Bool, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        let depth = context.repeatDepth
        // What the base thinks of its own end says nothing about the end of the repeat (S9.5).
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
        // The end of the pass before.
        return autoreverses && next % 2 == 0 ? .zero : value
    }

    /// A pass is over, found so at `time`; the next one's state is fresh.
    @inlinable func beginNextPass<V: VectorArithmetic>(at time: Double, context: inout AnimationContext<V>) {
        let depth = context.repeatDepth
        var next = context.state.repeats[depth].pass &+ 1
        var start = time
        if let period = base.exactDuration, period > 0, period.isFinite, time.isFinite {
            // A pass begins when the last one was over, not at the frame that found out; and after a long pause, passes
            // that nobody saw are over too. Counted from the first one's start: added up, periods would drift.
            next = max(next, Int(min(max((time / period).rounded(.down), 0), 1e15)))
            start = period * Double(next)
        }
        context.state.beginPass(next, start: start, end: time, ofRepeatAt: depth)
    }
}
