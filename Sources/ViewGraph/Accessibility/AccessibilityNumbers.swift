/// Numbers of elements, which stay the same while their boxes exist.
@MainActor struct AccessibilityNumbers {
    private struct Entry {
        weak var box: LayoutBox?
        let number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var boxes: [Int: ObjectIdentifier] = [:]
    private var last = 0

    /// Returns the number of the element that stands for `box`.
    mutating func number(of box: LayoutBox) -> Int {
        let key = ObjectIdentifier(box)
        if let entry = entries[key] {
            if entry.box === box { return entry.number }
            // Another box has the memory of one that is gone.
            boxes[entry.number] = nil
        }
        last += 1
        entries[key] = Entry(box: box, number: last)
        boxes[last] = key
        return last
    }

    /// The box with the number; nil if it is gone.
    func box(_ number: Int) -> LayoutBox? { boxes[number].flatMap { entries[$0]?.box } }

    /// Forgets boxes that are gone.
    mutating func forgetOld() {
        for (key, entry) in entries where entry.box == nil {
            entries[key] = nil
            boxes[entry.number] = nil
        }
    }
}
