import Foundation
import Geometry
import Platform

/// Where a scene is drawn: the window's buffer or a layer's picture. Cairo and the kernels take turns on the pixels.
@MainActor final class DrawTarget {
    /// Device pixels per point of the window or, in a layer's picture, per point of that layer.
    private(set) var scale: Double
    /// What is drawn, rectangle by rectangle; they do not overlap.
    private var parts: [PixelRect]
    /// All pixels there are, however little of them is drawn.
    private(set) var extent: PixelRect
    /// Around what is drawn now.
    private(set) var clip: PixelRect
    private var pixels: PixelTarget
    /// The picture whose pixels they are; nil if they are lent until ``finish()``.
    private let store: PixelStore?
    private var list: DrawList
    private let scratch: DrawScratch
    /// Who helps to draw; nil for nobody.
    private var team: DrawTeam?
    /// Over the same pixels; most frames of things that only move never need it.
    private var knownCanvas: CairoCanvas?
    private var cairoWasLast = false

    /// - Parameters:
    ///   - pixels: whose clip covers everything that may be drawn.
    ///   - store: the picture whose pixels they are; nil for a window's, that begin at its top left corner.
    ///   - parts: what of that is drawn; they do not overlap.
    ///   - scale: see ``scale``.
    ///   - scratch: memory for drawing.
    init(
        _ pixels: PixelTarget, of store: PixelStore?, parts: [PixelRect], scale: Double, scratch: DrawScratch
    ) {
        self.store = store
        self.scratch = scratch
        self.pixels = pixels
        self.scale = scale
        self.parts = parts
        extent = pixels.clip
        clip = Self.bounds(of: parts)
        list = DrawList(scratch)
    }

    private static func bounds(of parts: [PixelRect]) -> PixelRect {
        parts.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    }

    /// Begins anew, on other pixels: a window has one target for all of its frames. It has been finished before.
    func begin(_ pixels: PixelTarget, parts: [PixelRect], scale: Double, team: DrawTeam?) {
        self.pixels = pixels
        self.parts = parts
        self.scale = scale
        self.team = team
        extent = pixels.clip
        clip = Self.bounds(of: parts)
        list = DrawList(scratch)
    }

    private var canvas: CairoCanvas {
        if let knownCanvas { return knownCanvas }
        let made: CairoCanvas
        if let store {
            made = CairoCanvas(store)
        } else {
            made = unsafe CairoCanvas(
                base: pixels.base, width: extent.width, height: extent.height, stride: pixels.stride)
        }
        knownCanvas = made
        return made
    }

    /// A target that draws all of `texture`, gutter excluded.
    convenience init(_ texture: Texture, scale: Double, scratch: DrawScratch) {
        let store = texture.store
        let content = PixelRect(x: Texture.gutter, y: Texture.gutter, width: texture.width, height: texture.height)
        self.init(
            unsafe PixelTarget(base: store.base, stride: store.stride, clip: content), of: store, parts: [content],
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
        knownCanvas = nil
        // Whoever keeps rectangles may use their memory again.
        parts = []
    }

    private func drawList() {
        guard !list.isEmpty else { return }
        flushCairo()
        list.draw(in: parts, on: pixels, with: team)
    }

    private func flushCairo() {
        guard cairoWasLast else { return }
        canvas.flush()
        cairoWasLast = false
    }
}
