/// Numbers of elements, which stay the same while their owners exist.
@MainActor struct AccessibilityNumbers {
    private struct Entry {
        weak var owner: (any AccessibilityOwner)?
        let number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var keys: [Int: ObjectIdentifier] = [:]
    private var last = 0

    /// Returns the number of the element that stands for `owner`.
    mutating func number(of owner: any AccessibilityOwner) -> Int {
        let key = ObjectIdentifier(owner)
        if let entry = entries[key] {
            if entry.owner === owner { return entry.number }
            // Another object has the memory of one that is gone.
            keys[entry.number] = nil
        }
        last += 1
        entries[key] = Entry(owner: owner, number: last)
        keys[last] = key
        return last
    }

    /// The object whose element has the number; nil if it is gone.
    func owner(_ number: Int) -> (any AccessibilityOwner)? { keys[number].flatMap { entries[$0]?.owner } }

    /// Forgets objects that are gone.
    mutating func forgetOld() {
        for (key, entry) in entries where entry.owner == nil {
            entries[key] = nil
            keys[entry.number] = nil
        }
    }
}
