/// Births of one cell in order: the first after one interval, whether the rate changes or not.
struct BirthStream: Sendable {
    /// Number of births so far.
    private(set) var births = 0
    /// Part of the interval to the next birth that has passed.
    private var progress = 0.0

    /// Advances from `start` to `end` at `rate` births in a second, and calls `bear` with time and number of each birth. Births
    /// before the last `limit` are counted only.
    mutating func advance(from start: Double, to end: Double, rate: Double, limit: Int, _ bear: (Double, Int) -> Void) {
        guard rate > 0, end > start else { return }
        let reached = progress + (end - start) * rate
        // More births than can be counted: the sequence of random numbers may begin anew.
        guard reached < 1e15 else {
            progress = 0
            return
        }
        let count = Int(reached)
        for number in max(count - limit, 0)..<count {
            bear(min(start + (Double(number + 1) - progress) / rate, end), births + number)
        }
        births += count
        progress = reached - Double(count)
    }
}
