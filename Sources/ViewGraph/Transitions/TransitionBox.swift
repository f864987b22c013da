@_spi(Engine) import AnimationCore
import AttributeGraph
import Foundation

/// Box around an element that is inserted or removed. It changes nothing until a transition is needed; it then contains
/// the effects of the transition (S12).
@MainActor package final class TransitionBox: LayoutBox {
    private let source: _ViewInputs.Origin
    private let lifetime: Lifetime
    private var installed: Installed?

    /// A transition applied to the content: its phase, and the scope of its effects' transactions.
    private struct Installed {
        let transition: any Transition
        let phase: Attribute<TransitionPhase>
        let scope: PhaseScope
        let lifetime: Lifetime
    }

    /// Creates a box for an element with this lifetime. `source` holds the inherited values of its place.
    init(_ source: _ViewInputs.Origin, lifetime: Lifetime) {
        self.source = source
        self.lifetime = lifetime
        super.init(host: source.inherited.host, scope: source.inherited.scope)
        viewType = TransitionBox.self
    }

    /// Starts the insertion: the view is made in the phase `willAppear` and changes to `identity` in this update
    /// (S12.6).
    func appear(under transaction: Transaction) {
        guard canAppear(under: transaction) else { return }
        install(carriedTraits.transition, phase: .willAppear)
        host.secondPass { [weak self] in self?.setPhase(.identity, under: transaction) }
    }

    /// Starts the removal. `finished` runs when all animations that the removal started have ended (S12.8).
    func disappear(under transaction: Transaction, finished: @escaping @MainActor () -> Void) {
        let transition = carriedTraits.transition
        var transaction = transaction
        transaction.addAnimationCompletion(criteria: .removed) { MainActor.assumeIsolated(finished) }
        host.completions.claim(of: transaction)
        // Use the transition that the view has now. An older one, which inserted the view, stays inside of it.
        if installed.map({ TransitionComparison.differ($0.transition, transition) }) ?? true {
            install(transition, phase: .identity)
        }
        let leaving = transaction
        host.secondPass { [weak self] in
            self?.setPhase(.didDisappear, under: leaving)
            // After the sinks have joined the transaction. If none has, the view is removed at the end of this update.
            self?.host.afterUpdate { leaving.updateDidEnd() }
        }
    }

    /// Reverses the removal: the view is inserted again while it is leaving (S12.10).
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
        // If the new layer lies at the origin of its superlayer, no coordinate changes, and the boxes would not notice
        // the layer.
        if originInLayer == .zero { for box in boxes { box.layers.noteLayerAround() } }
        // The container does not place leaving views, so this box is a starting point of layout.
        host.needsLayout(from: self)
    }

    private static func make<T: Transition>(
        _ transition: T, phase: Attribute<TransitionPhase>, inputs: _ViewInputs, around content: BoxList
    ) {
        var inputs = inputs
        let around = inputs.environment
        inputs.placeholders[PlaceholderContentView<T>.self] = { place in
            place.element { inner in
                let boxes = content.boxes
                inner.place.list.takeOver(content)
                guard inner.environment != around else { return }
                for box in boxes { box.passTransition(inner.environment, during: inner.lifetime) }
            }
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
    /// Returns true if the insertion of the view animates under `transaction`.
    func canAppear(under transaction: Transaction) -> Bool { carriedTraits.moves(inserting: true, under: transaction) }

    /// Returns true if the removal of the view animates under the transaction `new`.
    func canDisappear(under new: Transaction) -> Bool { carriedTraits.moves(inserting: false, under: new) }

    /// True if the view's removal transition is not `.identity`, so that the removal would be visible under an
    /// animation.
    var leavesByTransition: Bool { !carriedTraits.transition._isIdentity(inserting: false) }
}

extension BoxTraits {
    /// Transition of the view: a fade unless a modifier sets another one (S12.3).
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

/// Scope of a transition's effects. In the update of a phase change, it returns the transaction of that change.
@MainActor private final class PhaseScope: TransactionScope {
    var transaction: (update: Int, transaction: Transaction)?

    init(outer: TransactionScope) { super.init(host: outer.host, outer: outer) }

    override var offsetsAreEffects: Bool { true }

    override func edit(_ transaction: inout Transaction) {
        if let own = self.transaction, own.update == host.updateNumber { transaction = own.transaction }
    }
}
