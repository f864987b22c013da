/// Elements of a lazy container. Only those that are visible are made (S24.5).
@MainActor package protocol LazyRun: AnyObject {
    var count: Int { get }
    /// Returns the list of the element at `index`; nil if it is not made yet.
    func madeList(at index: Int) -> BoxList?
    /// Makes the elements at `indices`, in addition to those already made.
    func make(_ indices: [Int])
    /// Indices of the elements that are made, ascending.
    var madeIndices: [Int] { get }
    /// Returns the identity of the element at `index`; nil if there is no such element any more.
    func identity(at index: Int) -> AnyHashable?
    /// Ends the elements at `indices`, which are made, with their state. They can be made again.
    func drop(_ indices: [Int])
    /// Lengths of elements that were dropped, which the container sets.
    var lengths: KnownLengths { get set }
    /// Returns the place of the first element with the identity `id`; nil if there is none.
    func index(of id: AnyHashable) -> Int?
}

/// One place in a lazy container: a box, or an element that is not made yet.
@MainActor package enum LazySlot {
    case box(LayoutBox)
    case unmade(any LazyRun, index: Int)
}

/// Finds the list of an element by its identity (S24.9).
@MainActor package protocol ListIdentities: AnyObject {
    /// Returns the list of the element with the identity `id`, which is made now if it was not; nil if there is no such
    /// element.
    func list(of id: AnyHashable) -> BoxList?
    /// The elements that are made, in order.
    var identified: [(id: AnyHashable, list: BoxList)] { get }
}

extension BoxList {
    /// All elements of this list in order, made or not.
    package var slots: [LazySlot] {
        var result: [LazySlot] = []
        appendSlots(to: &result)
        return result
    }

    /// Returns the first box of the element with the identity `id`, in this list or in boxes in it; nil if there is
    /// none.
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

    /// Returns true if the element with the identity `id` is in this list or in boxes in it. It is made now if it was not,
    /// and its boxes are known when the structure of this update is made.
    package func holds(_ id: AnyHashable) -> Bool {
        if identities?.list(of: id) != nil { return true }
        for list in lists where list.holds(id) { return true }
        for box in ownBoxes where box.tree.holds(id) { return true }
        return false
    }

    /// Makes the elements in this list and in boxes in it that are not made yet, for a search among identities that
    /// only their views have; at most `limit` in each place.
    ///
    /// - Returns: true if some were made.
    package func makeElements(limit: Int) -> Bool {
        var hasMade = false
        if let lazyRun, lazyRun.madeIndices.count < min(lazyRun.count, limit) {
            lazyRun.make(Array(0..<min(lazyRun.count, limit)))
            hasMade = true
        }
        for list in lists where list.makeElements(limit: limit) { hasMade = true }
        for box in ownBoxes where box.tree.makeElements(limit: limit) { hasMade = true }
        return hasMade
    }

    /// Adds the first box of every made element with an identity to `result`, in this list and in boxes in it; the first of
    /// an identity stays.
    func collectIdentified(into result: inout [AnyHashable: LayoutBox]) {
        for entry in identities?.identified ?? [] {
            if let box = entry.list.boxes.first, result[entry.id] == nil { result[entry.id] = box }
        }
        for list in lists { list.collectIdentified(into: &result) }
        for box in ownBoxes { box.tree.collectIdentified(into: &result) }
    }

    /// Appends the first box of every made element of this list that has an identity, in order.
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
