import Foundation
import Geometry
import Platform

/// Where a scene is drawn: the window's buffer or a layer's picture. Cairo and the kernels take turns on the pixels.
@MainActor final class DrawTarget {
    let canvas: CairoCanvas
    /// Device pixels per point of the window or, in a layer's picture, per point of that layer.
    let scale: Double
    private(set) var pixels: PixelTarget
    /// All pixels there are, however small the clip.
    let extent: PixelRect
    private var cairoWasLast = false

    /// - Parameters:
    ///   - canvas: over the same pixels as `pixels`.
    ///   - pixels: whose clip covers everything that may be drawn.
    ///   - scale: see ``scale``.
    init(canvas: CairoCanvas, pixels: PixelTarget, scale: Double) {
        self.canvas = canvas
        self.pixels = pixels
        self.scale = scale
        extent = pixels.clip
        clipCanvas()
    }

    /// A target that draws into `texture`, gutter excluded.
    convenience init(_ texture: Texture, scale: Double) {
        let store = texture.store
        let content = PixelRect(x: Texture.gutter, y: Texture.gutter, width: texture.width, height: texture.height)
        self.init(
            canvas: CairoCanvas(store),
            pixels: unsafe PixelTarget(base: store.base, stride: store.stride, clip: content), scale: scale)
    }

    var clip: PixelRect { pixels.clip }

    /// Draws within `rect` only, as long as `body` runs.
    func clipped(to rect: PixelRect, _ body: () -> Void) {
        let outer = pixels.clip
        let inner = outer.intersection(rect)
        guard !inner.isEmpty else { return }
        if inner == outer { return body() }
        pixels.clip = inner
        canvas.save()
        clipCanvas()
        body()
        canvas.restore()
        pixels.clip = outer
    }

    /// Draws with Cairo, whose user space is device pixels at first.
    func draw(_ body: (CairoCanvas) -> Void) {
        if !cairoWasLast {
            canvas.pixelsChanged()
            cairoWasLast = true
        }
        canvas.scope { body(canvas) }
    }

    /// The pixels for a kernel.
    func pixelsForKernel() -> PixelTarget {
        if cairoWasLast {
            canvas.flush()
            cairoWasLast = false
        }
        return pixels
    }

    private func clipCanvas() {
        canvas.beginPath()
        canvas.addRectangle(
            CGRect(x: pixels.clip.x, y: pixels.clip.y, width: pixels.clip.width, height: pixels.clip.height))
        canvas.clip(FillStyle(antialiased: false))
    }
}
