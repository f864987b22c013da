import CairoRenderer
package import Foundation
import LayerTree
package import Platform

/// Painter of client-side window decorations: the title bar is drawn as layers, the shadow by a formula.
@MainActor package final class CairoDecorationPainter: DecorationPainter {
    private let layers = TitleBarLayers(textEngine: PangoTextEngine())
    private let renderer = Renderer()

    package init() {}

    package func paint(
        _ look: TitleBarLook, over shadow: WindowShadowLook?, scale: Double, into buffer: PixelBuffer
    ) {
        layers.show(look, scale: scale)
        let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        renderer.render(layers.context, scale: scale, damage: [whole], background: .clear, into: buffer)
        // Title bars are drawn rarely, so the caches are freed.
        renderer.rest()
        guard let shadow, look.roundsLeft || look.roundsRight else { return }
        fillCorners(look, shadow, scale, buffer)
    }

    package func paint(_ shadow: WindowShadowLook, in area: CGRect, scale: Double, into buffer: PixelBuffer) {
        let pixel = WindowShadow(shadow).pixels(of: area, scale: scale, width: buffer.width, height: buffer.height)
        let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        buffer.replacePixels(in: whole) { x, y, _ in pixel(x, y) }
    }

    /// Draws the window's shadow in the corners outside the rounded corners of the bar.
    private func fillCorners(
        _ look: TitleBarLook, _ shadow: WindowShadowLook, _ scale: Double, _ buffer: PixelBuffer
    ) {
        let side = Int((TitleBar.cornerRadius * scale).rounded(.up))
        let radius = TitleBar.cornerRadius
        for (isThere, left) in [(look.roundsLeft, 0), (look.roundsRight, max(0, buffer.width - side))] where isThere {
            let start = Double(left) / scale
            let area = CGRect(x: start, y: 0, width: radius, height: radius)
            let pixel = WindowShadow(shadow).pixels(of: area, scale: scale, width: side, height: side)
            let corner = PixelRect(x: left, y: 0, width: side, height: side)
            buffer.replacePixels(in: corner) { x, y, old in Self.over(old, pixel(x - left, y)) }
        }
    }

    /// Composites one premultiplied pixel over a black pixel with an opacity.
    private static func over(_ top: UInt32, _ black: UInt32) -> UInt32 {
        let (topAlpha, blackAlpha) = (top >> 24, black >> 24)
        let alpha = topAlpha + (blackAlpha * (255 - topAlpha) + 127) / 255
        return alpha << 24 | top & 0xFFFFFF
    }
}
