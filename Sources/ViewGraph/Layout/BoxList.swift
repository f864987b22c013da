/// The boxes at one place, in order; places whose structure changes are lists within the list.
///
/// A container reads ``boxes``, the flattened order of what is present. What leaves by a transition is in ``leaving``:
/// out of layout, still drawn (S12.8).
@MainActor package final class BoxList {
    private enum Item {
        case box(LayoutBox)
        case list(BoxList)
    }

    /// The box whose content this is; lists within a list share it.
    package private(set) weak var owner: LayoutBox?
    private weak var outer: BoxList?
    private var items: [Item] = []
    private var flattened: [LayoutBox]?
    /// Boxes that have left layout and are on their way out, in order of removal.
    package private(set) var leaving: [LayoutBox] = []

    package init(owner: LayoutBox?) { self.owner = owner }

    /// The boxes that are present, in order, through all lists within.
    package var boxes: [LayoutBox] {
        if let flattened { return flattened }
        var result: [LayoutBox] = []
        appendBoxes(to: &result)
        flattened = result
        return result
    }

    /// What is on its way out at this place and in all lists within.
    package var allLeaving: [LayoutBox] {
        var result = leaving
        for case .list(let list) in items { result += list.allLeaving }
        return result
    }

    package func append(_ box: LayoutBox) {
        box.attach(to: owner, list: self)
        items.append(.box(box))
        structureChanged()
    }

    /// A list within this one, at its end.
    package func appendList() -> BoxList {
        let list = BoxList(owner: owner)
        list.outer = self
        items.append(.list(list))
        return list
    }

    /// Replaces the lists within by `lists`, in this order.
    package func setLists(_ lists: [BoxList]) {
        items = lists.map { .list($0) }
        for list in lists {
            list.outer = self
            list.adopt(owner: owner)
        }
        structureChanged()
    }

    /// A list that a structure will put in its place with ``setLists(_:)``.
    package func makeDetachedList() -> BoxList {
        let list = BoxList(owner: owner)
        list.outer = self
        return list
    }

    /// Takes every box of `other` over, at the end of this list.
    package func takeOver(_ other: BoxList) {
        let lists = BoxList(owner: owner)
        lists.outer = self
        lists.items = other.items
        lists.leaving = other.leaving
        other.items = []
        other.leaving = []
        other.flattened = nil
        items.append(.list(lists))
        lists.adopt(owner: owner)
        structureChanged()
    }

    package func removeAll() {
        items = []
        leaving = []
        structureChanged()
    }

    package func beginLeaving(_ boxes: [LayoutBox]) {
        for box in boxes { box.isLeaving = true }
        leaving += boxes
        structureChanged()
    }

    package func endLeaving(_ boxes: [LayoutBox]) {
        for box in boxes { box.isLeaving = false }
        leaving.removeAll { box in boxes.contains { $0 === box } }
        // Layout has done without them since they began to leave.
        owner?.invalidateLayerOrder()
    }

    private func adopt(owner: LayoutBox?) {
        self.owner = owner
        flattened = nil
        for box in leaving { box.attach(to: owner, list: self) }
        for item in items {
            switch item {
            case .box(let box): box.attach(to: owner, list: self)
            case .list(let list):
                list.outer = self
                list.adopt(owner: owner)
            }
        }
    }

    private func appendBoxes(to result: inout [LayoutBox]) {
        for item in items {
            switch item {
            case .box(let box): result.append(box)
            case .list(let list): result += list.boxes
            }
        }
    }

    private func structureChanged() {
        var list: BoxList? = self
        while let current = list {
            current.flattened = nil
            list = current.outer
        }
        owner?.contentChanged()
    }
}
