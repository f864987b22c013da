import Platform

/// Counts wake-ups, each once, by the weightiest of what happened in it.
struct WakeUpLedger {
    private(set) var counts = WakeUpCounts()
    private var current: WakeUpCounts.Cause?
    private var isAwake = false

    /// Woke, for `cause` if nothing weightier turns up.
    mutating func beginWakeUp(_ cause: WakeUpCounts.Cause) {
        isAwake = true
        note(cause)
    }

    mutating func note(_ cause: WakeUpCounts.Cause) {
        if let current, Self.weight(of: current) >= Self.weight(of: cause) { return }
        current = cause
    }

    /// About to sleep again.
    mutating func endWakeUp() {
        if isAwake, let current { counts.count(current) }
        isAwake = false
        current = nil
    }

    /// A wake-up may bring several things; the one that explains why the compositor wrote comes first.
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
