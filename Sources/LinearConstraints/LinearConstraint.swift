/// Condition on a linear expression: equal to 0, at least 0 or at most 0.
package struct LinearConstraint: Hashable, Sendable {
    /// Comparison with 0.
    package enum Relation: Hashable, Sendable {
        case equal, atLeast, atMost
    }

    package var expression: LinearExpression
    package var relation: Relation
    /// Importance. Constraints of ``required`` are met exactly. Of the others, a higher importance is never given up for a lower
    /// one, however many those are; among equal ones the sum of the distances from what they ask is smallest.
    package var strength: Double

    /// Importance of constraints that are met exactly.
    package static let required = 1_000.0

    package init(_ expression: LinearExpression, _ relation: Relation, strength: Double = required) {
        (self.expression, self.relation, self.strength) = (expression, relation, strength)
    }

    /// Distance of the expression from what is asked of it, at least 0, where unknown `i` is `values[i]`.
    package func error(_ values: [Double]) -> Double {
        let value = expression.value(values)
        switch relation {
        case .equal: return abs(value)
        case .atLeast: return max(-value, 0)
        case .atMost: return max(value, 0)
        }
    }
}
