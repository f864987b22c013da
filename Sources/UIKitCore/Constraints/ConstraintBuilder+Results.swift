import Foundation
import LinearConstraints

/// Results of a solution: places of views and guides, and constraints that contradict each other.
extension ConstraintBuilder {
    /// Gives the views and guides their places.
    func place(_ solution: LinearSystem.Solution) {
        for (guide, frame) in placedGuides { guide.solvedFrame = frame.value(solution.values) }
        for (view, frame) in placed { view.take(frame.value(solution.values)) }
        for (view, frame) in scrolled {
            let size = frame.value(solution.values).size
            if view.contentSize != size { view.contentSize = size }
        }
    }

    /// Constraints that contradict each other.
    struct Contradiction {
        let message: String
    }

    func conflicts(_ solution: LinearSystem.Solution) -> [Contradiction] {
        solution.conflicts.compactMap { conflict in
            let members = conflict.members.compactMap { sources[$0] }
            guard let givenUp = sources[conflict.givenUp] ?? members.last else { return nil }
            if let view = givenUp.first.view, members.count == 1, view !== root, !view.isPlacedByConstraints {
                return Contradiction(
                    message: "\(givenUp) has no effect: set \(type(of: view))."
                        + "translatesAutoresizingMaskIntoConstraints to false.")
            }
            return Contradiction(
                message: "These constraints contradict each other, and the last one is given up: "
                    + (members.filter { $0 !== givenUp } + [givenUp]).map { "\($0)" }.joined(separator: "; ")
                    + ". Lower the priority of one of them.")
        }
    }
}
