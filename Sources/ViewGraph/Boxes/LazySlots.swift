/// Elements of which only those that are seen are made (S24.5).
@MainActor package protocol LazyRun: AnyObject {
    var count: Int { get }
    /// The list of the element at `index`; nil if it is not made yet.
    func madeList(at index: Int) -> BoxList?
    /// Makes these elements, in addition to those that are there.
    func make(_ indices: [Int])
}

/// One place in a lazy container.
@MainActor package enum LazySlot {
    case box(LayoutBox)
    case unmade(any LazyRun, index: Int)
}

/// Finds the list that an identity stands for (S24.9).
@MainActor package protocol ListIdentities: AnyObject {
    /// The list of the element that bears `id`; made, if it was not yet.
    func list(of id: AnyHashable) -> BoxList?
    /// The elements that are there, in order.
    var identified: [(id: AnyHashable, list: BoxList)] { get }
}

extension BoxList {
    /// All elements at this place in order, made or not.
    package var slots: [LazySlot] {
        var result: [LazySlot] = []
        appendSlots(to: &result)
        return result
    }

    /// The first box of the element that bears `id`, here or in the boxes within.
    package func find(_ id: AnyHashable) -> LayoutBox? {
        if let box = identities?.list(of: id)?.boxes.first { return box }
        for list in lists {
            if let box = list.find(id) { return box }
        }
        for box in ownBoxes {
            if let found = box.tree.find(id) { return found }
        }
        return nil
    }

    /// The boxes here that an identity stands for, in order.
    package func appendIdentified(to result: inout [(id: AnyHashable, box: LayoutBox)]) {
        if let identities {
            for entry in identities.identified {
                if let box = entry.list.boxes.first { result.append((entry.id, box)) }
            }
            return
        }
        for list in lists { list.appendIdentified(to: &result) }
    }
}
