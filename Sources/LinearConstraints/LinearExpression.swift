/// Unknown number of a ``LinearSystem``.
package struct LinearVariable: Hashable, Comparable, Sendable {
    /// Position among the unknowns of its system, from 0.
    package let index: Int

    package init(_ index: Int) { self.index = index }

    package static func < (a: LinearVariable, b: LinearVariable) -> Bool { a.index < b.index }
}

/// Sum of multiples of unknown numbers and of a known one.
package struct LinearExpression: Hashable, Sendable {
    /// Multiples in the order of their unknowns, without those of 0.
    package private(set) var terms: [Term] = []
    /// The known part.
    package var constant: Double

    /// Multiple of one unknown.
    package struct Term: Hashable, Sendable {
        package var variable: LinearVariable
        package var coefficient: Double

        package init(_ variable: LinearVariable, _ coefficient: Double) {
            (self.variable, self.coefficient) = (variable, coefficient)
        }
    }

    package init(_ constant: Double = 0) { self.constant = constant }

    package init(_ variable: LinearVariable) {
        terms = [Term(variable, 1)]
        constant = 0
    }

    /// True if the expression is a known number.
    package var isConstant: Bool { terms.isEmpty }

    /// Returns the expression's value where unknown `i` is `values[i]`.
    package func value(_ values: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable.index] }
    }

    /// Adds `factor` times `variable`.
    package mutating func add(_ variable: LinearVariable, times factor: Double) {
        let place = terms.firstIndex { $0.variable >= variable } ?? terms.count
        if place < terms.count, terms[place].variable == variable {
            terms[place].coefficient += factor
            // Sums of the same numbers in another order differ in the last digits.
            if abs(terms[place].coefficient) < 1e-12 { terms.remove(at: place) }
        } else if factor != 0 {
            terms.insert(Term(variable, factor), at: place)
        }
    }

    package static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.constant += b.constant
        for term in b.terms { sum.add(term.variable, times: term.coefficient) }
        return sum
    }

    package static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + b * -1 }

    package static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        guard factor != 0 else { return LinearExpression() }
        var product = a
        product.constant *= factor
        for index in product.terms.indices { product.terms[index].coefficient *= factor }
        return product
    }

    package static func + (a: LinearExpression, b: Double) -> LinearExpression {
        var sum = a
        sum.constant += b
        return sum
    }

    package static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }
}
