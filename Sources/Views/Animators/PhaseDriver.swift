import AnimationCore
import AttributeGraph
@_spi(Engine) import ViewGraph

/// Performs a phase animator's steps: each is an update with a transaction of its own (S15.6), whose completion ends
/// the step (S15.4).
@MainActor final class PhaseDriver<Phase: Equatable, Content: View> {
    let phase: Attribute<Phase>
    private var steps: PhaseSteps<Phase>
    private var view: PhaseAnimator<Phase, Content>
    private unowned let host: ViewHost

    /// Fails if there are no phases.
    init?(_ view: PhaseAnimator<Phase, Content>, inputs: _ViewInputs) {
        guard let steps = PhaseSteps(view.phases, isTriggered: view.trigger != nil) else { return nil }
        self.steps = steps
        self.view = view
        host = inputs.host
        phase = inputs.lifetime.perform { inputs.graph.addSource(steps.phase) }
    }

    func appeared() { perform(steps.appeared()) }

    /// Follows a new value of the view, or its first.
    func follow(_ new: PhaseAnimator<Phase, Content>) {
        let isTriggered = view.trigger != new.trigger
        view = new
        if steps.phases != new.phases { replacePhases(by: new.phases) }
        if isTriggered { perform(steps.triggered()) }
    }

    private func replacePhases(by phases: [Phase]) {
        if let step = steps.replacePhases(by: phases) {
            perform(step)
        } else {
            // The phase that replaces the one shown is set in this same update.
            host.graph.set(phase, to: steps.phase)
        }
    }

    private func perform(_ step: PhaseSteps<Phase>.Step?) {
        guard let step else { return }
        var transaction = Transaction(animation: view.animation(step.phase))
        transaction.addAnimationCompletion(criteria: .logicallyComplete) { [weak self] in
            MainActor.assumeIsolated { self?.ended(step.number) }
        }
        host.enqueue(transaction) { [weak self] in
            guard let self else { return }
            host.graph.set(phase, to: step.phase)
        }
    }

    private func ended(_ number: Int) {
        guard host.graph.isAlive(phase) else { return }
        perform(steps.ended(number))
    }
}
