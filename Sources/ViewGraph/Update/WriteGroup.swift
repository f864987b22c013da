import AnimationCore

/// Consecutive writes that share one update and one transaction.
struct WriteGroup {
    let transaction: Transaction
    /// First write, stored separately: most groups have one write and need no array.
    private let first: DueWrite?
    private var others: [DueWrite] = []

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - transaction: transaction of the update.
    ///   - write: first write; nil for an update without writes, of attributes that are already dirty.
    init(transaction: Transaction, write: DueWrite?) {
        self.transaction = transaction
        first = write
    }

    mutating func append(_ write: DueWrite) { others.append(write) }

    /// Applies the writes in their order.
    @MainActor func apply() {
        first?.apply()
        for write in others { write.apply() }
    }
}

/// Write that waits for its update.
enum DueWrite {
    case call(@MainActor () -> Void)
    /// The oldest waiting write of a state. Most writes are of this kind; it needs no closure.
    case state(AnyLocation)

    @MainActor func apply() {
        switch self {
        case .call(let write): write()
        case .state(let location): location.applyOldestWrite()
        }
    }
}
