/// Publishers of observable objects without a `@Published` property in which one could be stored.
///
/// Such an object calls `objectWillChange.send()` itself and must always get the publisher that its views listen to. An
/// entry is valid only while its object lives, so a later object at the same address gets its own.
enum ObjectPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// Size at which entries of dead objects are removed.
        var sizeForCleaning = 64
    }

    private static let table = Locked(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        table.withLock { table in
            let key = ObjectIdentifier(object)
            if let entry = table.entries[key], entry.object === object { return entry.publisher }
            if table.entries.count >= table.sizeForCleaning {
                table.entries = table.entries.filter { $0.value.object != nil }
                // Twice the living entries: amortised constant cost per new object.
                table.sizeForCleaning = max(64, 2 * table.entries.count)
            }
            let publisher = ObservableObjectPublisher()
            table.entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    /// Number of entries, of living and dead objects.
    static var count: Int { table.withLock { $0.entries.count } }
}
