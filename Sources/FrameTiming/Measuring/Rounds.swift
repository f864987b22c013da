/// Several things measured in turns, so that whatever else the machine does meets all of them alike.
enum Rounds {
    /// Calls each of `measurements` once a round.
    /// - Returns: the median of each, in their order.
    static func medians(of count: Int, _ measurements: [() -> Double]) -> [Double] {
        var results = measurements.map { _ in [Double]() }
        for _ in 0..<count {
            for (index, measure) in measurements.enumerated() { results[index].append(measure()) }
        }
        return results.map(median)
    }

    /// The middle one, or the mean of the two in the middle; 0 of none.
    static func median(_ values: [Double]) -> Double {
        guard !values.isEmpty else { return 0 }
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
