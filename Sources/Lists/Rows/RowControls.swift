import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// Controls at the edges of a row in edit mode, as layers that are made when they are needed.
@MainActor final class RowControls {
    /// Control at the leading edge.
    enum Leading: Int {
        /// Uncovers the button that deletes the row.
        case delete = 1
        /// Circle of a row that can be selected.
        case unselected, selected
    }

    private unowned let host: ViewHost
    private var disc: Layer?
    private var mark: Layer?
    private var handle: Layer?

    /// Diameter of the control at the leading edge, in points.
    private static let diameter: CGFloat = 22

    init(_ host: ViewHost) { self.host = host }

    var layers: [Layer] { [disc, mark, handle].compactMap { $0 } }

    /// Shows the controls in `row`.
    ///
    /// - Returns: true if a layer came or went.
    func place(leading: Leading?, hasHandle: Bool, in row: ListRowBox, under transaction: Transaction) -> Bool {
        let before = layers.count
        show(leading, in: row, transaction)
        showHandle(hasHandle, in: row, transaction)
        return layers.count != before
    }

    private func show(_ leading: Leading?, in row: ListRowBox, _ transaction: Transaction) {
        guard let leading else {
            disc?.setOpacity(0, transaction: transaction)
            mark?.setOpacity(0, transaction: transaction)
            return
        }
        let y = (row.size.height - Self.diameter) / 2
        let x = row.insets(width: row.size.width).leading + row.swipes.offset
        let frame = CGRect(
            x: row.mirrorsContent ? row.size.width - x - Self.diameter : x, y: y, width: Self.diameter,
            height: Self.diameter)
        let disc = self.disc ?? make("RowControl")
        let mark = self.mark ?? make("RowControlMark")
        (self.disc, self.mark) = (disc, mark)
        for layer in [disc, mark] {
            layer.setGeometry(LayerGeometry(frame), transaction: transaction)
            layer.setOpacity(1, transaction: transaction)
        }
        let isRing = leading == .unselected
        disc.content = .shape(
            LayerShape(
                style: isRing ? .stroke(StrokeStyle(lineWidth: 1.5)) : .fill(FillStyle()), version: isRing ? 1 : 0
            ) { Path(ellipseIn: isRing ? $0.insetBy(dx: 0.75, dy: 0.75) : $0) })
        let color: Color = leading == .delete ? .red : isRing ? .gray.opacity(0.6) : .accentColor
        disc.setFill(row.resolve(color), transaction: Transaction())
        mark.content = .shape(
            LayerShape(
                style: .stroke(StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)), version: leading.rawValue
            ) { Self.mark(leading, in: $0) })
        mark.setFill(row.resolve(.white), transaction: Transaction())
    }

    private static func mark(_ leading: Leading, in rect: CGRect) -> Path {
        Path { path in
            switch leading {
            case .delete:
                path.move(to: CGPoint(x: rect.midX - 5, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.midX + 5, y: rect.midY))
            case .selected:
                path.move(to: CGPoint(x: rect.midX - 4.5, y: rect.midY + 0.5))
                path.addLine(to: CGPoint(x: rect.midX - 1.5, y: rect.midY + 4))
                path.addLine(to: CGPoint(x: rect.midX + 5, y: rect.midY - 4))
            case .unselected: break
            }
        }
    }

    private func showHandle(_ isShown: Bool, in row: ListRowBox, _ transaction: Transaction) {
        guard isShown else {
            handle?.setOpacity(0, transaction: transaction)
            return
        }
        let handle = self.handle ?? make("RowHandle")
        self.handle = handle
        let inset = row.insets(width: row.size.width).trailing
        let frame = CGRect(
            x: row.mirrorsContent ? inset : row.size.width - inset - 18, y: row.size.height / 2 - 6, width: 18,
            height: 12)
        handle.setGeometry(LayerGeometry(frame), transaction: transaction)
        handle.setOpacity(1, transaction: transaction)
        handle.content = .shape(
            LayerShape(style: .stroke(StrokeStyle(lineWidth: 1.5, lineCap: .round)), version: 1) { rect in
                Path { path in
                    for y in [rect.minY + 1, rect.midY, rect.maxY - 1] {
                        path.move(to: CGPoint(x: rect.minX, y: y))
                        path.addLine(to: CGPoint(x: rect.maxX, y: y))
                    }
                }
            })
        handle.setFill(row.resolve(Color(.system(.tertiary))), transaction: Transaction())
    }

    private func make(_ name: String) -> Layer {
        let layer = host.layers.makeLayer()
        layer.viewName = name
        layer.allowsHitTesting = false
        layer.setOpacity(0, transaction: Transaction())
        return layer
    }

    func discard() {
        for layer in layers { layer.discard() }
        (disc, mark, handle) = (nil, nil, nil)
    }
}
