public import Foundation

// On Apple's systems SwiftUI adds these to the collections.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at these indices; those that there are not are passed over.
    ///
    /// - Complexity: O(n).
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = indices.filter { !offsets.contains($0) }.map { self[$0] }
        self = Self(kept)
    }
}

extension MutableCollection where Index == Int {
    /// Moves the elements at these indices, in their order, to before what is at `destination` now; the collection's end
    /// index is behind all.
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
