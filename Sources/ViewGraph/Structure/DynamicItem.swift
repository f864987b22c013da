import AnimationCore
package import AttributeGraph

/// One identity in a dynamic structure: its views, and where it is between coming and going.
///
/// It is the outermost wrapper of each of its elements: around one that comes or goes by a transition there is a box, which
/// carries that. An element that stands in the item's own list gets it when it is needed; one of a structure within, which
/// may go before the item does, when it is made.
@MainActor package final class DynamicItem: ElementWrapper {
    private enum State {
        case present
        /// Out of layout, on its way out; what is to be done when it has gone.
        case leaving(finish: @MainActor () -> Void)
        case gone
    }

    package let list: BoxList
    package let lifetime: Lifetime
    /// What a structure keeps for the item: the attribute that carries its value.
    package var payload: AttributePlace?
    /// Called when the item comes back while it was leaving: what its parents said meanwhile has to be heard now.
    package var onReturn: (@MainActor () -> Void)?
    /// Nothing of the wrappers around: the boxes would hold, through them, what holds the boxes.
    private let origin: _ViewInputs.Origin
    private var state = State.present
    private var transitions: [TransitionBox] = []
    /// Whether there are elements that have no box for a transition yet.
    private var hasPlainElements = false
    /// Counts departures, so that the end of one that was turned round ends nothing.
    private var departures = 0

    /// - Parameter outside: what reaches the structure, of which `list` is a part.
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

    /// A leaving view does not react to what its parents now say (S12.8).
    package var isFrozen: Bool {
        if case .present = state { false } else { true }
    }

    /// Inputs for the item's views: what is outside, and outermost the item's own part.
    ///
    /// - Parameter isOneElement: whether the views are known to be that: with nothing else around, the item has no part then
    ///   but to know that it has an element.
    func inputs(from outside: borrowing _ViewInputs, isOneElement: Bool) -> _ViewInputs {
        let place = ElementPlace(list: list, lifetime: lifetime, waiting: outside.place.waiting)
        if isOneElement && outside.wrapper == nil {
            hasPlainElements = true
            return _ViewInputs(outside, at: place, in: nil)
        }
        return _ViewInputs(outside, at: place, in: wrapper(around: outside.wrapper))
    }

    /// The item's own part, inside of `outer`.
    private func wrapper(around outer: ElementWrapper?) -> ElementWrapper {
        guard let outer else { return self }
        if outer.isDirect { return ChainWrapper(outer, in: self) }
        return ElementWrapper(outer: self) { place, element in outer.apply(at: place, around: element) }
    }

    // MARK: Boxes for transitions

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

    /// Puts a box for a transition around each plain element for which `isNeeded` says so.
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

    // MARK: Coming and going

    /// The item is new in a structure that was there before (S12.2). Structures in it make their elements later in this
    /// pass, so its transitions begin when all of them are there.
    func comes(scope: TransactionScope) {
        let transaction = scope.resolve()
        host.whenMade { [self] in
            guard case .present = state else { return }
            addTransitions { $0.canAppear(under: transaction) }
            for box in transitions { box.appear(under: transaction) }
        }
    }

    /// Begins to leave, with the boxes for its transitions in place. `finished` runs when it has gone; at once if nothing
    /// moves (S12.7).
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
            // What was around it may have gone meanwhile, and it with that.
            guard !lifetime.hasEnded else { return }
            finish()
            end()
        }
    }

    private func end() {
        lifetime.end()
        list.detach()
    }
}

/// All of a chain of wrappers as one, for structure that has its own around them.
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
