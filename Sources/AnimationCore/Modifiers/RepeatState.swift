/// Which pass a repeat is in (S9.3).
@frozen @usableFromInline struct RepeatState {
    /// Counted from 0.
    @usableFromInline var pass = 0
    /// When the pass began, in the repeat's own time, in seconds.
    @usableFromInline var start = 0.0

    @inlinable init() {}
}

extension ModifiedAnimation {
    /// The base, over and over. A pass ends when the base says so; that frame shows the pass's last value (S9.4).
    @inlinable func repeatPass<V: VectorArithmetic>(
        count: Int?, autoreverses: Bool, value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        let depth = context.repeatDepth
        if context.state.repeats.count <= depth { context.state.repeats.append(RepeatState()) }
        let state = context.state.repeats[depth]
        let isReversed = autoreverses && state.pass % 2 != 0

        // What the base thinks of its own end says nothing about the end of the repeat (S9.5).
        let wasComplete = context.isComplete
        context.repeatDepth = depth + 1
        let result = base.animate(value: value, time: time - state.start, context: &context)
        context.repeatDepth = depth
        context.isComplete = wasComplete
        if let result { return isReversed ? value - result : result }

        let finished = beginNextPass(after: state, time: time, context: &context)
        if finished.pass + 1 >= max(1, count ?? .max) { return nil }
        return autoreverses && finished.pass % 2 != 0 ? .zero : value
    }

    /// - Returns: the pass that ended last before `time`; the next one's state is fresh.
    @inlinable func beginNextPass<V: VectorArithmetic>(
        after state: RepeatState, time: Double, context: inout AnimationContext<V>
    ) -> RepeatState {
        var finished = state
        let next: Double
        if let period = base.exactDuration, period > 0, period.isFinite, time.isFinite {
            // A pass begins when the last one was over, not at the frame that found out; and after a long pause,
            // passes that nobody saw are over too.
            let passes = max(1, min(((time - state.start) / period).rounded(.down), 1e15))
            finished.pass = state.pass.addingReportingOverflow(Int(passes) - 1).partialValue
            next = state.start + period * passes
        } else {
            next = time
        }
        context.state.forget(repeatsFrom: context.repeatDepth + 1)
        context.state.repeats[context.repeatDepth].pass = finished.pass &+ 1
        context.state.repeats[context.repeatDepth].start = next
        return finished
    }
}
