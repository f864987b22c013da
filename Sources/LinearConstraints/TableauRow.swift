/// Basic symbol of a tableau as a sum: a constant and multiples of symbols that are not basic.
struct TableauRow {
    var constant: Double
    /// Multiples by ascending symbol, none of them 0.
    private(set) var terms: [(symbol: Int, coefficient: Double)] = []

    init(_ constant: Double = 0) { self.constant = constant }

    /// Sums below this are what rounding leaves of 0. Coefficients are ratios of lengths, positions some thousands of points.
    static let tolerance = 1e-9

    func coefficient(of symbol: Int) -> Double {
        let place = firstIndex(notBefore: symbol)
        return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
    }

    private func firstIndex(notBefore symbol: Int) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    mutating func add(_ symbol: Int, times factor: Double) {
        let place = firstIndex(notBefore: symbol)
        if place < terms.count, terms[place].symbol == symbol {
            terms[place].coefficient += factor
            if abs(terms[place].coefficient) < Self.tolerance { terms.remove(at: place) }
        } else if abs(factor) >= Self.tolerance {
            terms.insert((symbol, factor), at: place)
        }
    }

    /// Adds `factor` times `other`.
    mutating func add(_ other: TableauRow, times factor: Double) {
        constant += other.constant * factor
        guard !other.terms.isEmpty else { return }
        var merged: [(symbol: Int, coefficient: Double)] = []
        merged.reserveCapacity(terms.count + other.terms.count)
        var (mine, its) = (0, 0)
        while mine < terms.count || its < other.terms.count {
            if its == other.terms.count || (mine < terms.count && terms[mine].symbol < other.terms[its].symbol) {
                merged.append(terms[mine])
                mine += 1
            } else {
                var term = (symbol: other.terms[its].symbol, coefficient: other.terms[its].coefficient * factor)
                if mine < terms.count, terms[mine].symbol == term.symbol {
                    term.coefficient += terms[mine].coefficient
                    mine += 1
                }
                if abs(term.coefficient) >= Self.tolerance { merged.append(term) }
                its += 1
            }
        }
        terms = merged
    }

    mutating func multiply(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Replaces `symbol` by `row`.
    mutating func substitute(_ symbol: Int, by row: TableauRow) {
        let place = firstIndex(notBefore: symbol)
        guard place < terms.count, terms[place].symbol == symbol else { return }
        let factor = terms.remove(at: place).coefficient
        add(row, times: factor)
    }

    /// Removes `symbol`, as if it were 0.
    mutating func drop(_ symbol: Int) {
        let place = firstIndex(notBefore: symbol)
        if place < terms.count, terms[place].symbol == symbol { terms.remove(at: place) }
    }

    /// Reads the row, which says that 0 is this sum, as a row of `symbol`.
    mutating func solve(for symbol: Int) {
        let place = firstIndex(notBefore: symbol)
        guard place < terms.count, terms[place].symbol == symbol else { return }
        let factor = terms.remove(at: place).coefficient
        multiply(by: -1 / factor)
    }

    /// Reads `leaving` = this row as a row of `entering`.
    mutating func exchange(_ leaving: Int, for entering: Int) {
        add(leaving, times: -1)
        solve(for: entering)
    }
}
