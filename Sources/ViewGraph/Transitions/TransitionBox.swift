@_spi(Engine) import AnimationCore
import AttributeGraph
import Foundation

/// The box around an element that comes or goes: it changes nothing until a transition is needed, then it has the
/// transition's effects (S12).
@MainActor package final class TransitionBox: LayoutBox {
    private let source: _ViewInputs.Origin
    private let lifetime: Lifetime
    private var installed: Installed?

    /// A transition that has been put around the content: its phase, and the scope under which its effects move.
    private struct Installed {
        let transition: any Transition
        let phase: Attribute<TransitionPhase>
        let scope: PhaseScope
        let lifetime: Lifetime
    }

    /// A box for an element that lives as long as `lifetime`; `source` is what reaches it.
    init(_ source: _ViewInputs.Origin, lifetime: Lifetime) {
        self.source = source
        self.lifetime = lifetime
        super.init(host: source.inherited.host, scope: source.inherited.scope)
        viewType = TransitionBox.self
    }

    /// Has the view come: it is made in the phase before it appears, and goes to its identity in this same update
    /// (S12.6).
    func appear(under transaction: Transaction) {
        guard canAppear(under: transaction) else { return }
        install(carriedTraits.transition, phase: .willAppear)
        host.secondPass { [weak self] in self?.setPhase(.identity, under: transaction) }
    }

    /// Has the view go; `finished` runs when everything that its going began to move has come to rest (S12.8).
    func disappear(under transaction: Transaction, finished: @escaping @MainActor () -> Void) {
        let transition = carriedTraits.transition
        var transaction = transaction
        transaction.addAnimationCompletion(criteria: .removed) { MainActor.assumeIsolated(finished) }
        host.completions.claim(of: transaction)
        // By the transition that the view was last given: an older one, which brought it here, is inside of that.
        if installed.map({ TransitionComparison.differ($0.transition, transition) }) ?? true {
            install(transition, phase: .identity)
        }
        let leaving = transaction
        host.secondPass { [weak self] in
            self?.setPhase(.didDisappear, under: leaving)
            // After the sinks have joined; without any, the view is gone at the end of this update.
            self?.host.afterUpdate { leaving.updateDidEnd() }
        }
    }

    /// Called when the view is taken back before it has gone (S12.10).
    func comeBack() {
        setPhase(.identity, under: scope.resolve())
    }

    private func install(_ transition: any Transition, phase: TransitionPhase) {
        let boxes = content.boxes
        let original = BoxList(owner: nil)
        original.takeOver(content)
        let lifetime = Lifetime(graph: host.graph, outer: self.lifetime)
        let scope = PhaseScope(outer: self.scope)
        let source = lifetime.perform { host.graph.addSource(phase) }
        var inner = _ViewInputs(self.source, at: ElementPlace(list: content, lifetime: lifetime))
        inner.scope = scope
        host.graph.untracked { Self.make(transition, phase: source, inputs: inner, around: original) }
        installed = Installed(transition: transition, phase: source, scope: scope, lifetime: lifetime)
        // A layer at the corner of the one around before changes no number, so no box would be told.
        if originInLayer == .zero { for box in boxes { box.layers.noteLayerAround() } }
        // A leaving view is not placed by its container.
        host.needsLayout(from: self)
    }

    private static func make<T: Transition>(
        _ transition: T, phase: Attribute<TransitionPhase>, inputs: _ViewInputs, around content: BoxList
    ) {
        var inputs = inputs
        inputs.placeholders[PlaceholderContentView<T>.self] = { place in
            place.element { $0.place.list.takeOver(content) }
        }
        let attribute = inputs.lifetime.perform { inputs.graph.addSource(transition) }
        TransitionBody<T>.make(transition: attribute, phase: phase, inputs: inputs)
    }

    private func setPhase(_ phase: TransitionPhase, under transaction: Transaction) {
        guard let installed, host.graph.isAlive(installed.phase) else { return }
        installed.scope.transaction = (host.updateNumber, transaction)
        host.graph.set(installed.phase, to: phase)
    }
}

extension LayoutBox {
    /// True if a transition is seen when the view comes under `transaction`.
    func canAppear(under transaction: Transaction) -> Bool { carriedTraits.moves(inserting: true, under: transaction) }

    /// True if a transition is seen when the view goes under the transaction `new`.
    func canDisappear(under new: Transaction) -> Bool { carriedTraits.moves(inserting: false, under: new) }

    /// True if the view would be seen to leave if something animated: its transition is not `.identity`.
    var leavesByTransition: Bool { !carriedTraits.transition._isIdentity(inserting: false) }
}

extension BoxTraits {
    /// Transition by which the view comes and goes: a fade unless a modifier sets another one (S12.3).
    fileprivate var transition: any Transition {
        let own = value(of: TransitionTrait.self)?.base ?? OpacityTransition()
        return box.host.reducesMotion ? own._withoutMotion().base : own
    }

    fileprivate func moves(inserting: Bool, under transaction: Transaction) -> Bool {
        let transition = transition
        return !transition._isIdentity(inserting: inserting)
            && transition._moves(inserting: inserting, under: transaction)
    }
}

/// The scope of a transition's effects: in the update of a phase change it answers that change's transaction.
@MainActor private final class PhaseScope: TransactionScope {
    var transaction: (update: Int, transaction: Transaction)?

    init(outer: TransactionScope) { super.init(host: outer.host, outer: outer) }

    override var offsetsAreEffects: Bool { true }

    override func edit(_ transaction: inout Transaction) {
        if let own = self.transaction, own.update == host.updateNumber { transaction = own.transaction }
    }
}
