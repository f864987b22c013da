@_spi(Engine) import AnimationCore
import AttributeGraph
import LayerTree

/// Due work of one window's updates.
///
/// Order: ``writes``, group by group. After each group ``made``, ``boundaries``, ``moves``, ``layerOrders``,
/// ``discardedLayers`` and ``secondPasses``, repeatedly until all of these are empty. Then ``disappearances``,
/// ``appearances``, ``lateDisappearances`` and ``actions``, also repeatedly until empty.
struct UpdateQueue {
    typealias Action = @MainActor () -> Void

    /// Groups of writes, in the order of writing.
    var writes: [WriteGroup] = []
    /// Actions to run when the structure of a pass has been made, before its layout.
    var made: [Action] = []
    /// Boxes that have to place their content, or boxes in it. Each occurs once.
    var boundaries: [LayoutBox] = []
    /// Boxes whose offsets have changed.
    var moves: [LayoutBox] = []
    /// Boxes whose layers have to be ordered. Each occurs once.
    var layerOrders: [LayoutBox] = []
    /// Layers whose identity has ended.
    var discardedLayers: [Layer] = []
    /// Actions to run when all layout is done, under the transaction of the update.
    var secondPasses: [Action] = []

    private var disappearances: [DueAction] = []
    private var appearances: [DueAction] = []
    private var lateDisappearances: [DueAction] = []
    private var actions: [DueAction] = []
    /// True while the lifetime of an identity whose views disappear late is being ended.
    var disappearsLate = false

    /// Adds `write` to the last group if its transaction has an equal effect; otherwise to a new group (S1.3).
    mutating func addWrite(under transaction: Transaction, _ write: DueWrite) {
        if let last = writes.last, last.transaction.hasSameEffect(as: transaction) {
            writes[writes.count - 1].append(write)
        } else {
            writes.append(WriteGroup(transaction: transaction, write: write))
        }
    }

    mutating func addAppearance(_ action: DueAction) { appearances.append(action) }

    /// Adds the action of a removed view: before appearances, or after them while ``disappearsLate`` is true.
    mutating func addDisappearance(_ action: @escaping Action) {
        if disappearsLate { lateDisappearances.append(.call(action)) } else { disappearances.append(.call(action)) }
    }

    mutating func addAction(_ action: @escaping Action) { actions.append(.call(action)) }

    /// True if layout, layers or second passes are due.
    var hasPasses: Bool {
        !boundaries.isEmpty || !moves.isEmpty || !layerOrders.isEmpty || !secondPasses.isEmpty
    }

    var hasActions: Bool {
        !actions.isEmpty || !appearances.isEmpty || !disappearances.isEmpty || !lateDisappearances.isEmpty
    }

    /// True if an update has work, not counting the graph.
    var isDue: Bool {
        !writes.isEmpty || hasActions || !boundaries.isEmpty || !moves.isEmpty || !layerOrders.isEmpty
    }

    /// Takes the actions of the first queue that is not empty; nil if all are empty.
    mutating func takeActions() -> [DueAction]? {
        if !disappearances.isEmpty { return Self.take(&disappearances) }
        if !appearances.isEmpty { return Self.take(&appearances) }
        if !lateDisappearances.isEmpty { return Self.take(&lateDisappearances) }
        if !actions.isEmpty { return Self.take(&actions) }
        return nil
    }

    /// Takes the disappearance actions, early and late.
    mutating func takeDisappearances() -> [DueAction] {
        Self.take(&disappearances) + Self.take(&lateDisappearances)
    }

    /// Takes all elements of a queue.
    static func take<Element>(_ queue: inout [Element]) -> [Element] {
        let due = queue
        queue = []
        return due
    }
}

/// Action at the end of an update.
enum DueAction {
    case call(@MainActor () -> Void)
    /// Action of the `onAppear` modifier at this place, if the modifier still exists. Most appearances are of this
    /// kind; it needs no closure.
    case appearance(of: AttributePlace)
}
