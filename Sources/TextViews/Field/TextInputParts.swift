import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The layers of an editable text: selection, visible paragraphs and caret, in a viewport layer that clips them if the
/// text overflows.
@MainActor final class TextInputParts {
    /// Content to show, in the field's coordinates unless stated otherwise.
    struct Picture {
        var viewport: CGRect
        /// Origin of the field in the window.
        var window: CGPoint
        /// True if text extends beyond the viewport.
        var clips: Bool
        var paragraphs: [TextFlow.Paragraph]
        /// Top left corner of the text.
        var origin: CGPoint
        /// Rectangles of the selection, in the text's coordinates, as are `marked` and `caret`.
        var selection: [CGRect]
        /// Rectangles of marked text, which is underlined.
        var marked: [CGRect]
        var caret: TextCaret
        var isCaretShown: Bool
    }

    let viewport: Layer
    private let host: ViewHost
    private let selection: Layer
    private let caret: Layer
    private let underline: Layer
    private var paragraphs: [Layer] = []
    private var knownSelection: [CGRect] = []
    private var knownUnderline: [CGRect] = []
    private var version = 0

    init(host: ViewHost, around layer: Layer) {
        self.host = host
        func make(_ name: String) -> Layer {
            let layer = host.layers.makeLayer()
            layer.viewName = name
            layer.allowsHitTesting = false
            return layer
        }
        viewport = make("TextViewport")
        selection = make("TextSelection")
        caret = make("Caret")
        underline = make("MarkedText")
        underline.isHidden = true
        caret.content = .color
        caret.isHidden = true
        selection.isHidden = true
    }

    func discard() {
        for layer in [viewport, selection, caret, underline] + paragraphs { layer.discard() }
    }

    func setCaretShown(_ isShown: Bool) {
        if caret.isHidden == isShown { caret.isHidden = !isShown }
    }

    /// Shows `picture` without animation.
    func show(_ picture: Picture, _ look: TextInputLook) {
        let plain = Transaction()
        viewport.setGeometry(LayerGeometry(picture.viewport), transaction: plain)
        // Clipped only on overflow: accents may reach above their line.
        if picture.clips != (viewport.clip != nil) { viewport.clip = picture.clips ? .bounds : nil }
        let origin = CGPoint(
            x: picture.origin.x - picture.viewport.minX, y: picture.origin.y - picture.viewport.minY)
        let window = CGPoint(
            x: picture.window.x + picture.viewport.minX, y: picture.window.y + picture.viewport.minY)
        let grid = PixelGrid(origin: window, pixel: look.pixel)
        show(selection: picture.selection, origin: origin, size: picture.viewport.size, look, grid)
        show(marked: picture.marked, origin: origin, size: picture.viewport.size, look, grid)
        show(picture.paragraphs, origin: origin, look)
        show(picture.caret, origin: origin, in: picture.viewport.size, look, grid)
        setCaretShown(picture.isCaretShown)
        viewport.setSublayers([selection] + paragraphs.prefix(picture.paragraphs.count) + [underline, caret])
    }

    private func show(
        selection rects: [CGRect], origin: CGPoint, size: CGSize, _ look: TextInputLook, _ grid: PixelGrid
    ) {
        // Snapped to pixels: antialiased edges between letters look like dirt.
        let placed = rects.map { grid.snapped($0.offsetBy(dx: origin.x, dy: origin.y)) }
        selection.isHidden = placed.isEmpty
        selection.setFill(look.selection, transaction: Transaction())
        selection.setGeometry(LayerGeometry(origin: .zero, size: size), transaction: Transaction())
        guard placed != knownSelection else { return }
        knownSelection = placed
        version += 1
        selection.content = .shape(
            LayerShape(version: version) { _ in
                Path { path in for rect in placed { path.addRect(rect) } }
            })
    }

    /// Underlines marked text, by a line of at least one pixel and one point at the bottom of each line of text.
    private func show(
        marked rects: [CGRect], origin: CGPoint, size: CGSize, _ look: TextInputLook, _ grid: PixelGrid
    ) {
        let thickness = max(1, look.pixel)
        let lines = rects.map { rect in
            grid.snapped(
                CGRect(
                    x: rect.minX + origin.x, y: rect.maxY - thickness + origin.y, width: rect.width, height: thickness))
        }
        underline.isHidden = lines.isEmpty
        guard lines != knownUnderline else { return }
        knownUnderline = lines
        underline.setFill(look.style.color, transaction: Transaction())
        underline.setGeometry(LayerGeometry(origin: .zero, size: size), transaction: Transaction())
        version += 1
        underline.content = .shape(
            LayerShape(version: version) { _ in
                Path { path in for line in lines { path.addRect(line) } }
            })
    }

    private func show(_ shown: [TextFlow.Paragraph], origin: CGPoint, _ look: TextInputLook) {
        while paragraphs.count < shown.count {
            let layer = host.layers.makeLayer()
            layer.viewName = "TextParagraph"
            layer.allowsHitTesting = false
            paragraphs.append(layer)
        }
        for (layer, paragraph) in zip(paragraphs, shown) {
            layer.content = .text(paragraph.layout)
            layer.setFill(look.style.color, transaction: Transaction())
            layer.setPaint(look.style.layerPaint, transaction: Transaction())
            layer.setGeometry(
                LayerGeometry(
                    origin: CGPoint(x: origin.x + paragraph.frame.minX, y: origin.y + paragraph.frame.minY),
                    size: paragraph.frame.size), transaction: Transaction())
        }
    }

    /// Centres the caret between two letters, but keeps it inside the field.
    private func show(
        _ place: TextCaret, origin: CGPoint, in size: CGSize, _ look: TextInputLook, _ grid: PixelGrid
    ) {
        let width = TextInputBox.caretWidth
        let x = min(max(place.x + origin.x - width / 2, 0), max(size.width - width, 0))
        caret.setFill(look.caret, transaction: Transaction())
        caret.setGeometry(
            LayerGeometry(
                grid.snapped(
                    CGRect(x: x, y: place.top + origin.y, width: width, height: place.bottom - place.top))),
            transaction: Transaction())
    }
}

/// The window's pixel grid in the coordinates of a view.
private struct PixelGrid {
    /// Origin of the view in the window, in points.
    let origin: CGPoint
    /// Size of a pixel, in points.
    let pixel: CGFloat

    /// `rect` with each edge moved to the nearest pixel boundary.
    func snapped(_ rect: CGRect) -> CGRect {
        let left = edge(rect.minX, origin.x)
        let top = edge(rect.minY, origin.y)
        return CGRect(
            x: left, y: top, width: edge(rect.maxX, origin.x) - left, height: edge(rect.maxY, origin.y) - top)
    }

    private func edge(_ value: CGFloat, _ start: CGFloat) -> CGFloat {
        pixel > 0 ? ((value + start) / pixel).rounded() * pixel - start : value
    }
}
