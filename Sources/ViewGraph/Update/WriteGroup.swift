import AnimationCore

/// Consecutive writes that share one update, and so one transaction.
struct WriteGroup {
    let transaction: Transaction
    /// Kept apart from the others, as most groups are of one write: no array is made for it.
    private let first: (@MainActor () -> Void)?
    private var others: [@MainActor () -> Void] = []

    /// - Parameter write: nil for an update without writes, of what is stale already.
    init(transaction: Transaction, write: (@MainActor () -> Void)?) {
        self.transaction = transaction
        first = write
    }

    mutating func append(_ write: @escaping @MainActor () -> Void) { others.append(write) }

    /// Applies the writes in their order.
    @MainActor func apply() {
        first?()
        for write in others { write() }
    }
}
