import LinearConstraints

/// Slow, exact answers for systems of three unknowns with whole numbers: what is best lies where three of the planes meet at which a
/// constraint changes, so that trying all of these points finds it.
struct VertexModel {
    /// Constraint a·x + b·y + c·z + d, compared with 0.
    struct Plane {
        var coefficients: [Int]
        var constant: Int
        var relation: LinearConstraint.Relation
        var strength: Int

        /// Error at `point`, times the point's denominator.
        func error(_ point: Point) -> Int {
            let value = zip(coefficients, point.numerators).reduce(constant * point.denominator) { $0 + $1.0 * $1.1 }
            switch relation {
            case .equal: return abs(value)
            case .atLeast: return max(-value, 0)
            case .atMost: return max(value, 0)
            }
        }
    }

    /// Point with coordinates that are fractions of one positive denominator.
    struct Point {
        var numerators: [Int]
        var denominator: Int
    }

    /// Positions of required planes that contradict earlier ones.
    private(set) var givenUp: [Int] = []
    /// Smallest sums of errors, the strongest first.
    private(set) var errors: [Double] = []

    /// Answers for `planes`, of which the first six bound each unknown from below and above, so that there are corners.
    init(_ planes: [Plane]) {
        var kept = Array(planes.prefix(6))
        for (index, plane) in planes.enumerated().dropFirst(6) where plane.strength == 1_000 {
            let points = Self.points(kept + [plane])
            if points.contains(where: { point in (kept + [plane]).allSatisfy { $0.error(point) == 0 } }) {
                kept.append(plane)
            } else {
                givenUp.append(index)
            }
        }
        let wishes = planes.filter { $0.strength < 1_000 }
        let strengths = Set(wishes.map(\.strength)).sorted(by: >)
        var best: (errors: [Int], denominator: Int)?
        for point in Self.points(kept + wishes) where kept.allSatisfy({ $0.error(point) == 0 }) {
            let errors = strengths.map { strength in
                wishes.filter { $0.strength == strength }.reduce(0) { $0 + $1.error(point) }
            }
            if let known = best {
                let mine = errors.map { $0 * known.denominator }
                let its = known.errors.map { $0 * point.denominator }
                guard mine.lexicographicallyPrecedes(its) else { continue }
            }
            best = (errors, point.denominator)
        }
        errors = best.map { best in best.errors.map { Double($0) / Double(best.denominator) } } ?? []
    }

    /// Points in which three planes meet.
    private static func points(_ planes: [Plane]) -> [Point] {
        var points: [Point] = []
        for a in planes.indices {
            for b in planes.indices where b > a {
                for c in planes.indices where c > b {
                    if let point = meeting([planes[a], planes[b], planes[c]]) { points.append(point) }
                }
            }
        }
        return points
    }

    /// By Cramer's rule.
    private static func meeting(_ planes: [Plane]) -> Point? {
        let columns = (0..<3).map { axis in planes.map { $0.coefficients[axis] } }
        let right = planes.map { -$0.constant }
        let whole = determinant(columns)
        guard whole != 0 else { return nil }
        let numerators = (0..<3).map { axis in
            var changed = columns
            changed[axis] = right
            return determinant(changed) * whole.signum()
        }
        return Point(numerators: numerators, denominator: abs(whole))
    }

    private static func determinant(_ m: [[Int]]) -> Int {
        m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) - m[1][0] * (m[0][1] * m[2][2] - m[0][2] * m[2][1])
            + m[2][0] * (m[0][1] * m[1][2] - m[0][2] * m[1][1])
    }
}
