import AnimationCore
import AttributeGraph
@_spi(Engine) import LayerTree

/// Collects the elements of views without showing them.
///
/// Views are made with inputs that name the collector. Bodies are evaluated and keep their state, and structure follows
/// its data; but in place of the boxes of each element, one ``SubviewBox`` is made, from which the element can be made at
/// another place.
@MainActor package final class SubviewCollector {
    private let box: CollectionBox
    private let inputs: _ViewInputs
    /// Items that have been removed while their elements are still shown, for example by a transition.
    private var retired: [(item: DynamicItem, elements: [SubviewBox])] = []
    private var isWaiting = false
    private let changed: @MainActor ([SubviewBox]) -> Void

    /// Makes `content` and collects its elements.
    ///
    /// - Parameters:
    ///   - inputs: inputs of the view that shows the elements.
    ///   - content: makes the views.
    ///   - changed: called with the elements when the structure of an update is made, if they, their order or their
    ///     traits have changed. The first call comes in the update that makes the collector.
    package init(
        _ inputs: _ViewInputs, content: @MainActor (_ViewInputs) -> Void,
        changed: @escaping @MainActor ([SubviewBox]) -> Void
    ) {
        self.inputs = inputs
        self.changed = changed
        box = CollectionBox(host: inputs.host, scope: inputs.scope)
        box.changed = { [weak self] in self?.noteChange() }
        inputs.lifetime.onEnd { [self] in
            retired = []
            box.changed = nil
            box.tree.detach()
        }
        var inner = inputs
        inner.wrapper = nil
        inner.isLazy = false
        inner.collector = Unretained(self)
        inner.place = ElementPlace(list: box.content, lifetime: inputs.lifetime)
        content(inner)
        noteChange()
    }

    func add(_ inputs: _ViewInputs, make: @escaping @MainActor (_ViewInputs) -> Void) {
        let element = SubviewBox(inputs, of: self, make: make)
        var inputs = inputs
        inputs.place = inputs.wrapper?.addTraits(to: inputs.place) ?? inputs.place
        inputs.add(element, named: SubviewBox.self)
    }

    private func noteChange() {
        guard !isWaiting else { return }
        isWaiting = true
        inputs.host.whenMade { [weak self] in
            guard let self, !inputs.lifetime.hasEnded else { return }
            isWaiting = false
            changed(box.content.boxes.compactMap { $0 as? SubviewBox })
        }
    }

    // MARK: Removal

    /// Ends `item`, which its structure has removed, when none of its elements is shown any more.
    func retire(_ item: DynamicItem) {
        item.retire()
        retired.append((item, item.list.boxes.compactMap { $0 as? SubviewBox }))
        inputs.host.whenMade { [weak self] in self?.useEnded() }
    }

    func useEnded() {
        let over = retired.filter { entry in entry.elements.allSatisfy { $0.uses == 0 } }
        guard !over.isEmpty else { return }
        retired.removeAll { entry in entry.elements.allSatisfy { $0.uses == 0 } }
        for entry in over { entry.item.end() }
    }

    // MARK: Inherited values

    /// Returns the inherited values of an element with the values `own` among the collected views, shown at the place
    /// of `outside`.
    func inherited(_ own: InheritedValues, at outside: _ViewInputs) -> InheritedValues {
        let root = inputs.inherited
        if own === root { return outside.inherited }
        let result = InheritedValues(outside.inherited)
        result.environment = environment(own.environment, at: outside)
        if own.scope !== root.scope { result.scope = own.scope }
        if own.direction !== root.direction { result.direction = own.direction }
        if own.appearanceScope !== root.appearanceScope { result.appearanceScope = own.appearanceScope }
        if !own.placeholders.isSame(as: root.placeholders) { result.placeholders = own.placeholders }
        return result
    }

    private func environment(
        _ own: Attribute<EnvironmentValues>, at outside: _ViewInputs
    ) -> Attribute<EnvironmentValues> {
        let root = inputs.environment
        if own == root { return outside.environment }
        if outside.environment == root { return own }
        return outside.lifetime.addRule(RebasedEnvironment(own: own, root: root, outside: outside.environment))
    }
}

/// Rule of the environment of a collected element: that of the place at which it is shown, with the values that
/// modifiers among the collected views set.
private struct RebasedEnvironment: Rule {
    let own: Attribute<EnvironmentValues>
    let root: Attribute<EnvironmentValues>
    let outside: Attribute<EnvironmentValues>

    static var name: String { "environment of a subview" }

    func evaluate(in graph: Graph) -> EnvironmentValues {
        let outer = graph.read(outside)
        guard graph.isAlive(own), graph.isAlive(root) else { return outer }
        return graph.read(own).rebased(from: graph.read(root), to: outer)
    }
}

/// Box around collected elements. It is in no window.
@MainActor private final class CollectionBox: ContainerBox {
    var changed: (@MainActor () -> Void)?

    override func traitsChanged() {
        super.traitsChanged()
        changed?()
    }
}
