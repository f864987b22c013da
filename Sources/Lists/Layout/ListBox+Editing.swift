import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
import Views

// Deleting and moving rows.
extension ListBox {
    /// Deletes the elements of `rows`, each by the action of its `ForEach`.
    func delete(_ rows: [ListRowBox]) {
        var due: [(source: AnyObject, perform: (IndexSet) -> Void, offsets: IndexSet)] = []
        for row in rows {
            guard row.canBeDeleted, let element = row.element, let deletion = row.deletion else { continue }
            if let known = due.firstIndex(where: { $0.source === deletion.source }) {
                due[known].offsets.insert(element.index)
            } else {
                due.append((deletion.source, deletion.perform, IndexSet(integer: element.index)))
            }
        }
        withAnimation { for entry in due { entry.perform(entry.offsets) } }
    }

    /// Records that a swipe opens `row`: at most one row is open.
    func rowOpens(_ row: ListRowBox) {
        if openRow !== row { openRow?.swipes.close() }
        openRow = row
    }

    /// Closes the row that is open.
    ///
    /// - Returns: false if none is.
    func closeOpenRow() -> Bool {
        guard let row = openRow, row.swipes.isOpen else { return false }
        openRow = nil
        row.swipes.close()
        return true
    }

    // MARK: Moving

    /// Lifts `row` at a point of the window.
    func beginMove(of row: ListRowBox, at point: CGPoint) {
        guard row.canBeMoved, let element = row.element else { return }
        let place = row.frameInWindow().minY
        let top = place - frameInWindow().minY
        row.isLifted = true
        drag = RowDrag(
            row: row, source: element.source, count: element.count, from: element.index, to: element.index, top: top,
            grip: point.y - place)
        layers.invalidateOrder()
    }

    /// Moves the lifted row with the pointer, and has the others make way.
    func move(to point: CGPoint) {
        guard let drag, let row = drag.row else { return }
        autoscroll.follow(point, in: self)
        let top = point.y - drag.grip - frameInWindow().minY
        host.enqueue(Transaction()) { [weak self] in
            self?.drag?.top = top
            self?.invalidatePlacement()
        }
        let target = target(of: row, top: top, drag)
        guard target != drag.to else { return }
        host.enqueue(Transaction(animation: .snappy(duration: 0.25))) { [weak self] in
            self?.drag?.to = target
            self?.invalidatePlacement()
        }
    }

    /// Offset among the elements at which the lifted row would be put down.
    private func target(of row: ListRowBox, top: CGFloat, _ drag: RowDrag) -> Int {
        let middle = top + row.size.height / 2
        var target = drag.to
        var isAbove = true
        for entry in entries {
            if entry.row === row { isAbove = false }
            guard entry.row !== row, let element = entry.element, element.source === drag.source else { continue }
            let own = entry.start + entry.length / 2
            if isAbove && middle < own { target -= 1 }
            if !isAbove && middle > own { target += 1 }
        }
        return min(max(target, 0), max(drag.count - 1, 0))
    }

    /// Puts the lifted row down.
    func endMove() {
        autoscroll.end()
        guard let drag else { return }
        let move = drag.row?.movement
        host.enqueue(Transaction(animation: .snappy(duration: 0.3))) { [weak self] in
            self?.drag = nil
            drag.row?.isLifted = false
            self?.layers.invalidateOrder()
            self?.invalidatePlacement()
            guard drag.to != drag.from else { return }
            move?(IndexSet(integer: drag.from), drag.to > drag.from ? drag.to + 1 : drag.to)
        }
    }

    /// Puts the lifted row back.
    func cancelMove() {
        let start = drag?.from ?? 0
        drag?.to = start
        endMove()
    }

    /// Puts the lifted row at the place among `entries` where it would be put down.
    func applyDrag(to entries: inout [ListEntry]) {
        guard let drag, drag.from != drag.to, let from = entries.firstIndex(where: { $0.row === drag.row }) else {
            return
        }
        let entry = entries.remove(at: from)
        let after = entries.lastIndex { other in
            guard let element = other.element, element.source === drag.source else { return false }
            let index = element.index > drag.from ? element.index - 1 : element.index
            return index < drag.to
        }
        let first = entries.firstIndex { $0.element?.source === drag.source }
        entries.insert(entry, at: after.map { $0 + 1 } ?? first ?? from)
    }
}

/// Row that people drag to another place.
struct RowDrag {
    weak var row: ListRowBox?
    /// Object that stands for the row's `ForEach`, and the number of its elements.
    let source: AnyObject
    let count: Int
    let from: Int
    /// Offset among the elements at which the row would be put down.
    var to: Int
    /// Upper edge of the row in the list, in points.
    var top: CGFloat
    /// Distance of the pointer from the upper edge of the row, in points.
    let grip: CGFloat
}
