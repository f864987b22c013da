import LinearConstraints
import SeededNumbers
import Testing

/// Systems of linear constraints: required ones, wishes of several strengths, contradictions.
struct LinearSystemTests {
    @Test func `required equations are met, and what nobody asks for is 0`() {
        var system = LinearSystem()
        let (x, width, other) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        system.add(LinearConstraint(LinearExpression(x) + LinearExpression(width) - 100, .equal))
        system.add(LinearConstraint(LinearExpression(width) - LinearExpression(x) * 3, .equal))
        let solution = system.solve()
        #expect(solution.values[x.index] == 25)
        #expect(solution.values[width.index] == 75)
        #expect(solution.values[other.index] == 0)
        #expect(solution.conflicts.isEmpty)
    }

    @Test func `one strong wish outweighs many weak ones`() {
        var system = LinearSystem()
        let x = system.makeVariable()
        for _ in 0..<50 { system.add(LinearConstraint(LinearExpression(x) - 10, .equal, strength: 250)) }
        system.add(LinearConstraint(LinearExpression(x) - 90, .atLeast, strength: 250.5))
        #expect(system.solve().values == [90])
    }

    @Test func `among equal wishes the sum of the distances is smallest`() {
        var system = LinearSystem()
        let x = system.makeVariable()
        for goal in [0.0, 10, 50] {
            system.add(LinearConstraint(LinearExpression(x) - goal, .equal, strength: 250))
        }
        #expect(system.solve().values == [10], "the median")
    }

    @Test func `a contradiction gives up the last constraint, and names those that contradict each other`() {
        var system = LinearSystem()
        let (left, width, right) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        let unrelated = system.makeVariable()
        let first = system.add(LinearConstraint(LinearExpression(left) - 20, .equal))
        system.add(LinearConstraint(LinearExpression(unrelated) - 5, .atLeast))
        let second = system.add(
            LinearConstraint(LinearExpression(left) + LinearExpression(width) - LinearExpression(right), .equal))
        let third = system.add(LinearConstraint(LinearExpression(right) - 100, .atMost))
        let last = system.add(LinearConstraint(LinearExpression(width) - 90, .atLeast))
        let solution = system.solve()
        #expect(
            solution.conflicts == [LinearSystem.Conflict(givenUp: last, members: [first, second, third, last])])
        #expect(solution.values[left.index] == 20)
        #expect(solution.values[right.index] <= 100)
    }

    @Test func `an equation that follows from others is no contradiction`() {
        var system = LinearSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        system.add(LinearConstraint(LinearExpression(x) - LinearExpression(y), .equal))
        system.add(LinearConstraint(LinearExpression(x) - 4, .equal))
        system.add(LinearConstraint(LinearExpression(y) * 2 - 8, .equal))
        #expect(system.solve().conflicts.isEmpty)
        #expect(system.solve().values == [4, 4])
    }

    @Test func `only the part that has changed is solved again`() {
        func system(_ length: Double) -> LinearSystem {
            var system = LinearSystem()
            for index in 0..<20 {
                let x = system.makeVariable()
                system.add(LinearConstraint(LinearExpression(x) - (index == 7 ? length : 5), .equal))
            }
            return system
        }
        var memory = SolvedParts()
        _ = system(1).solve(remembering: &memory)
        let before = memory.solvedCount
        #expect(system(2).solve(remembering: &memory).values[7] == 2)
        #expect(memory.solvedCount == before + 1)
    }

    @Test(arguments: 0..<400 as Range<UInt64>)
    func `random systems are solved as a slow, exact model solves them`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var planes = (0..<3).flatMap { axis in
            [VertexModel.Plane.Relation.atLeast, .atMost].map { relation in
                VertexModel.Plane(
                    coefficients: (0..<3).map { $0 == axis ? 1 : 0 }, constant: relation == .atLeast ? 60 : -60,
                    relation: relation, strength: 1_000)
            }
        }
        for _ in 0..<(3 + random.roll(7)) {
            planes.append(
                VertexModel.Plane(
                    coefficients: (0..<3).map { _ in random.chance(0.3) ? 0 : random.roll(7) - 3 },
                    constant: random.roll(41) - 20, relation: random.pick([.equal, .atLeast, .atMost]),
                    strength: random.pick([1_000, 1_000, 750, 250, 250])))
        }
        let model = VertexModel(planes)

        var system = LinearSystem()
        let unknowns = (0..<3).map { _ in system.makeVariable() }
        for plane in planes {
            var expression = LinearExpression(Double(plane.constant))
            for (unknown, factor) in zip(unknowns, plane.coefficients) {
                expression.add(unknown, times: Double(factor))
            }
            system.add(LinearConstraint(expression, plane.relation, strength: Double(plane.strength)))
        }
        let solution = system.solve()
        #expect(Set(solution.conflicts.map(\.givenUp)) == Set(model.givenUp), "seed \(seed)")
        for conflict in solution.conflicts {
            // Without the one that was given up, the others can be met; with it they cannot.
            let members = conflict.members.map { planes[$0] }
            let box = Array(planes[..<6])
            #expect(!VertexModel(box + members).givenUp.isEmpty, "seed \(seed): members contradict each other")
        }
        for (index, constraint) in system.constraints.enumerated()
        where constraint.strength == 1_000 && !model.givenUp.contains(index) {
            #expect(constraint.error(solution.values) < 1e-6, "seed \(seed)")
        }
        let strengths = Set(planes.map(\.strength).filter { $0 < 1_000 }).sorted(by: >)
        for (strength, best) in zip(strengths, model.errors) {
            let error = system.constraints.filter { $0.strength == Double(strength) }
                .reduce(0) { $0 + $1.error(solution.values) }
            #expect(abs(error - best) < 1e-6, "seed \(seed): errors of strength \(strength)")
        }
    }
}

extension VertexModel.Plane { typealias Relation = LinearConstraint.Relation }
