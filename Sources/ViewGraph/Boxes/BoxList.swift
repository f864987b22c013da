@_spi(Engine) import LayerTree

/// Boxes at one place in another box, in order. Places whose structure changes are lists inside the list.
///
/// A container reads ``boxes``: all boxes that take part in layout, flattened, in order. Removed boxes whose
/// transitions still run are in ``leaving``: they are out of layout and still drawn (S12.8).
@MainActor package final class BoxList {
    package enum Item {
        case box(LayoutBox)
        case list(BoxList)
    }

    final class Extras {
        var flattenedLeaving: [LayoutBox]?
        var leaving: [LayoutBox] = []
        /// Lists of the leaving boxes. They are no longer among `items`.
        var leavingLists: [BoxList] = []
        weak var lazyRun: (any LazyRun)?
        weak var identities: (any ListIdentities)?
        var mark: AnyObject?
    }

    private let memory: HotMemory<BoxListState>

    package init(owner: LayoutBox?, only: LayoutBox? = nil) {
        memory = HotMemory(BoxListState(owner: Unretained(owner), only: only))
    }

    /// The box whose content this list is. Lists inside a list have the same owner.
    package private(set) var owner: LayoutBox? {
        get { memory.state.owner?.object }
        set { memory.state.owner = Unretained(newValue) }
    }
    private var outer: BoxList? {
        get { memory.state.outer?.object }
        set { memory.state.outer = Unretained(newValue) }
    }
    private var only: LayoutBox? {
        get { memory.state.only }
        set { memory.state.only = newValue }
    }
    private var items: [Item] {
        _read { yield memory.state.items }
        _modify { yield &memory.state.items }
    }
    private var flattened: [LayoutBox]? {
        get { memory.state.flattened }
        set { memory.state.flattened = newValue }
    }
    private var extras: Extras? {
        get { memory.state.extras }
        set { memory.state.extras = newValue }
    }

    private var madeExtras: Extras {
        if let extras { return extras }
        let made = Extras()
        extras = made
        return made
    }

    /// Removed boxes of this list that are still drawn while their transitions run, in order of removal.
    package var leaving: [LayoutBox] { extras?.leaving ?? [] }

    /// The elements of a lazy container, of which only some have been made; nil if all are made.
    package var lazyRun: (any LazyRun)? {
        get { extras?.lazyRun }
        set { if newValue != nil || extras != nil { madeExtras.lazyRun = newValue } }
    }

    /// Finds the nested list of an element by its identity; nil for a list without identities.
    package var identities: (any ListIdentities)? {
        get { extras?.identities }
        set { if newValue != nil || extras != nil { madeExtras.identities = newValue } }
    }

    /// Object by which a view tells the container around something about the elements of this list; nil for nothing.
    package var mark: AnyObject? {
        get { extras?.mark }
        set { if newValue != nil || extras != nil { madeExtras.mark = newValue } }
    }

    /// Calls `visit` with each box and nested list that lie directly in this list, in order.
    package func visitItems(_ visit: (Item) -> Void) {
        if let only { visit(.box(only)) }
        for item in items { visit(item) }
    }

    /// The boxes directly in this list, without those of nested lists.
    package var ownBoxes: [LayoutBox] {
        if let only { return [only] }
        return items.compactMap { if case .box(let box) = $0 { box } else { nil } }
    }
    /// The nested lists, in order.
    package var lists: [BoxList] {
        items.compactMap { if case .list(let list) = $0 { list } else { nil } }
    }

    /// Appends one slot for each element of this list and of its nested lists, in order. An element that is not made
    /// yet gets an unmade slot.
    package func appendSlots(to result: inout [LazySlot]) {
        if let lazyRun {
            for index in 0..<lazyRun.count {
                if let list = lazyRun.madeList(at: index) {
                    list.appendSlots(to: &result)
                } else {
                    result.append(.unmade(lazyRun, index: index))
                }
            }
            return
        }
        if let only { result.append(.box(only)) }
        for item in items {
            switch item {
            case .box(let box): result.append(.box(box))
            case .list(let list): list.appendSlots(to: &result)
            }
        }
    }

    /// The boxes that take part in layout, in order, including those of all nested lists.
    package var boxes: [LayoutBox] {
        if let flattened { return flattened }
        var result: [LayoutBox] = []
        appendBoxes(to: &result)
        flattened = result
        return result
    }

    /// The box of this list if there is exactly one, nested lists included; else nil.
    package var sole: LayoutBox? {
        if let only { return only }
        if let flattened { return flattened.count == 1 ? flattened[0] : nil }
        let boxes = boxes
        return boxes.count == 1 ? boxes[0] : nil
    }

    /// Leaving boxes of this list and of all nested lists, in order of removal.
    package var allLeaving: [LayoutBox] {
        // Fast path: no view of the window is leaving.
        guard let owner, owner.host.leavingBoxes > 0 else { return [] }
        if let known = extras?.flattenedLeaving { return known }
        var result: [LayoutBox] = []
        // Boxes that were leaving a nested list before that list itself began to leave.
        for list in extras?.leavingLists ?? [] { result += list.allLeaving }
        result += leaving
        for case .list(let list) in items { result += list.allLeaving }
        // Order of removal counts across all structures of the container (S12.12).
        result.sort { $0.layers.departureNumber < $1.layers.departureNumber }
        madeExtras.flattenedLeaving = result
        return result
    }

    package func append(_ box: LayoutBox) {
        box.attach(to: owner)
        if items.isEmpty && memory.state.only == nil {
            memory.state.only = box
        } else {
            unfold()
            items.append(.box(box))
        }
        structureChanged()
    }

    /// Makes a nested list at the end of this one.
    package func appendList() -> BoxList {
        let list = BoxList(owner: owner)
        list.outer = self
        unfold()
        items.append(.list(list))
        return list
    }

    /// Removes a nested list made by ``appendList()``, and detaches all boxes in it.
    package func remove(_ list: BoxList) {
        items.removeAll { if case .list(let own) = $0 { own === list } else { false } }
        list.detach()
        structureChanged()
    }

    /// Moves the only box into `items`, so that more can be added.
    private func unfold() {
        guard let only else { return }
        items = [.box(only)]
        self.only = nil
    }

    /// Replaces the nested lists by `lists`, in this order.
    package func setLists(_ lists: [BoxList]) {
        only = nil
        items.removeAll(keepingCapacity: true)
        items.reserveCapacity(lists.count)
        let owner = owner
        for list in lists {
            items.append(.list(list))
            guard list.outer !== self || list.owner !== owner else { continue }
            list.outer = self
            list.adopt(owner: owner)
        }
        structureChanged()
    }

    /// Makes a list that a structure inserts later with ``setLists(_:)``.
    package func makeDetachedList() -> BoxList {
        let list = BoxList(owner: owner)
        list.outer = self
        return list
    }

    /// Wraps boxes of this list: where `around` returns a new box for a box, the new box takes its place and contains
    /// it. Nested lists stay as they are.
    func replaceOwnBoxes(_ around: (LayoutBox) -> LayoutBox?) {
        var isReplaced = false
        func replacement(of box: LayoutBox) -> LayoutBox? {
            guard let outer = around(box) else { return nil }
            isReplaced = true
            outer.tree.takePlace(of: box)
            outer.attach(to: owner)
            return outer
        }
        if let only, let outer = replacement(of: only) { self.only = outer }
        for index in items.indices {
            guard case .box(let box) = items[index], let outer = replacement(of: box) else { continue }
            items[index] = .box(outer)
        }
        if isReplaced { structureChanged() }
    }

    /// Moves all boxes of `other`, leaving ones included, to the end of this list.
    package func takeOver(_ other: BoxList) {
        let lists = BoxList(owner: owner)
        lists.outer = self
        unfold()
        lists.only = other.only
        lists.items = other.items
        if let departing = other.extras, !departing.leavingLists.isEmpty || !departing.leaving.isEmpty {
            lists.madeExtras.leaving = departing.leaving
            lists.madeExtras.leavingLists = departing.leavingLists
            departing.leaving = []
            departing.leavingLists = []
        }
        other.only = nil
        other.items = []
        other.flattened = nil
        other.extras?.flattenedLeaving = nil
        items.append(.list(lists))
        lists.adopt(owner: owner)
        structureChanged()
    }

    /// Detaches the list and all boxes in it. Neither is used again.
    package func detach() {
        owner?.host.leavingBoxes -= leaving.count
        owner = nil
        outer = nil
        only?.tree.detach()
        for item in items {
            switch item {
            case .box(let box): box.tree.detach()
            case .list(let list): list.detach()
            }
        }
        for box in leaving { box.tree.detach() }
        for list in extras?.leavingLists ?? [] { list.detach() }
        // Breaks a reference cycle: a transition retains the list that contains it.
        only = nil
        items = []
        extras = nil
        flattened = nil
    }

    /// Begins the removal of `boxes` of `list`, a nested list that a structure has taken out of this one. They are
    /// drawn until their transitions end.
    package func beginLeaving(_ boxes: [LayoutBox], of list: BoxList) {
        madeExtras.leavingLists.append(list)
        for box in boxes { box.layers.beginLeaving() }
        owner?.host.leavingBoxes += boxes.count
        madeExtras.leaving += boxes
        structureChanged()
        presenceChanged(of: boxes)
    }

    /// Ends the leaving of `boxes`: their transitions have ended, or they have been taken back.
    package func endLeaving(_ boxes: [LayoutBox], of list: BoxList) {
        madeExtras.leavingLists.removeAll { $0 === list }
        for box in boxes { box.isLeaving = false }
        var staying: [LayoutBox] = []
        for box in leaving where box.isLeaving { staying.append(box) }
        owner?.host.leavingBoxes -= leaving.count - staying.count
        madeExtras.leaving = staying
        presenceChanged(of: boxes)
        var list: BoxList? = self
        while let current = list {
            current.extras?.flattenedLeaving = nil
            list = current.outer
        }
        // No layout is needed: boxes take no part in it once they begin to leave.
        owner?.layers.invalidateOrder()
    }

    /// Notifies `boxes`, and all boxes in them, that they have begun or ceased to leave. Only matched views need this,
    /// so that nothing is done while the window has none.
    private func presenceChanged(of boxes: [LayoutBox]) {
        guard let owner, owner.host.matchedGeometry.groupCount > 0 else { return }
        for box in boxes { box.layers.tellPresenceChanged() }
    }

    private func adopt(owner: LayoutBox?) {
        self.owner = owner
        flattened = nil
        if let extras {
            extras.flattenedLeaving = nil
            for box in extras.leaving { box.attach(to: owner) }
            for list in extras.leavingLists {
                list.outer = self
                list.adopt(owner: owner)
            }
        }
        only?.attach(to: owner)
        for item in items {
            switch item {
            case .box(let box): box.attach(to: owner)
            case .list(let list):
                list.outer = self
                list.adopt(owner: owner)
            }
        }
    }

    private func appendBoxes(to result: inout [LayoutBox]) {
        if let only { result.append(only) }
        for item in items {
            switch item {
            case .box(let box): result.append(box)
            case .list(let list):
                if let only = list.only { result.append(only) } else { result += list.boxes }
            }
        }
    }

    private func structureChanged() {
        var list = memory.reference
        while true {
            if list.state.flattened != nil { list.state.flattened = nil }
            if let extras = list.state.extras { extras.flattenedLeaving = nil }
            guard let outer = list.state.outer else { break }
            list = outer.with { $0.memory.reference }
        }
        memory.state.owner?.with { $0.contentChanged() }
    }
}
