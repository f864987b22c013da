/// Queue of values: they leave in the order in which they came.
///
/// - Complexity: O(1) for each value, on average.
struct Fifo<Element> {
    private var values: [Element?] = []
    /// Index of the first value that has not left.
    private var head = 0

    var isEmpty: Bool { head == values.count }
    var count: Int { values.count - head }

    mutating func append(_ value: Element) { values.append(value) }

    /// Removes the first value; nil if there is none.
    mutating func removeFirst() -> Element? {
        guard head < values.count else { return nil }
        defer {
            // The place is given up at once, so that the value is not kept alive.
            values[head] = nil
            head += 1
            if head * 2 > values.count {
                values.removeFirst(head)
                head = 0
            }
        }
        return values[head]
    }

    mutating func removeAll() { self = Fifo() }
}
