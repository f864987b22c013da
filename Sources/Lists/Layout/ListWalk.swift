@_spi(Engine) import ViewGraph
import Views

/// Walk through the views of a list, which finds its rows in order.
@MainActor struct ListWalk {
    private(set) var entries: [ListEntry] = []
    private var section: SectionInfo?
    private var number = -1

    /// Returns the rows of the views in `list`.
    static func entries(of list: BoxList) -> [ListEntry] {
        var walk = ListWalk()
        walk.visit(list, Surroundings())
        return walk.entries
    }

    /// Part of a section, element and actions that a view lies in.
    private struct Surroundings {
        var part: SectionPart?
        var element: ListElement?
        var delete: RowEditActions?
        var move: RowEditActions?
        var insert: RowEditActions?

        mutating func enter(_ mark: AnyObject?) {
            if let part = mark as? SectionPart { self.part = part }
            guard let actions = mark as? RowEditActions else { return }
            switch actions.kind {
            case .delete: delete = actions
            case .move: move = actions
            case .insert: insert = actions
            }
        }

        /// Surroundings inside `element`. The actions are those of its `ForEach`, not of others in it.
        func inside(_ element: ListElement) -> Surroundings { Surroundings(part: part, element: element) }
    }

    private mutating func visit(_ list: BoxList, _ outer: Surroundings) {
        var around = outer
        if let mark = list.mark { around.enter(mark) }
        if let run = list.lazyRun { return visit(run, around) }
        if let identities = list.identities { return visit(identities, around) }
        list.visitItems { item in
            switch item {
            case .list(let inner): visit(inner, around)
            case .box(let box):
                if let row = box.listRowBox { append(.row(box, row), around.part, around.element) }
            }
        }
    }

    /// Visits a `ForEach` whose elements are made when they are needed.
    private mutating func visit(_ run: any LazyRun, _ around: Surroundings) {
        let identify: @MainActor (Int) -> AnyHashable? = { [weak run] in run?.identity(at: $0) }
        var next = 0
        for index in run.madeIndices {
            if index > next { append(.unmade(run, next..<index), around.part, nil) }
            next = index + 1
            guard let inner = run.madeList(at: index) else { continue }
            visit(
                inner,
                around.inside(
                    ListElement(
                        source: run, index: index, count: run.count, delete: around.delete, move: around.move,
                        insert: around.insert, identify: identify)))
        }
        if next < run.count { append(.unmade(run, next..<run.count), around.part, nil) }
    }

    /// Visits a `ForEach` all of whose elements are made.
    private mutating func visit(_ identities: any ListIdentities, _ around: Surroundings) {
        let all = identities.identified
        for (index, entry) in all.enumerated() {
            visit(
                entry.list,
                around.inside(
                    ListElement(
                        source: identities, index: index, count: all.count, delete: around.delete, move: around.move,
                        insert: around.insert, identify: { _ in entry.id })))
        }
    }

    private mutating func append(_ kind: ListEntry.Kind, _ part: SectionPart?, _ element: ListElement?) {
        if number < 0 || part?.section !== section {
            section = part?.section
            number += 1
        }
        if case .row(_, let row) = kind { row.element = element }
        entries.append(ListEntry(kind: kind, role: part?.role ?? .content, section: number, element: element))
    }
}

extension LayoutBox {
    /// The row in this box, which the list made around one of its elements; nil if there is none.
    var listRowBox: ListRowBox? {
        var box: LayoutBox? = self
        while let current = box {
            if let row = current as? ListRowBox { return row }
            box = current.soleContent
        }
        return nil
    }
}
