import AnimationCore
import CoreTransferable
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Dropping of items before or after a row, with a line at the place where they would be inserted.
@MainActor final class RowDrop {
    private unowned let row: ListRowBox
    /// Edge of the row at which the items would be inserted; nil while none are over it.
    private var edge: Edge? { didSet { if edge != oldValue { show() } } }
    private var line: Layer?

    private enum Edge { case above, below }

    /// Height of the line, in points.
    private static let height: CGFloat = 2

    init(_ row: ListRowBox) { self.row = row }

    var layers: [Layer] { [line].compactMap(\.self) }

    /// Reaction of the row to items that are dragged over it.
    var target: DropTarget {
        DropTarget { [weak self] items in
            self?.acceptable(items.providers).isEmpty == false
        } entered: { [weak self] items in
            self?.moved(to: items.location)
        } moved: { [weak self] items in
            self?.moved(to: items.location)
            return true
        } exited: { [weak self] _ in
            self?.edge = nil
        } dropped: { [weak self] items, done in
            self?.moved(to: items.location)
            done(self?.drop(items.providers) ?? false)
        }
    }

    private func acceptable(_ items: [NSItemProvider]) -> [NSItemProvider] {
        guard row.role == .content, let insertion = row.element?.insert?.insert else { return [] }
        return items.filter(insertion.accepts)
    }

    private func moved(to location: CGPoint) {
        let frame = row.frameInWindow()
        edge = location.y < frame.midY ? .above : .below
    }

    private func drop(_ items: [NSItemProvider]) -> Bool {
        defer { edge = nil }
        let items = acceptable(items)
        guard !items.isEmpty, let element = row.element, let edge else { return false }
        element.insert?.insert?.insert(items, before: edge == .above ? element.index : element.index + 1)
        return true
    }

    private func show() {
        let isNew = line == nil
        if edge == nil {
            line?.discard()
            line = nil
        } else if line == nil {
            let made = row.host.layers.makeLayer()
            made.viewName = "RowInsertion"
            made.allowsHitTesting = false
            made.content = .color
            line = made
        }
        if isNew != (line == nil) { row.layers.invalidateOrder() }
        place()
    }

    /// Puts the line at its place in the row.
    func place() {
        guard let line, let edge else { return }
        line.setFill(row.list?.resolve(.accentColor) ?? .clear, transaction: Transaction())
        let inset = row.insets(width: row.size.width)
        // Half of the line would lie outside of the row, where the next one covers it.
        line.setGeometry(
            LayerGeometry(
                CGRect(
                    x: inset.leading, y: edge == .above ? 0 : row.size.height - Self.height,
                    width: max(0, row.size.width - inset.leading), height: Self.height)),
            transaction: Transaction())
    }

    func discard() {
        line?.discard()
        line = nil
    }
}
