/// The boxes in a box that must be measured or placed again, each once. Usually there is one, which needs no array.
struct StaleBoxes {
    private var first: LayoutBox?
    private var others: [LayoutBox] = []

    var isEmpty: Bool { first == nil }
    var count: Int { first == nil ? 0 : 1 + others.count }

    /// The box at `index`, in order of insertion; nil past the last.
    func box(at index: Int) -> LayoutBox? {
        if index == 0 { return first }
        return index <= others.count ? others[index - 1] : nil
    }

    mutating func append(_ box: LayoutBox) {
        if first == nil { first = box } else { others.append(box) }
    }

    /// Removes the first `count` boxes; `count` is at most ``count``.
    mutating func removeFirst(_ count: Int) {
        guard count > 0 else { return }
        guard count <= others.count else {
            first = nil
            if !others.isEmpty { others.removeAll(keepingCapacity: true) }
            return
        }
        first = others[count - 1]
        others.removeFirst(count)
    }
}
