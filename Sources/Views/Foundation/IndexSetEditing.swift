public import Foundation

// SwiftUI's own extensions of collections on Apple's systems.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at `offsets`; indices out of range are ignored.
    ///
    /// - Complexity: O(n).
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = indices.filter { !offsets.contains($0) }.map { self[$0] }
        self = Self(kept)
    }
}

extension MutableCollection where Index == Int {
    /// Moves the elements at `source`, in their order, before the element now at `destination`; the end index moves
    /// them to the end. Indices out of range are ignored, and the destination is clamped.
    ///
    /// - Complexity: O(n).
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let destination = Swift.min(Swift.max(destination, startIndex), endIndex)
        let moved = indices.filter { source.contains($0) }
        let others = indices.filter { !source.contains($0) }
        let order = others.filter { $0 < destination } + moved + others.filter { $0 >= destination }
        let elements = order.map { self[$0] }
        for (index, element) in zip(indices, elements) { self[index] = element }
    }
}
