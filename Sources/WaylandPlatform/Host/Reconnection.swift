package import WaylandClient

/// Timing of the search for a compositor after a lost connection: delay of the next try, and end of the search.
///
/// - Units: seconds on the monotonic clock.
package struct Reconnection: Equatable {
    /// Default for the seconds to wait for a compositor: after a crash, it is back by then, with the user logged in
    /// again.
    package static let usualPatience = 60.0
    /// First delay, in seconds. A restarted compositor is back at once or within seconds; more frequent tries gain
    /// nothing.
    private static let firstDelay = 0.05
    private static let longestDelay = 1.0

    /// Reason why the last working connection was lost.
    package let reason: ConnectionError
    private let deadline: Double
    private var nextDelay = firstDelay

    package init(after reason: ConnectionError, now: Double, patience: Double) {
        self.reason = reason
        deadline = now + patience
    }

    /// Seconds until the next try; nil if the search is over.
    package mutating func delay(now: Double) -> Double? {
        guard now < deadline else { return nil }
        defer { nextDelay = min(Self.longestDelay, nextDelay * 2) }
        return min(nextDelay, deadline - now)
    }

    /// True if a new connection may help. After a protocol violation it does not: the compositor would refuse the
    /// requests again.
    package static func helps(after reason: ConnectionError) -> Bool {
        switch reason {
        case .lost, .silent, .unread, .unreachable: true
        case .violation: false
        }
    }
}
