/// Solved parts of a system, by their constraints: a part that has not changed is not solved again.
package struct SolvedParts: Sendable {
    private var parts: [[LinearConstraint]: SolvedPart] = [:]
    /// Number of parts that have been solved, for tests and measurements.
    package internal(set) var solvedCount = 0

    package init() {}

    /// Returns the solution of `constraints`, from this memory if it is there.
    mutating func solved(_ constraints: [LinearConstraint]) -> SolvedPart {
        if let known = parts[constraints] { return known }
        solvedCount += 1
        return SolvedPart(constraints)
    }

    mutating func keep(_ part: SolvedPart) { parts[part.constraints] = part }
}

/// Constraints that share unknowns, with their solution.
struct SolvedPart: Sendable {
    let constraints: [LinearConstraint]
    /// Unknowns of the constraints, and their values.
    let variables: [LinearVariable]
    let values: [Double]
    /// Conflicts, by positions in ``constraints``.
    let conflicts: [LinearSystem.Conflict]

    init(_ constraints: [LinearConstraint]) {
        var tableau = Tableau()
        var conflicts: [LinearSystem.Conflict] = []
        // Required ones come first, so that conflicts are among required constraints.
        for (index, constraint) in constraints.enumerated() where constraint.strength >= LinearConstraint.required {
            guard let members = tableau.require(constraint, named: index) else { continue }
            conflicts.append(LinearSystem.Conflict(givenUp: index, members: (members + [index]).sorted()))
        }
        for constraint in constraints where constraint.strength < LinearConstraint.required {
            tableau.wish(constraint)
        }
        tableau.optimize()
        self.constraints = constraints
        self.conflicts = conflicts
        let variables = Set(constraints.flatMap { $0.expression.terms.map(\.variable) }).sorted()
        self.variables = variables
        values = variables.map { tableau.value(of: $0) }
    }
}
