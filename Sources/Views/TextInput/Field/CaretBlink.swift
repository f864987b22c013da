/// When a caret is seen: it blinks while its field waits for keys, and rests when nobody has touched it for a while, so that
/// the process sleeps.
struct CaretBlink: Equatable {
    private enum State: Equatable {
        case hidden
        /// It is seen; from when on, the next frame says.
        case restarted
        case blinking(since: Double)
        /// Seen, and never again not.
        case steady
    }

    /// Seconds for which it is seen, and for which it is not.
    static let half = 0.6
    /// Seconds after which it rests.
    static let patience = 12.0

    private var state = State.hidden
    private(set) var isShown = false

    /// Something happened to it: it is seen for a full half.
    mutating func restart(blinks: Bool) {
        state = blinks ? .restarted : .steady
        isShown = true
    }

    mutating func hide() {
        state = .hidden
        isShown = false
    }

    /// It is `time` now, in seconds.
    ///
    /// - Returns: when it changes next; nil: not by itself.
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
