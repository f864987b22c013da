import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import Platform

/// Layers with a renderer and a picture, in place of a window.
@MainActor final class TestScene {
    let context = LayerContext()
    let renderer = Renderer()
    let engine = PangoTextEngine()
    let scale: Double
    let background: ResolvedColor
    private(set) var bitmap: Bitmap
    /// The screen: of each frame only the damage was copied to it.
    private(set) var screen: Bitmap

    init(width: Int, height: Int, scale: Double = 1, background: ResolvedColor = .white) {
        self.scale = scale
        self.background = background
        bitmap = Bitmap(
            width: Int((Double(width) * scale).rounded()), height: Int((Double(height) * scale).rounded()),
            filledWith: 0xFFFF_00FF)
        screen = bitmap
        context.root.setGeometry(
            LayerGeometry(x: 0, y: 0, width: Double(width), height: Double(height)), transaction: Transaction())
        context.damageEverything()
    }

    /// Draws what changed since the last call. Returns the damage in pixels.
    @discardableResult func draw() -> [PixelRect] {
        let damage = Renderer.pixelRects(
            covering: context.takeDamage(), scale: scale, width: bitmap.width, height: bitmap.height)
        bitmap.withPixelBuffer(age: 1) { buffer in
            renderer.render(context, scale: scale, damage: damage, background: background, into: buffer)
        }
        for rect in damage {
            for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { screen[x, y] = bitmap[x, y] } }
        }
        return damage
    }

    /// Draws the whole window at once, by a renderer with empty caches.
    func drawnAnew() -> Bitmap {
        var result = Bitmap(width: bitmap.width, height: bitmap.height, filledWith: 0xFF12_3456)
        let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        result.withPixelBuffer { buffer in
            Renderer().render(context, scale: scale, damage: [whole], background: background, into: buffer)
        }
        return result
    }

    func layer(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, in superlayer: Layer? = nil,
        fill: ResolvedColor = .black, content: LayerContent = .none
    ) -> Layer {
        let layer = context.makeLayer()
        layer.setGeometry(LayerGeometry(x: x, y: y, width: width, height: height), transaction: Transaction())
        layer.setFill(fill, transaction: Transaction())
        layer.content = content
        (superlayer ?? context.root).addSublayer(layer)
        return layer
    }

    /// Adds a text layer of the text's own size.
    func text(
        _ string: String, _ x: Double, _ y: Double, size: Double = 17, weight: Int = 400, in superlayer: Layer? = nil,
        fill: ResolvedColor = .black, width: Double? = nil, design: FontSpecification.Design = .standard
    ) -> Layer {
        let request = TextRequest(
            runs: [TextRun(string, font: FontSpecification(design: design, size: size, weight: weight))])
        let layout = engine.layout(request, width: width, height: nil)
        return layer(
            x, y, layout.size.width, layout.size.height, in: superlayer, fill: fill, content: .text(layout))
    }
}

extension LayerContent {
    static func roundedRect(
        _ radius: Double, style: LayerShape.Style = .fill(FillStyle()), paint: LayerPaint = .fillColor
    ) -> LayerContent {
        .shape(
            LayerShape(style: style, paint: paint, version: 1) { rect in
                Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
            })
    }

    static func ellipse(paint: LayerPaint = .fillColor) -> LayerContent {
        .shape(LayerShape(paint: paint, version: 2) { Path(ellipseIn: $0) })
    }
}

extension ResolvedColor {
    init(hex: UInt32, opacity: Float = 1) {
        self.init(
            red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255, blue: Float(hex & 255) / 255,
            opacity: opacity)
    }
}
