/// Where a phase animator stands among its phases (S15). What happens goes in, the step to be made comes out; whoever
/// makes it says when it has ended. It knows no time and no animation.
package struct PhaseSteps<Phase: Equatable> {
    /// One change of phase.
    package struct Step {
        /// The phase that is shown from now on.
        package let phase: Phase
        /// Which step it is: the end of one that was overtaken says nothing.
        package let number: Int
    }

    private enum State {
        case resting
        case stepping
    }

    /// Never empty.
    package private(set) var phases: [Phase]
    /// Of the phase that is shown, or animated to.
    private var index = 0
    private var state = State.resting
    private var stepCount = 0
    /// Whether it runs only when a trigger changes, and then stops at the first phase (S15.3).
    private let isTriggered: Bool

    /// Nil if there are no phases, and so nothing that could be shown (S15.5).
    package init?(_ phases: [Phase], isTriggered: Bool) {
        guard !phases.isEmpty else { return nil }
        self.phases = phases
        self.isTriggered = isTriggered
    }

    /// The phase that is shown.
    package var phase: Phase { phases[index] }

    /// Whether the end of a step is waited for.
    package var isStepping: Bool { state == .stepping }

    /// The view has appeared: without a trigger the second phase follows at once (S15.2).
    package mutating func appeared() -> Step? { isTriggered || isStepping ? nil : advance() }

    /// The trigger has changed. If it is running, the next step does not wait for the end of this one (S15.3).
    package mutating func triggered() -> Step? { isTriggered ? advance() : nil }

    /// A step is over.
    package mutating func ended(_ number: Int) -> Step? {
        guard state == .stepping, number == stepCount else { return nil }
        state = .resting
        return isTriggered && index == 0 ? nil : advance()
    }

    /// The program gave other phases. The place in the row is kept, as far as there is such a one.
    ///
    /// - Parameter phases: if there are none, the old ones stay.
    /// - Returns: the step with which one that could not move before begins.
    package mutating func replacePhases(by phases: [Phase]) -> Step? {
        guard !phases.isEmpty, phases != self.phases else { return nil }
        self.phases = phases
        if index >= phases.count { index = 0 }
        return appeared()
    }

    /// Goes on to the next phase that differs: a step between equal ones is over at once (S15.4).
    private mutating func advance() -> Step? {
        let shown = phase
        for _ in phases {
            index = (index + 1) % phases.count
            if phase != shown {
                state = .stepping
                stepCount += 1
                return Step(phase: phase, number: stepCount)
            }
            if isTriggered && index == 0 { return nil }
        }
        // All are equal: nothing ever moves (S15.5).
        return nil
    }
}
