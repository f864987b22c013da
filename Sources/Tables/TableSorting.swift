import Foundation
@_spi(Engine) import ViewGraph

/// Sort order of a table, without the type of its comparators.
struct TableSorting {
    /// Returns the order in which the table is sorted by a comparator first, and the action that sorts by it or turns
    /// its order; nil if the comparator has another type.
    let column: @MainActor (any SortComparator) -> (order: SortOrder?, sort: () -> Void)?

    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        column = { comparator in
            guard let comparator = comparator as? Sort else { return nil }
            let first = order.wrappedValue.first
            let isFirst = first.map { Self.isSame($0, comparator) } ?? false
            return (
                isFirst ? first?.order : nil,
                {
                    var all = order.wrappedValue.filter { !Self.isSame($0, comparator) }
                    var next = comparator
                    if isFirst, let first { next.order = first.order == .forward ? .reverse : .forward }
                    all.insert(next, at: 0)
                    order.wrappedValue = all
                }
            )
        }
    }

    /// True if both comparators compare by the same, in any order.
    private static func isSame<Sort: SortComparator>(_ a: Sort, _ b: Sort) -> Bool {
        var a = a
        a.order = b.order
        return a == b
    }
}
