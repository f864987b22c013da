/// Interleaved measurements, so that other load on the machine affects all alike.
enum Rounds {
    /// Calls each of `measurements` once per round and returns the median of each, in their order.
    static func medians(of count: Int, _ measurements: [() -> Double]) -> [Double] {
        var results = measurements.map { _ in [Double]() }
        for _ in 0..<count {
            for (index, measure) in measurements.enumerated() { results[index].append(measure()) }
        }
        return results.map(median)
    }

    /// Middle value, or mean of the two middle ones; 0 if there are none.
    static func median(_ values: [Double]) -> Double {
        guard !values.isEmpty else { return 0 }
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
