package import WaylandClient

/// The search for a compositor after one went away: when to try next, and when to stop.
///
/// - Units: seconds on the monotonic clock.
package struct Reconnection: Equatable {
    /// Default for the seconds to wait for a compositor: one that crashed is back by then, with the user logged in
    /// again.
    package static let usualPatience = 60.0
    /// Seconds. A compositor that is restarted is back at once or within seconds; more tries gain nothing.
    private static let firstDelay = 0.05
    private static let longestDelay = 1.0

    /// Reason for which the last connection that worked was lost.
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

    /// Tells if a new connection may help. It does not after a violation: the same requests would be refused again.
    package static func helps(after reason: ConnectionError) -> Bool {
        switch reason {
        case .lost, .silent, .unreachable: true
        case .violation: false
        }
    }
}
