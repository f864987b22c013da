import AnimationCore
package import AttributeGraph

/// One identity in a dynamic structure: its views, and its state between insertion and removal.
///
/// The item is the outermost wrapper of each of its elements. An element that appears or disappears by a transition has
/// a `TransitionBox` around it. For an element in the item's own list, the box is added when a transition is needed.
/// For an element of a nested structure, which may be removed before the item, the box is added when the element is
/// made.
@MainActor package final class DynamicItem: ElementWrapper {
    private enum State {
        case present
        /// Removed from layout while the removal transition runs; `finish` runs at its end.
        case leaving(finish: @MainActor () -> Void)
        case gone
    }

    package let list: BoxList
    package let lifetime: Lifetime
    /// Attribute that holds the item's value; set by the structure.
    package var payload: AttributePlace?
    /// Called when the item is inserted again while it is leaving, to apply the changes that it has ignored meanwhile.
    package var onReturn: (@MainActor () -> Void)?
    /// Inherited values and depths only, without the wrappers: boxes that retained the wrappers would retain, through
    /// them, their own owner.
    private let origin: _ViewInputs.Origin
    private var state = State.present
    private var transitions: [TransitionBox] = []
    /// True if some elements have no transition box yet.
    private var hasPlainElements = false
    /// Number of departures so far, so that the end of a cancelled departure is ignored.
    private var departures = 0

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - list: list of the item's boxes.
    ///   - outside: inputs of the structure that contains `list`.
    init(list: BoxList, outside: borrowing _ViewInputs) {
        self.list = list
        lifetime = Lifetime(graph: outside.graph, outer: outside.lifetime)
        origin = outside.origin
        super.init(direct: nil)
    }

    private var host: ViewHost { origin.inherited.host }

    package var isLeaving: Bool {
        if case .leaving = state { true } else { false }
    }

    /// True while the item is leaving or gone. It then ignores changes of its parents (S12.8).
    package var isFrozen: Bool {
        if case .present = state { false } else { true }
    }

    /// Returns the inputs for the item's views: those outside, with the item as the outermost wrapper.
    ///
    /// - Parameters:
    ///   - outside: inputs of the structure.
    ///   - isOneElement: true if the views are known to be one element. If there is no other wrapper either, the item
    ///     is not added as a wrapper and only records that it has an element.
    /// - Returns: the inputs for the item's views.
    func inputs(from outside: borrowing _ViewInputs, isOneElement: Bool) -> _ViewInputs {
        let place = ElementPlace(list: list, lifetime: lifetime, waiting: outside.place.waiting)
        // A collected element appears and disappears where it is shown.
        if outside.collector != nil { return _ViewInputs(outside, at: place, in: outside.wrapper) }
        if isOneElement && outside.wrapper == nil {
            hasPlainElements = true
            return _ViewInputs(outside, at: place, in: nil)
        }
        return _ViewInputs(outside, at: place, in: wrapper(around: outside.wrapper))
    }

    /// Returns `outer`, applied inside the item's own wrapper.
    private func wrapper(around outer: ElementWrapper?) -> ElementWrapper {
        guard let outer else { return self }
        if outer.isDirect { return ChainWrapper(outer, in: self) }
        return ElementWrapper(outer: self, replacesScopes: outer.replacesScopes) { place, element in
            outer.apply(at: place, around: element)
        }
    }

    // MARK: Transition boxes

    package override func makePlace(at place: ElementPlace) -> ElementPlace {
        if place.isEnd(of: list) && place.lifetime === lifetime {
            hasPlainElements = true
            return place
        }
        let around = _ViewInputs(origin, at: place)
        let box = TransitionBox(origin, lifetime: place.lifetime)
        around.add(box, named: TransitionBox.self)
        transitions.append(box)
        if place.lifetime !== lifetime {
            place.lifetime.onEnd { [weak self] in self?.transitions.removeAll { $0 === box } }
        }
        return around.contentPlace(of: box)
    }

    /// Adds a transition box around each element that has none and for which `isNeeded` returns true.
    func addTransitions(where isNeeded: (LayoutBox) -> Bool) {
        guard hasPlainElements else { return }
        var remaining = false
        list.replaceOwnBoxes { element in
            if transitions.contains(where: { $0 === element }) { return nil }
            guard isNeeded(element) else {
                remaining = true
                return nil
            }
            let box = TransitionBox(origin, lifetime: lifetime)
            transitions.append(box)
            return box
        }
        hasPlainElements = remaining
    }

    // MARK: Insertion and removal

    /// Starts the insertion transitions of an item that is new in an existing structure (S12.2). They start after all
    /// elements are made, because nested structures make theirs later in this pass.
    func comes(scope: TransactionScope) {
        let transaction = scope.resolve()
        host.whenMade { [self] in
            guard case .present = state else { return }
            addTransitions { $0.canAppear(under: transaction) }
            for box in transitions { box.appear(under: transaction) }
        }
    }

    /// Starts the removal transitions; the transition boxes must have been added. `finished` runs at their end. If no
    /// transition moves, the item ends at once and `finished` is not called (S12.7).
    func leave(under transaction: Transaction, finished: @escaping @MainActor () -> Void) {
        let moving = transitions.filter { $0.canDisappear(under: transaction) }
        guard !moving.isEmpty else {
            state = .gone
            host.disappearing(late: list.boxes.contains { $0.leavesByTransition }) { end() }
            return
        }
        state = .leaving(finish: finished)
        departures += 1
        let departure = departures
        var waiting = moving.count
        for box in moving {
            box.disappear(under: transaction) { [weak self] in
                waiting -= 1
                if waiting == 0 { self?.hasLeft(departure) }
            }
        }
    }

    func comeBack() {
        state = .present
        onReturn?()
        for box in transitions { box.comeBack() }
    }

    private func hasLeft(_ departure: Int) {
        guard case .leaving(let finish) = state, departure == departures else { return }
        state = .gone
        host.enqueue(Transaction()) { [self] in
            // The item may have ended meanwhile together with its ancestor.
            guard !lifetime.hasEnded else { return }
            finish()
            end()
        }
    }

    /// Takes the item out without a transition. Its values no longer change; ``end()`` ends it later.
    func retire() { state = .gone }

    func end() {
        lifetime.end()
        list.detach()
    }
}

/// A chain of wrappers as one wrapper, so that a structure can put its own wrapper outside of it.
private final class ChainWrapper: ElementWrapper {
    private let chain: ElementWrapper

    /// - Precondition: `chain` is direct.
    init(_ chain: ElementWrapper, in outer: ElementWrapper) {
        self.chain = chain
        super.init(direct: outer, actsAfterContent: true)
    }

    override func makePlace(at place: ElementPlace) -> ElementPlace { chain.makePlaces(at: place) }
    override func contentMade(at place: ElementPlace) { chain.contentMadeInAll(at: place) }
}
