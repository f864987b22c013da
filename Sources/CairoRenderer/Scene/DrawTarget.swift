import Foundation
import Geometry
import Platform

/// Where a scene is drawn: the window's buffer or a layer's picture. Cairo and the kernels take turns on the pixels.
@MainActor final class DrawTarget {
    let canvas: CairoCanvas
    /// Device pixels per point of the window or, in a layer's picture, per point of that layer.
    let scale: Double
    /// What is drawn, rectangle by rectangle; they do not overlap.
    private let parts: [PixelRect]
    /// All pixels there are, however little of them is drawn.
    let extent: PixelRect
    /// Around what is drawn now.
    private(set) var clip: PixelRect
    private let pixels: PixelTarget
    private var list: DrawList
    private var cairoWasLast = false

    /// - Parameters:
    ///   - canvas: over the same pixels as `pixels`.
    ///   - pixels: whose clip covers everything that may be drawn.
    ///   - parts: what of that is drawn; they do not overlap.
    ///   - scale: see ``scale``.
    ///   - scratch: memory for drawing.
    init(canvas: CairoCanvas, pixels: PixelTarget, parts: [PixelRect], scale: Double, scratch: DrawScratch) {
        self.canvas = canvas
        self.pixels = pixels
        self.parts = parts
        self.scale = scale
        extent = pixels.clip
        clip = parts.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
        list = DrawList(scratch)
    }

    /// A target that draws all of `texture`, gutter excluded.
    convenience init(_ texture: Texture, scale: Double, scratch: DrawScratch) {
        let store = texture.store
        let content = PixelRect(x: Texture.gutter, y: Texture.gutter, width: texture.width, height: texture.height)
        self.init(
            canvas: CairoCanvas(store),
            pixels: unsafe PixelTarget(base: store.base, stride: store.stride, clip: content), parts: [content],
            scale: scale, scratch: scratch)
    }

    /// Whether anything of `rect` is drawn.
    func touches(_ rect: PixelRect) -> Bool {
        let place = rect.intersection(clip)
        if place.isEmpty { return false }
        return parts.count == 1 || parts.contains { !$0.intersection(place).isEmpty }
    }

    /// Draws within `rect` only, as long as `body` runs.
    func clipped(to rect: PixelRect, _ body: () -> Void) {
        let outer = clip
        let inner = outer.intersection(rect)
        guard !inner.isEmpty else { return }
        clip = inner
        body()
        clip = outer
    }

    /// Lays something down, clipped as it says itself: now, or when the pixels are next asked for.
    func submit(_ item: DrawItem?) {
        guard let item else { return }
        list.append(item)
    }

    /// Draws with Cairo, whose user space is device pixels at first.
    func draw(_ body: (CairoCanvas) -> Void) {
        drawList()
        if !cairoWasLast {
            canvas.pixelsChanged()
            cairoWasLast = true
        }
        canvas.scope {
            canvas.beginPath()
            for part in parts {
                let part = part.intersection(clip)
                if part.isEmpty { continue }
                canvas.addRectangle(CGRect(x: part.x, y: part.y, width: part.width, height: part.height))
            }
            canvas.clip(FillStyle(antialiased: false))
            body(canvas)
        }
    }

    /// Hands the pixels to a kernel that draws at once, part by part.
    func drawParts(_ body: (PixelTarget) -> Void) {
        drawList()
        flushCairo()
        for part in parts {
            var target = pixels
            target.clip = part.intersection(clip)
            if !target.clip.isEmpty { body(target) }
        }
    }

    /// The pixels with everything in them that was laid down so far: for looking at.
    func drawnPixels() -> PixelTarget {
        drawList()
        flushCairo()
        return pixels
    }

    /// Everything is in the pixels when this is over, and nothing more is drawn.
    func finish() {
        drawList()
        flushCairo()
        list.end()
    }

    private func drawList() {
        guard !list.isEmpty else { return }
        flushCairo()
        list.draw(in: parts, on: pixels)
    }

    private func flushCairo() {
        guard cairoWasLast else { return }
        canvas.flush()
        cairoWasLast = false
    }
}
