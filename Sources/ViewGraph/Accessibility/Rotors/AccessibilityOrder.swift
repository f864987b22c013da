import AccessibilityTree

/// Elements of a window in the order in which they are read.
@MainActor struct AccessibilityOrder {
    private var entries: [(node: AccessibilityNode, end: Int)] = []

    /// Complexity: O(n) for n elements.
    init(_ nodes: [AccessibilityNode]) { append(nodes) }

    private mutating func append(_ nodes: [AccessibilityNode]) {
        for node in nodes {
            let index = entries.count
            entries.append((node, index))
            append(node.children)
            entries[index].end = entries.count
        }
    }

    private func range(_ index: Int?) -> Range<Int>? { index.map { $0..<entries[$0].end } }

    /// Places of an element and of those in it.
    func range(of owner: any AccessibilityOwner) -> Range<Int>? {
        range(entries.firstIndex { $0.node.owner === owner })
    }

    /// Places of the element with a name and of those in it.
    func range(named name: AnyHashable) -> Range<Int>? {
        range(entries.firstIndex { $0.node.rotorNames.contains(name) })
    }

    /// The element with a name; nil if there is none.
    func node(named name: AnyHashable) -> AccessibilityNode? {
        entries.first { $0.node.rotorNames.contains(name) }?.node
    }

    /// The element of `owner` if it has the rotor by itself, else the first one that has.
    func node(of owner: any AccessibilityOwner, with rotor: AccessibilityRotor) -> AccessibilityNode? {
        let all = entries.lazy.map(\.node).filter { $0.rotors.contains { $0 === rotor } }
        return all.first { $0.owner === owner } ?? all.first
    }

    /// Places of the elements of a view.
    func range(inside box: LayoutBox) -> Range<Int>? { range(index(for: box)) }

    /// The first element of a view: one in it, else the innermost one around it.
    func node(for box: LayoutBox) -> AccessibilityNode? { index(for: box).map { entries[$0].node } }

    private func index(for box: LayoutBox) -> Int? {
        func isInside(_ owner: any AccessibilityOwner) -> Bool { (owner as? LayoutBox)?.isInside(box) ?? false }
        func isAround(_ owner: any AccessibilityOwner) -> Bool { (owner as? LayoutBox).map(box.isInside) ?? false }
        return entries.firstIndex { isInside($0.node.owner) } ?? entries.lastIndex { isAround($0.node.owner) }
    }
}
