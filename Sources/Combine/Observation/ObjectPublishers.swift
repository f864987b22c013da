/// The publishers of observable objects that have no `@Published` property to keep one in.
///
/// Such an object calls `objectWillChange.send()` by hand, and each time has to find the publisher that its views
/// listen to. An entry counts only while its object lives, so a later object at the same address gets its own.
enum ObjectPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// When the table has grown to this size, entries of dead objects are thrown out.
        var sizeForCleaning = 64
    }

    private static let table = Locked(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        table.withLock { table in
            let key = ObjectIdentifier(object)
            if let entry = table.entries[key], entry.object === object { return entry.publisher }
            if table.entries.count >= table.sizeForCleaning {
                table.entries = table.entries.filter { $0.value.object != nil }
                // Twice what is alive, so that cleaning costs a constant for each new object.
                table.sizeForCleaning = max(64, 2 * table.entries.count)
            }
            let publisher = ObservableObjectPublisher()
            table.entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    /// How many entries there are, of living and dead objects.
    static var count: Int { table.withLock { $0.entries.count } }
}
