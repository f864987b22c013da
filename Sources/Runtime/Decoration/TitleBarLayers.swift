import AnimationCore
import Foundation
import Geometry
import LayerTree
import Platform

/// Title bar as layers, drawn by the renderer that also draws views.
@MainActor final class TitleBarLayers {
    let context = LayerContext()
    private let textEngine: any TextEngine
    private let still = Transaction()
    private let background: Layer
    private let rim: Layer
    private let separator: Layer
    private let title: Layer
    private var buttons: [(plate: Layer, glyph: Layer)] = []

    init(textEngine: any TextEngine) {
        self.textEngine = textEngine
        background = context.makeLayer()
        rim = context.makeLayer()
        separator = context.makeLayer()
        title = context.makeLayer()
        for layer in [background, rim, separator, title] { context.root.addSublayer(layer) }
        background.content = .color
        separator.content = .color
    }

    /// Updates the layers to `look`. Hairlines are one pixel wide at `scale`, in pixels per point.
    func show(_ look: TitleBarLook, scale: Double) {
        let colors = DecorationColors.of(isDark: look.isDark, isActive: look.isActive)
        let bar = look.bar
        let bounds = CGRect(x: 0, y: 0, width: bar.width, height: TitleBar.height)
        let pixel = 1 / scale
        place(background, bounds, colors.bar)
        let corners = RectangleCornerRadii(
            topLeading: look.roundsLeft ? TitleBar.cornerRadius : 0, bottomLeading: 0, bottomTrailing: 0,
            topTrailing: look.roundsRight ? TitleBar.cornerRadius : 0)
        func outline(_ rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: corners, style: .circular) }
        background.clip = .shape(path: outline, style: FillStyle(), version: LayerShape.unversioned)
        // A light edge along the top makes the bar look thick.
        rim.content = .shape(
            LayerShape(style: .fill(FillStyle(eoFill: true))) { rect in
                var ring = outline(rect)
                ring.addPath(outline(rect).applying(CGAffineTransform(translationX: 0, y: pixel)))
                return ring
            })
        rim.clip = .bounds
        place(rim, CGRect(x: 0, y: 0, width: bar.width, height: TitleBar.cornerRadius), colors.rim)
        place(
            separator, CGRect(x: 0, y: TitleBar.height - pixel, width: bar.width, height: pixel), colors.separator)
        showTitle(look, colors.title)
        showButtons(look, colors)
    }

    private func showTitle(_ look: TitleBarLook, _ color: ResolvedColor) {
        let room = look.bar.titleRect
        let font = FontSpecification(size: 14, weight: 600)
        // Line breaks in a title are replaced by spaces.
        let text = look.title.split(whereSeparator: \.isNewline).joined(separator: " ")
        let request = TextRequest(runs: [TextRun(text, font: font)], lineLimit: 1)
        let layout = textEngine.layout(request, width: room.width, height: nil)
        title.isHidden = text.isEmpty || room.width < 20
        title.content = .text(layout)
        // Centred in the bar, or as close to the centre as the buttons permit.
        let x = min(max((look.bar.width - layout.size.width) / 2, room.minX), room.maxX - layout.size.width)
        let y = (TitleBar.height - layout.size.height) / 2
        place(title, CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: layout.size), color)
    }

    private func showButtons(_ look: TitleBarLook, _ colors: DecorationColors) {
        let rects = look.bar.buttonRects
        while buttons.count > rects.count {
            let last = buttons.removeLast()
            last.plate.removeFromSuperlayer()
        }
        while buttons.count < rects.count {
            let pair = (plate: context.makeLayer(), glyph: context.makeLayer())
            pair.plate.content = .shape(LayerShape(version: 1) { Path(ellipseIn: $0) })
            pair.plate.addSublayer(pair.glyph)
            context.root.addSublayer(pair.plate)
            buttons.append(pair)
        }
        for ((button, rect), layers) in zip(rects, buttons) {
            let isClose = button == .close
            let (plate, glyph): (ResolvedColor, ResolvedColor) =
                if look.pressed == button {
                    (isClose ? colors.close.pressed : colors.button.pressed, isClose ? .white : colors.glyph)
                } else if look.hovered == button {
                    (isClose ? colors.close.hovered : colors.button.hovered, isClose ? .white : colors.glyph)
                } else {
                    (colors.button.rest, colors.glyph)
                }
            place(layers.plate, rect, plate)
            let isRestoring = look.isMaximized
            layers.glyph.content = .shape(
                LayerShape(style: .stroke(StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))) { rect in
                    Self.glyph(of: button, isRestoring: isRestoring, in: rect)
                })
            place(layers.glyph, CGRect(origin: .zero, size: rect.size), glyph)
        }
    }

    /// Returns the glyph of a button, centred in `rect`, in points.
    private static func glyph(of button: TitleBarButton, isRestoring: Bool, in rect: CGRect) -> Path {
        let (x, y) = (rect.midX, rect.midY)
        var path = Path()
        func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
            path.move(to: CGPoint(x: x + x1, y: y + y1))
            path.addLine(to: CGPoint(x: x + x2, y: y + y2))
        }
        switch button {
        case .close:
            line(-3.5, -3.5, 3.5, 3.5)
            line(3.5, -3.5, -3.5, 3.5)
        case .minimize: line(-4, 3.25, 4, 3.25)
        case .maximize where isRestoring:
            // Two overlapping windows; a corner of the rear one is visible.
            path.addRoundedRect(
                in: CGRect(x: x - 4.25, y: y - 2.25, width: 6.5, height: 6.5),
                cornerSize: CGSize(width: 1.25, height: 1.25))
            path.move(to: CGPoint(x: x - 1.75, y: y - 4.25))
            path.addLine(to: CGPoint(x: x + 3, y: y - 4.25))
            path.addQuadCurve(to: CGPoint(x: x + 4.25, y: y - 3), control: CGPoint(x: x + 4.25, y: y - 4.25))
            path.addLine(to: CGPoint(x: x + 4.25, y: y + 1.75))
        case .maximize:
            path.addRoundedRect(
                in: CGRect(x: x - 4.25, y: y - 4.25, width: 8.5, height: 8.5),
                cornerSize: CGSize(width: 1.75, height: 1.75))
        }
        return path
    }

    private func place(_ layer: Layer, _ rect: CGRect, _ color: ResolvedColor) {
        layer.setGeometry(LayerGeometry(origin: rect.origin, size: rect.size), transaction: still)
        layer.setFill(color, transaction: still)
    }
}
