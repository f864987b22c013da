import Platform

/// Counts wake-ups of the process, each once, under the most important of its causes.
struct WakeUpLedger {
    private(set) var counts = WakeUpCounts()
    private var current: WakeUpCounts.Cause?
    private var isAwake = false

    /// The process woke up, for `cause` if no more important one is noted.
    mutating func beginWakeUp(_ cause: WakeUpCounts.Cause) {
        isAwake = true
        note(cause)
    }

    mutating func note(_ cause: WakeUpCounts.Cause) {
        if let current, Self.weight(of: current) >= Self.weight(of: cause) { return }
        current = cause
    }

    /// Counts the present wake-up: the process is about to sleep again.
    mutating func endWakeUp() {
        if isAwake, let current { counts.count(current) }
        isAwake = false
        current = nil
    }

    /// Importance of a cause. A wake-up may have several; the one that explains why the compositor wrote comes first.
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
