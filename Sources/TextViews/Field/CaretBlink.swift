/// Visibility of a caret over time: it blinks while its field waits for keys, and becomes steady after a while without
/// input, so that the process sleeps.
struct CaretBlink: Equatable {
    private enum State: Equatable {
        case hidden
        /// Shown; blinking starts with the time of the next frame.
        case restarted
        case blinking(since: Double)
        /// Shown, without blinking.
        case steady
    }

    /// Duration of each half of a blink, shown and hidden, in seconds.
    static let half = 0.6
    /// Seconds of blinking after which the caret becomes steady.
    static let patience = 12.0

    private var state = State.hidden
    private(set) var isShown = false

    /// Shows the caret, for a full half of a blink if it `blinks`, else for good.
    mutating func restart(blinks: Bool) {
        state = blinks ? .restarted : .steady
        isShown = true
    }

    mutating func hide() {
        state = .hidden
        isShown = false
    }

    /// Updates ``isShown`` for `time`, in seconds.
    ///
    /// - Returns: the time of the next change; nil if there is none.
    mutating func advance(to time: Double) -> Double? {
        switch state {
        case .hidden, .steady: return nil
        case .restarted:
            state = .blinking(since: time)
            return time + Self.half
        case .blinking(let start):
            let passed = time - start
            guard passed < Self.patience else {
                state = .steady
                isShown = true
                return nil
            }
            let number = (passed / Self.half + 1e-6).rounded(.down)
            isShown = number.truncatingRemainder(dividingBy: 2) == 0
            return start + (number + 1) * Self.half
        }
    }
}
