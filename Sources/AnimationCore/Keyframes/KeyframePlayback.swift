/// Where a keyframe animator stands: the value that it shows, and the timeline that plays (S16.12, S16.13). Time is an
/// argument; a run begins with the first moment that it is asked for, with nothing elapsed.
package struct KeyframePlayback<Value> {
    private enum State {
        /// Shows the initial value, as nothing has been played.
        case fresh
        case playing(KeyframeTimeline<Value>, repeats: Bool, begin: Double?, elapsed: Double)
        /// Shows what was there at the end.
        case over
    }

    /// The value that is shown.
    package private(set) var value: Value
    private var initialValue: Value
    private var state = State.fresh

    /// Shows `initialValue`; nothing plays.
    package init(initialValue: Value) {
        value = initialValue
        self.initialValue = initialValue
    }

    /// Whether the value will change by itself.
    package var isPlaying: Bool { if case .playing = state { true } else { false } }

    /// The program gave another initial value: it is shown as long as nothing was played, and the next run starts there.
    package mutating func replaceInitialValue(by newValue: Value) {
        initialValue = newValue
        if case .fresh = state { value = newValue }
    }

    /// Plays keyframes: in mid-flight from where the value is, with the velocity of its parts, otherwise from the
    /// initial value (S16.12).
    ///
    /// - Parameters:
    ///   - repeats: from the initial value again, without end (S16.13).
    ///   - keyframes: the tracks, for the value from which they start.
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

    /// Ends what plays, and shows the initial value.
    package mutating func reset() {
        state = .fresh
        value = initialValue
    }

    /// The value at `time`, in seconds on any clock that does not go back.
    package mutating func advance(to time: Double) -> Value {
        guard case .playing(let timeline, let repeats, let begin, _) = state else { return value }
        let start = begin ?? time
        var elapsed = time - start
        if elapsed >= timeline.duration, repeats, timeline.duration > 0 {
            elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration)
        }
        value = timeline.value(time: elapsed)
        // Keyframes that take no time have nothing to repeat.
        let isOver = elapsed >= timeline.duration
        state = isOver ? .over : .playing(timeline, repeats: repeats, begin: start, elapsed: elapsed)
        return value
    }
}
