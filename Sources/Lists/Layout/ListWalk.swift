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
        walk.visit(list, nil, nil)
        return walk.entries
    }

    private mutating func visit(_ list: BoxList, _ outerPart: SectionPart?, _ element: ListElement?) {
        let part = list.mark as? SectionPart ?? outerPart
        guard let run = list.lazyRun else {
            list.visitItems { item in
                switch item {
                case .list(let inner): visit(inner, part, element)
                case .box(let box):
                    if let row = box.listRowBox { append(.row(box, row), part, element) }
                }
            }
            return
        }
        var next = 0
        for index in run.madeIndices {
            if index > next { append(.unmade(run, next..<index), part, nil) }
            next = index + 1
            if let inner = run.madeList(at: index) { visit(inner, part, ListElement(run: run, index: index)) }
        }
        if next < run.count { append(.unmade(run, next..<run.count), part, nil) }
    }

    private mutating func append(_ kind: ListEntry.Kind, _ part: SectionPart?, _ element: ListElement?) {
        if number < 0 || part?.section !== section {
            section = part?.section
            number += 1
        }
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
