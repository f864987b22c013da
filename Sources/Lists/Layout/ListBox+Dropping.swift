import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
import Views

// Rows far out of view are dropped, so that memory does not grow with the way that people scroll.
extension ListBox {
    /// Distance from the visible range, in heights of the list's view, within which rows are kept.
    private static let kept: CGFloat = 2
    /// Distance, in heights of the list's view, beyond which rows cause others to be dropped with them.
    private static let far: CGFloat = 4

    /// Drops rows far from the `visible` range after this update. Their heights stay known.
    func dropFarRows(_ visible: ClosedRange<CGFloat>) {
        let height = visible.upperBound - visible.lowerBound
        guard height.isFinite, height > 0, !willDrop, entries.count > 1 else { return }
        let far = visible.lowerBound - Self.far * height...visible.upperBound + Self.far * height
        let isFar = entries.contains { ($0.end < far.lowerBound || $0.start > far.upperBound) && canDrop($0) }
        guard isFar else { return }
        willDrop = true
        var transaction = Transaction()
        transaction.disablesAnimations = true
        host.afterUpdate { [weak self] in
            self?.host.enqueue(transaction) { [weak self] in
                self?.willDrop = false
                self?.drop(beyond: Self.kept)
            }
        }
    }

    /// True for the only row of a lazy element that nothing is happening to.
    private func canDrop(_ entry: ListEntry) -> Bool {
        guard case .row(let box, let row) = entry.kind, entry.role == .content,
            entry.element?.source is any LazyRun, !row.isHeld, !row.isPressed, !row.swipes.isOpen, drag?.row !== row
        else { return false }
        if let focused = host.focus.focused?.box, focused.isInside(box) { return false }
        return true
    }

    private func drop(beyond distance: CGFloat) {
        let visible = visible
        let height = visible.upperBound - visible.lowerBound
        guard height.isFinite, height > 0 else { return }
        let kept = visible.lowerBound - distance * height...visible.upperBound + distance * height
        // Rows of each run, with neighbours of the same element: an element with several rows is never dropped.
        var due: [(run: any LazyRun, indices: [Int])] = []
        for (index, entry) in entries.enumerated() where entry.end < kept.lowerBound || entry.start > kept.upperBound {
            guard canDrop(entry), let element = entry.element, let run = element.source as? any LazyRun,
                run.madeList(at: element.index)?.boxes.count == 1, !shares(element, with: index - 1),
                !shares(element, with: index + 1)
            else { continue }
            run.lengths.insert(element.index..<element.index + 1, length: entry.length)
            if due.last?.run === run {
                due[due.count - 1].indices.append(element.index)
            } else {
                due.append((run, [element.index]))
            }
        }
        for entry in due { entry.run.drop(entry.indices) }
        if !due.isEmpty { rowsDropped() }
    }

    private func shares(_ element: ListElement, with index: Int) -> Bool {
        guard entries.indices.contains(index), let other = entries[index].element else { return false }
        return other.source === element.source && other.index == element.index
    }
}
