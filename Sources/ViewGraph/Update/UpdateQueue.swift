@_spi(Engine) import AnimationCore
import AttributeGraph
import LayerTree

/// Work that is due in one window's updates.
///
/// Order: ``writes``, group by group; after each group ``made``, ``boundaries``, ``moves``, ``layerOrders``,
/// ``discardedLayers``, ``secondPasses``, again and again until all of these are empty; then ``disappearances``,
/// ``appearances``, ``lateDisappearances``, ``actions``, likewise.
struct UpdateQueue {
    typealias Action = @MainActor () -> Void

    /// Groups of writes, in the order of writing.
    var writes: [WriteGroup] = []
    /// Actions for when the structure of a pass is made, before it is laid out.
    var made: [Action] = []
    /// Boxes that have to place their content, or something in it, each once.
    var boundaries: [LayoutBox] = []
    /// Boxes whose offsets have changed.
    var moves: [LayoutBox] = []
    /// Boxes whose layers have to be ordered, each once.
    var layerOrders: [LayoutBox] = []
    /// Layers whose identity has ended.
    var discardedLayers: [Layer] = []
    /// Actions for when everything is in place, under the transaction of the same update.
    var secondPasses: [Action] = []

    private var disappearances: [DueAction] = []
    private var appearances: [DueAction] = []
    private var lateDisappearances: [DueAction] = []
    private var actions: [DueAction] = []
    /// True while the views of an identity end that disappear late.
    var disappearsLate = false

    /// Adds `write` to the last group if that one's transaction has the same effect, else to a group of its own (S1.3).
    mutating func addWrite(under transaction: Transaction, _ write: @escaping Action) {
        if let last = writes.last, last.transaction.hasSameEffect(as: transaction) {
            writes[writes.count - 1].append(write)
        } else {
            writes.append(WriteGroup(transaction: transaction, write: write))
        }
    }

    mutating func addAppearance(_ action: DueAction) { appearances.append(action) }

    /// Adds an action of a view that has left: before appearances, or after them while ``disappearsLate`` is true.
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

    /// True if an update would do something, were there no graph.
    var isDue: Bool {
        !writes.isEmpty || hasActions || !boundaries.isEmpty || !moves.isEmpty || !layerOrders.isEmpty
    }

    /// Takes the actions of the first kind of which there are any; nil if none is due.
    mutating func takeActions() -> [DueAction]? {
        if !disappearances.isEmpty { return Self.take(&disappearances) }
        if !appearances.isEmpty { return Self.take(&appearances) }
        if !lateDisappearances.isEmpty { return Self.take(&lateDisappearances) }
        if !actions.isEmpty { return Self.take(&actions) }
        return nil
    }

    /// Takes what views do when they disappear, both early and late.
    mutating func takeDisappearances() -> [DueAction] {
        Self.take(&disappearances) + Self.take(&lateDisappearances)
    }

    /// Takes everything from one of the queues.
    static func take<Element>(_ queue: inout [Element]) -> [Element] {
        let due = queue
        queue = []
        return due
    }
}

/// Action at the end of an update.
enum DueAction {
    case call(@MainActor () -> Void)
    /// Action of the `onAppear` modifier at this place, if it is still there: most appearances are of this kind, and no
    /// closure is made for them.
    case appearance(of: AttributePlace)
}
