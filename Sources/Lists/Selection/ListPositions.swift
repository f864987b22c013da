import Foundation
@_spi(Engine) import ViewGraph
import Views

/// Places of a list's rows in order, with those of elements that are not made, by the values that the rows stand for.
///
/// Rows that are not made stand for their identities.
@MainActor struct ListPositions {
    /// Place of a row: an entry of the list, and an element if the entry is a run of elements that are not made.
    struct Position: Comparable {
        let entry: Int
        var element = 0

        static func < (a: Self, b: Self) -> Bool { (a.entry, a.element) < (b.entry, b.element) }
    }

    private let entries: [ListEntry]
    private let selection: ListSelection
    private let value: (ListRowBox) -> AnyHashable?

    init(_ list: ListBox, _ selection: ListSelection) {
        entries = list.entries
        self.selection = selection
        value = { [unowned list] in list.value(of: $0) }
    }

    /// Value of the row at `position`; nil if it cannot be selected.
    func value(at position: Position) -> AnyHashable? {
        guard entries.indices.contains(position.entry) else { return nil }
        switch entries[position.entry].kind {
        case .row(_, let row): return value(row)
        case .unmade(let run, _): return run.identity(at: position.element).flatMap { selection.value($0) }
        }
    }

    /// Place of the row that stands for `wanted`; nil if there is none.
    ///
    /// - Complexity: O(rows that are made).
    func position(of wanted: AnyHashable) -> Position? {
        for (index, entry) in entries.enumerated() {
            switch entry.kind {
            case .row(_, let row): if value(row) == wanted { return Position(entry: index) }
            case .unmade(let run, let elements):
                if let element = run.index(of: wanted), elements.contains(element) {
                    return Position(entry: index, element: element)
                }
            }
        }
        return nil
    }

    /// The next row that can be selected after `position`, or before it if `step` is negative; nil at the end.
    func next(after position: Position, _ step: Int) -> Position? {
        var next = position
        while true {
            next = moved(next, step)
            guard entries.indices.contains(next.entry) else { return nil }
            if value(at: next) != nil { return next }
        }
    }

    private func moved(_ position: Position, _ step: Int) -> Position {
        if entries.indices.contains(position.entry), case .unmade(_, let elements) = entries[position.entry].kind {
            let element = position.element + step
            if elements.contains(element) { return Position(entry: position.entry, element: element) }
        }
        let entry = position.entry + step
        guard entries.indices.contains(entry), case .unmade(_, let elements) = entries[entry].kind else {
            return Position(entry: entry)
        }
        return Position(entry: entry, element: step > 0 ? elements.lowerBound : elements.upperBound - 1)
    }

    /// The first row that can be selected, or the last one; nil if there is none.
    func end(isLast: Bool) -> Position? {
        next(after: Position(entry: isLast ? entries.count : -1), isLast ? -1 : 1)
    }

    /// Values of all rows from `first` to `last`.
    func values(from first: Position, to last: Position) -> Set<AnyHashable> {
        var all: Set<AnyHashable> = []
        var position: Position? = min(first, last)
        while let current = position, current <= max(first, last) {
            if let value = value(at: current) { all.insert(value) }
            position = next(after: current, 1)
        }
        return all
    }

    /// Number of rows, with those that cannot be selected.
    var count: Int {
        entries.reduce(0) { count, entry in
            if case .unmade(_, let elements) = entry.kind { count + elements.count } else { count + 1 }
        }
    }

    /// Values of all rows.
    var all: Set<AnyHashable> {
        guard let first = end(isLast: false), let last = end(isLast: true) else { return [] }
        return values(from: first, to: last)
    }
}
