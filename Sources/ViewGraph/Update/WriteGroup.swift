import AnimationCore

/// Consecutive writes that share one update and one transaction.
struct WriteGroup {
    let transaction: Transaction
    /// First write, stored separately: most groups have one write and need no array.
    private let first: (@MainActor () -> Void)?
    private var others: [@MainActor () -> Void] = []

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - transaction: transaction of the update.
    ///   - write: first write; nil for an update without writes, of attributes that are already dirty.
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
