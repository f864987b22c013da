import Foundation

/// Counts consecutive clicks, for double and triple clicks.
struct ClickCount {
    private var last: (time: Double, location: CGPoint)?
    private var count = 0
    /// Greatest time between two presses, in seconds.
    private static let interval = 0.4
    /// Greatest distance between two presses, in points.
    private static let reach: CGFloat = 5

    /// Counts a press at `location`, in points, and `time`, in seconds.
    ///
    /// - Returns: 1, 2 or 3 for a single, double or triple click; a fourth click counts as 1 again.
    mutating func pressed(at location: CGPoint, time: Double) -> Int {
        let continues =
            last.map {
                time - $0.time <= Self.interval
                    && hypot(location.x - $0.location.x, location.y - $0.location.y) <= Self.reach
            } ?? false
        count = continues ? count % 3 + 1 : 1
        last = (time, location)
        return count
    }
}
