/// Mean of a random value, and the length of the interval about it in which values are evenly distributed.
package struct Spread: Hashable, Sendable {
    package var mean: Double
    package var range: Double

    package init(_ mean: Double, range: Double = 0) {
        self.mean = mean
        self.range = range
    }

    /// The value for `part` of the interval, 0…1.
    package func value(at part: Double) -> Double { mean + (part - 0.5) * range }

    /// Greatest value of the interval.
    package var greatest: Double { mean + abs(range) / 2 }
}
