import Foundation

/// Histogram of durations in classes of about 4 % width, from 0.1 µs to minutes. It computes percentiles in constant
/// memory.
struct TimeHistogram {
    private static let perOctave = 16.0
    private static let shortest = 1e-7
    private var counts = [UInt32](repeating: 0, count: 512)
    private(set) var count = 0
    private(set) var longest = 0.0

    /// Adds a duration.
    ///
    /// - Parameter seconds: duration, in seconds; negative values and NaN count as 0.
    mutating func add(_ seconds: Double) {
        let seconds = seconds > 0 ? seconds : 0
        let octave = log2(max(seconds, Self.shortest) / Self.shortest)
        counts[min(counts.count - 1, Int(octave * Self.perOctave))] += 1
        count += 1
        longest = max(longest, seconds)
    }

    /// Returns the duration, in seconds, that the fraction `part` (0…1) of all durations does not exceed; 0 if there
    /// are none.
    func percentile(_ part: Double) -> Double {
        guard count > 0 else { return 0 }
        let rank = max(1, Int((part * Double(count)).rounded(.up)))
        var seen = 0
        for (index, number) in counts.enumerated() {
            seen += Int(number)
            if seen >= rank {
                return min(longest, Self.shortest * exp2((Double(index) + 0.5) / Self.perOctave))
            }
        }
        return longest
    }
}
