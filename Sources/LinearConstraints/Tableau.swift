/// System of linear equations in which some symbols, the basic ones, are expressed by the others, which are 0.
///
/// - Source: the method of G. J. Badros, A. Borning and P. J. Stuckey, *The Cassowary Linear Arithmetic Constraint Solving
///   Algorithm* (ACM TOCHI 8, 2001), §2: an augmented simplex form with unrestricted and restricted symbols. Strengths are
///   levels that are optimised one after another. Pivots follow Bland's rule, so that they end.
struct Tableau {
    enum Kind {
        /// An unknown of the system: of any sign.
        case unknown
        /// Distance from the limit of an inequality: at least 0.
        case slack
        /// Distance from what a wish asks: at least 0, and as small as can be.
        case error
        /// Names a required equation in the rows that came of it: always 0.
        case mark
    }

    var kinds: [Kind] = []
    /// Rows of the basic symbols; nil for the others.
    var rows: [TableauRow?] = []
    private var symbols: [LinearVariable: Int] = [:]
    /// Required constraints by the slacks and marks that stand for them.
    private var names: [Int: Int] = [:]
    /// Errors of each strength.
    private var errors: [Double: [Int]] = [:]

    func value(of variable: LinearVariable) -> Double { symbols[variable].flatMap { rows[$0]?.constant } ?? 0 }

    mutating func makeSymbol(_ kind: Kind) -> Int {
        kinds.append(kind)
        rows.append(nil)
        return kinds.count - 1
    }

    // MARK: Constraints

    /// Adds a required constraint.
    ///
    /// - Parameters:
    ///   - constraint: the condition that must hold.
    ///   - name: number by which conflicts name it.
    /// - Returns: the earlier constraints that contradict it, which is then left out; nil if it is met.
    mutating func require(_ constraint: LinearConstraint, named name: Int) -> [Int]? {
        var row = row(of: constraint)
        let mark = makeSymbol(constraint.relation == .equal ? .mark : .slack)
        row.add(mark, times: -1)
        names[mark] = name
        if let unknown = row.terms.first(where: { kinds[$0.symbol] == .unknown })?.symbol {
            enter(unknown, of: row)
            return nil
        }
        if constraint.relation != .equal, row.constant >= 0 {
            enter(mark, of: row)
            return nil
        }
        return enterByMinimizing(row, mark)
    }

    /// Adds a constraint that is met as far as its strength goes.
    mutating func wish(_ constraint: LinearConstraint) {
        var row = row(of: constraint)
        let above = makeSymbol(constraint.relation == .equal ? .error : .slack)
        let below = makeSymbol(.error)
        row.add(above, times: -1)
        row.add(below, times: 1)
        errors[constraint.strength, default: []] += constraint.relation == .equal ? [above, below] : [below]
        let unknown = row.terms.first { kinds[$0.symbol] == .unknown }?.symbol
        enter(unknown ?? (row.constant >= 0 ? above : below), of: row)
    }

    /// The constraint's expression, at least 0 or equal to 0, with basic symbols replaced by their rows.
    private mutating func row(of constraint: LinearConstraint) -> TableauRow {
        let sign: Double = constraint.relation == .atMost ? -1 : 1
        var row = TableauRow(constraint.expression.constant * sign)
        for term in constraint.expression.terms {
            let symbol = symbols[term.variable] ?? makeSymbol(.unknown)
            symbols[term.variable] = symbol
            if let known = rows[symbol] {
                row.add(known, times: term.coefficient * sign)
            } else {
                row.add(symbol, times: term.coefficient * sign)
            }
        }
        return row
    }

    /// Makes `symbol` basic by the equation 0 = `row`.
    private mutating func enter(_ symbol: Int, of row: TableauRow) {
        var row = row
        row.solve(for: symbol)
        substitute(symbol, by: row)
        rows[symbol] = row
    }

    private mutating func substitute(_ symbol: Int, by row: TableauRow) {
        for other in rows.indices { rows[other]?.substitute(symbol, by: row) }
    }

    /// Makes room for the equation 0 = `row`, which has no unknowns and does not hold now: an artificial symbol takes the
    /// difference, and is made as small as can be.
    private mutating func enterByMinimizing(_ row: TableauRow, _ mark: Int) -> [Int]? {
        let before = rows
        var row = row
        if row.constant < 0 { row.multiply(by: -1) }
        let artificial = makeSymbol(.slack)
        rows[artificial] = row
        // The artificial symbol is in no other row, so that its own is its cost.
        var pivots = 0
        while pivots < pivotLimit, let cost = rows[artificial], let entering = entering(cost, barred: []) {
            pivots += 1
            guard let leaving = leaving(for: entering) else { break }
            pivot(entering, leaving)
        }
        if let rest = rows[artificial] {
            // Lengths are some thousands of points: what is left of a millionth of one is rounding.
            guard rest.constant < 1e-6 else {
                rows = before + Array(repeating: nil, count: rows.count - before.count)
                return rest.terms.compactMap { $0.symbol == mark ? nil : names[$0.symbol] }
            }
            if let other = rest.terms.first(where: { kinds[$0.symbol] != .mark })?.symbol {
                pivot(other, artificial)
            } else {
                // The equation follows from others.
                rows[artificial] = nil
            }
        }
        for other in rows.indices { rows[other]?.drop(artificial) }
        return nil
    }

    // MARK: Optimisation

    /// Pivots after which a search ends where it is. Bland's rule ends in exact arithmetic; rounding might undo what it decides.
    private var pivotLimit: Int { 64 + 16 * kinds.count }

    /// Makes the sums of errors as small as can be, the strongest first. What a stronger one has reached is not touched again:
    /// symbols that would raise it stay 0.
    mutating func optimize() {
        var barred: Set<Int> = []
        for strength in errors.keys.sorted(by: >) {
            var pivots = 0
            while pivots < pivotLimit {
                pivots += 1
                var cost = TableauRow()
                for symbol in errors[strength] ?? [] {
                    if let row = rows[symbol] { cost.add(row, times: 1) } else { cost.add(symbol, times: 1) }
                }
                if let entering = entering(cost, barred: barred), let leaving = leaving(for: entering) {
                    pivot(entering, leaving)
                } else {
                    for term in cost.terms where term.coefficient > 0 { barred.insert(term.symbol) }
                    break
                }
            }
        }
    }

    /// First symbol that lowers `cost` when it grows.
    private func entering(_ cost: TableauRow, barred: Set<Int>) -> Int? {
        cost.terms.first {
            $0.coefficient < -TableauRow.tolerance && kinds[$0.symbol] != .mark && !barred.contains($0.symbol)
        }?.symbol
    }

    /// Restricted basic symbol that comes to 0 first when `entering` grows.
    private func leaving(for entering: Int) -> Int? {
        var (best, smallest) = (Int?.none, Double.infinity)
        for (symbol, row) in rows.enumerated() where kinds[symbol] != .unknown {
            guard let row else { continue }
            let coefficient = row.coefficient(of: entering)
            guard coefficient < -TableauRow.tolerance else { continue }
            let ratio = -row.constant / coefficient
            if ratio < smallest { (best, smallest) = (symbol, ratio) }
        }
        return best
    }

    private mutating func pivot(_ entering: Int, _ leaving: Int) {
        guard var row = rows[leaving] else { return }
        rows[leaving] = nil
        row.exchange(leaving, for: entering)
        substitute(entering, by: row)
        rows[entering] = row
    }
}
