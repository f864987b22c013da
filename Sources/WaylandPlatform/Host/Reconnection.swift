package import WaylandClient

/// The search for a compositor after one went away: when to try next, and when to stop.
///
/// - Units: seconds on the monotonic clock.
package struct Reconnection: Equatable {
    /// How long a compositor is waited for unless somebody says otherwise: one that crashed is back by then, with the
    /// user logged in again.
    package static let usualPatience = 60.0
    /// A compositor that is restarted is there within a blink or within seconds; more tries than that cost for nothing.
    private static let firstDelay = 0.05
    private static let longestDelay = 1.0

    /// Why the last connection that worked was lost.
    package let reason: ConnectionError
    private let deadline: Double
    private var nextDelay = firstDelay

    package init(after reason: ConnectionError, now: Double, patience: Double) {
        self.reason = reason
        deadline = now + patience
    }

    /// Seconds until the next try; nil if it would come too late.
    package mutating func delay(now: Double) -> Double? {
        guard now < deadline else { return nil }
        defer { nextDelay = min(Self.longestDelay, nextDelay * 2) }
        return min(nextDelay, deadline - now)
    }

    /// Whether a new connection may help. It does not after a violation: the same requests would be refused again.
    package static func helps(after reason: ConnectionError) -> Bool {
        switch reason {
        case .lost, .silent, .unreachable: true
        case .violation: false
        }
    }
}
