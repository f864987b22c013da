import Foundation

/// Tells double and triple clicks.
struct ClickCount {
    private var last: (time: Double, location: CGPoint)?
    private var count = 0
    /// Seconds from one press to the next.
    private static let interval = 0.4
    /// Points that the pointer may have moved in between.
    private static let reach: CGFloat = 5

    /// - Returns: 1 for a single click, and so on; after the third it begins anew.
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
