/// State of a keyframe animator: the current value, and the timeline being played (S16.12, S16.13). Time is an
/// argument; a run begins at the first time asked for, with elapsed time 0.
package struct KeyframePlayback<Value> {
    private enum State {
        /// Nothing has been played; shows the initial value.
        case fresh
        case playing(KeyframeTimeline<Value>, repeats: Bool, begin: Double?, elapsed: Double)
        /// Shows the final value.
        case over
    }

    /// Current value.
    package private(set) var value: Value
    private var initialValue: Value
    private var state = State.fresh

    /// A playback that shows `initialValue`.
    package init(initialValue: Value) {
        value = initialValue
        self.initialValue = initialValue
    }

    /// True while a timeline is being played.
    package var isPlaying: Bool { if case .playing = state { true } else { false } }

    /// Replaces the initial value: it is shown until something is played, and the next run starts there.
    package mutating func replaceInitialValue(by newValue: Value) {
        initialValue = newValue
        if case .fresh = state { value = newValue }
    }

    /// Plays keyframes: while playing, from the current value and with its velocity, otherwise from the initial value
    /// (S16.12).
    ///
    /// - Parameters:
    ///   - repeats: true restarts from the initial value, endlessly (S16.13).
    ///   - keyframes: returns the tracks for the start value.
    package mutating func play<Content: Keyframes<Value>>(repeats: Bool = false, _ keyframes: (Value) -> Content) {
        let timeline: KeyframeTimeline<Value>
        if case .playing(let running, _, _, let elapsed) = state {
            timeline = KeyframeTimeline(
                initialValue: value, continuing: running, at: elapsed, content: keyframes(value))
        } else {
            value = initialValue
            timeline = KeyframeTimeline(initialValue: value) { keyframes(value) }
        }
        state = .playing(timeline, repeats: repeats, begin: nil, elapsed: 0)
    }

    /// Stops playing and shows the initial value.
    package mutating func reset() {
        state = .fresh
        value = initialValue
    }

    /// Value at `time`, in seconds on any clock that never goes back.
    package mutating func advance(to time: Double) -> Value {
        guard case .playing(let timeline, let repeats, let begin, _) = state else { return value }
        let start = begin ?? time
        var elapsed = time - start
        if elapsed >= timeline.duration, repeats, timeline.duration > 0 {
            elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration)
        }
        value = timeline.value(time: elapsed)
        // Keyframes without duration cannot repeat.
        let isOver = elapsed >= timeline.duration
        state = isOver ? .over : .playing(timeline, repeats: repeats, begin: start, elapsed: elapsed)
        return value
    }
}
