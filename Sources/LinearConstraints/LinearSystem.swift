/// Constraints on unknown numbers.
///
/// ``solve()`` splits them into parts that share no unknown, and solves each by the simplex method.
package struct LinearSystem: Sendable {
    package private(set) var constraints: [LinearConstraint] = []
    package private(set) var variableCount = 0

    package init() {}

    /// Makes an unknown number.
    package mutating func makeVariable() -> LinearVariable {
        variableCount += 1
        return LinearVariable(variableCount - 1)
    }

    /// Adds a constraint.
    ///
    /// - Parameter constraint: condition on unknowns of this system.
    /// - Returns: the constraint's number, by which a conflict names it.
    @discardableResult package mutating func add(_ constraint: LinearConstraint) -> Int {
        constraints.append(constraint)
        return constraints.count - 1
    }

    /// Values of the unknowns, and the required constraints that could not be met.
    package struct Solution: Sendable {
        /// Value of each unknown; 0 for those about which nothing is asked.
        package var values: [Double]
        package var conflicts: [Conflict]
    }

    /// Required constraints that contradict each other.
    package struct Conflict: Hashable, Sendable {
        /// The constraint that was given up: the last of them.
        package var givenUp: Int
        /// All of them, ascending.
        package var members: [Int]

        package init(givenUp: Int, members: [Int]) { (self.givenUp, self.members) = (givenUp, members) }
    }

    /// Returns values that meet the constraints as far as their strengths ask. A required constraint that contradicts earlier
    /// ones is given up.
    ///
    /// - Complexity: a few pivots for each constraint of a part, each linear in the part's non-zero coefficients.
    package func solve() -> Solution {
        var memory = SolvedParts()
        return solve(remembering: &memory)
    }

    /// Returns the values of ``solve()``, and takes those of parts that are in `memory` from there.
    ///
    /// - Parameter memory: the parts of an earlier system, then those of this one.
    /// - Returns: the solution.
    package func solve(remembering memory: inout SolvedParts) -> Solution {
        var solution = Solution(values: Array(repeating: 0, count: variableCount), conflicts: [])
        var newer = SolvedParts()
        for members in parts() {
            let part = memory.solved(members.map { constraints[$0] })
            newer.keep(part)
            for (variable, value) in zip(part.variables, part.values) { solution.values[variable.index] = value }
            solution.conflicts += part.conflicts.map { conflict in
                Conflict(givenUp: members[conflict.givenUp], members: conflict.members.map { members[$0] })
            }
        }
        newer.solvedCount = memory.solvedCount
        memory = newer
        return solution
    }

    /// Numbers of constraints that share unknowns, directly or through others, in the order of their first ones.
    private func parts() -> [[Int]] {
        var leaders = Array(0..<variableCount)
        func leader(_ variable: Int) -> Int {
            var current = variable
            while leaders[current] != current {
                leaders[current] = leaders[leaders[current]]
                current = leaders[current]
            }
            return current
        }
        for constraint in constraints {
            guard let first = constraint.expression.terms.first else { continue }
            for term in constraint.expression.terms.dropFirst() {
                let (a, b) = (leader(first.variable.index), leader(term.variable.index))
                if a != b { leaders[max(a, b)] = min(a, b) }
            }
        }
        var parts: [[Int]] = []
        var numbers: [Int: Int] = [:]
        for (index, constraint) in constraints.enumerated() {
            // One without unknowns is a part of its own.
            guard let first = constraint.expression.terms.first else {
                parts.append([index])
                continue
            }
            let name = leader(first.variable.index)
            if let number = numbers[name] {
                parts[number].append(index)
            } else {
                numbers[name] = parts.count
                parts.append([index])
            }
        }
        return parts
    }
}
