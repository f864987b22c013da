/// State of a phase animator (S15). Events go in, the step to be made comes out, and the caller reports its end.
/// Independent of time and animations.
package struct PhaseSteps<Phase: Equatable> {
    /// Change to another phase.
    package struct Step {
        /// Phase shown from now on.
        package let phase: Phase
        /// Number of the step; the end of an overtaken step is ignored.
        package let number: Int
    }

    private enum State {
        case resting
        case stepping
    }

    /// The phases, never empty.
    package private(set) var phases: [Phase]
    /// Index of the phase shown or animated to.
    private var index = 0
    private var state = State.resting
    private var stepCount = 0
    /// True if it runs only when a trigger changes, and stops at the first phase (S15.3).
    private let isTriggered: Bool

    /// An animator of `phases`; nil if there are none, since nothing could be shown (S15.5).
    package init?(_ phases: [Phase], isTriggered: Bool) {
        guard !phases.isEmpty else { return nil }
        self.phases = phases
        self.isTriggered = isTriggered
    }

    /// Phase shown or animated to.
    package var phase: Phase { phases[index] }

    /// True while the end of a step is awaited.
    package var isStepping: Bool { state == .stepping }

    /// Begins when the view has appeared: without a trigger the second phase follows at once (S15.2).
    package mutating func appeared() -> Step? { isTriggered || isStepping ? nil : advance() }

    /// Makes the next step after the trigger has changed, without waiting for a running one (S15.3).
    package mutating func triggered() -> Step? { isTriggered ? advance() : nil }

    /// Makes the next step after step `number` has ended.
    package mutating func ended(_ number: Int) -> Step? {
        guard state == .stepping, number == stepCount else { return nil }
        state = .resting
        return isTriggered && index == 0 ? nil : advance()
    }

    /// Replaces the phases. The index is kept if it is still valid.
    ///
    /// - Parameter phases: the new phases; ignored if empty.
    /// - Returns: the first step, if the animator could not move before.
    package mutating func replacePhases(by phases: [Phase]) -> Step? {
        guard !phases.isEmpty, phases != self.phases else { return nil }
        self.phases = phases
        if index >= phases.count { index = 0 }
        return appeared()
    }

    /// Advances to the next phase that differs: a step between equal phases ends at once (S15.4).
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
        // All phases are equal: nothing ever moves (S15.5).
        return nil
    }
}
