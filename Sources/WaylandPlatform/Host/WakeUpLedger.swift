import Platform

/// Counter of the process's wake-ups: each counts once, under its most important cause.
struct WakeUpLedger {
    private(set) var counts = WakeUpCounts()
    private var current: WakeUpCounts.Cause?
    private var isAwake = false
    /// True if all causes of the last wake-up are parts of an animation: callbacks, presentation times, buffers.
    private(set) var onlyAnimates = true

    /// Begins a wake-up, with `cause` unless a more important one is noted.
    mutating func beginWakeUp(_ cause: WakeUpCounts.Cause) {
        isAwake = true
        onlyAnimates = true
        note(cause)
    }

    mutating func note(_ cause: WakeUpCounts.Cause) {
        if !Self.isAnimation(cause) { onlyAnimates = false }
        if let current, Self.weight(of: current) >= Self.weight(of: cause) { return }
        current = cause
    }

    /// Counts the current wake-up. Called when the process is about to sleep.
    mutating func endWakeUp() {
        if isAwake, let current { counts.count(current) }
        isAwake = false
        current = nil
    }

    private static func isAnimation(_ cause: WakeUpCounts.Cause) -> Bool {
        switch cause {
        case .frameCallback, .presentation, .buffer, .connection: true
        case .start, .input, .configure, .output, .registry, .settings, .script, .timer, .task: false
        }
    }

    /// Importance of a cause. Of several causes of a wake-up, the one that explains why the compositor wrote comes
    /// first.
    private static func weight(of cause: WakeUpCounts.Cause) -> Int {
        switch cause {
        case .start: 12
        case .frameCallback: 11
        case .input: 10
        case .configure: 9
        case .presentation: 8
        case .buffer: 7
        case .output: 6
        case .registry: 5
        case .settings: 4
        case .script: 3
        case .connection: 2
        case .timer: 1
        case .task: 0
        }
    }
}
