@_spi(Engine) import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

// Draws the path or the gradient of a layer that has one.
extension CALayer {
    func updateShape() {
        guard let backing, let shape = drawn.shape else { return }
        let isNew = backing.shape == nil
        if isNew { addDrawing(2) }
        guard isNew || backing.shape != shape else { return }
        backing.shape = shape
        let (inside, line) = (backing.drawing[0], backing.drawing[1])
        let origin = drawn.bounds.origin
        draw(
            shape.path ?? Path(), .fill(FillStyle(eoFill: shape.fillRule == .evenOdd)), shape.fillColor, on: inside,
            from: origin)
        draw(
            shape.strokedPath, .stroke(shape.strokeStyle), shape.lineWidth > 0 ? shape.strokeColor : nil, on: line,
            from: origin)
    }

    /// Draws a path on a layer as large as the path.
    private func draw(
        _ path: Path, _ style: LayerShape.Style, _ color: CGColor?, on layer: Layer, from origin: CGPoint
    ) {
        let area = path.boundingRect
        guard let color, !path.isEmpty, !area.isNull, area.width.isFinite, area.height.isFinite else {
            layer.content = .none
            return
        }
        layer.setGeometry(
            LayerGeometry(
                origin: CGPoint(x: area.minX - origin.x, y: area.minY - origin.y), size: area.size),
            transaction: Transaction())
        let outline = path.offsetBy(dx: -area.minX, dy: -area.minY)
        layer.content = .shape(LayerShape(style: style, paint: .color(color.resolved)) { _ in outline })
    }

    func updateGradient() {
        guard let backing, let gradient = drawn.gradient else { return }
        if backing.drawing.isEmpty { addDrawing(1) }
        let layer = backing.drawing[0]
        let size = drawn.bounds.standardized.size
        layer.geometry = LayerGeometry(origin: .zero, size: size)
        guard !gradient.colors.isEmpty else {
            layer.content = .none
            return
        }
        let radius = min(drawn.cornerRadius, size.width / 2, size.height / 2)
        layer.content = .shape(
            LayerShape(paint: gradient.paint(in: size)) { Path(roundedRect: $0, cornerRadius: radius) })
    }

    func addDrawing(_ count: Int) {
        guard let backing else { return }
        backing.drawing = (0..<count).map { _ in
            let layer = backing.place.host.layers.makeLayer()
            layer.allowsHitTesting = false
            return layer
        }
        updateSublayers()
    }
}
