import Foundation
import Geometry
import Platform

/// Target of a scene's drawing: the window's buffer or a layer's picture. Cairo and the kernels draw on it alternately.
@MainActor final class DrawTarget {
    /// Device pixels per point of the window or, in a layer's picture, per point of that layer.
    private(set) var scale: Double
    /// Rectangles that are drawn; they do not overlap.
    private var parts: [PixelRect]
    /// Rectangle of all pixels, drawn or not.
    private(set) var extent: PixelRect
    /// Bounding box of the rectangles that are drawn now.
    private(set) var clip: PixelRect
    private var pixels: PixelTarget
    /// Owner of the pixels; nil if they belong to a window's buffer, which is valid until ``finish()``.
    private let store: PixelStore?
    private var list: DrawList
    private let scratch: DrawScratch
    /// Threads that help to draw; nil for none.
    private var team: DrawTeam?
    /// Canvas over the pixels, made when Cairo first draws: most frames of moving layers do not need it.
    private var knownCanvas: CairoCanvas?
    private var cairoWasLast = false

    /// A target over `pixels`.
    ///
    /// - Parameters:
    ///   - pixels: the pixels; their clip covers everything that may be drawn.
    ///   - store: owner of the pixels; nil for a window's buffer, whose pixels begin at its top left corner.
    ///   - parts: rectangles that are drawn; they do not overlap.
    ///   - scale: device pixels per point, as ``scale``.
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
        var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for part in parts { bounds = bounds.union(part) }
        return bounds
    }

    /// Begins drawing on other pixels after ``finish()``: a window has one target for all its frames.
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

    /// A target for all of `texture` without its gutter.
    convenience init(_ texture: Texture, scale: Double, scratch: DrawScratch) {
        let store = texture.store
        let content = PixelRect(x: Texture.gutter, y: Texture.gutter, width: texture.width, height: texture.height)
        self.init(
            unsafe PixelTarget(base: store.base, stride: store.stride, clip: content), of: store, parts: [content],
            scale: scale, scratch: scratch)
    }

    /// True if `rect` intersects a rectangle that is drawn.
    func touches(_ rect: PixelRect) -> Bool {
        let place = rect.intersection(clip)
        if place.isEmpty { return false }
        if parts.count == 1 { return true }
        // A closure would be checked for its actor at each call.
        for part in parts where !part.intersection(place).isEmpty { return true }
        return false
    }

    /// Limits drawing to `rect` while `body` runs.
    func clipped(to rect: PixelRect, _ body: () -> Void) {
        let outer = clip
        let inner = outer.intersection(rect)
        guard !inner.isEmpty else { return }
        clip = inner
        body()
        clip = outer
    }

    /// Draws `item` within its own clip, at the latest before the next access to the pixels.
    func submit(_ item: DrawItem?) {
        guard let item else { return }
        list.append(item)
    }

    /// Calls `body` with a canvas whose user space is device pixels.
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

    /// Calls `body`, which draws immediately with a kernel, for each rectangle that is drawn.
    func drawParts(_ body: (PixelTarget) -> Void) {
        drawList()
        flushCairo()
        for part in parts {
            var target = pixels
            target.clip = part.intersection(clip)
            if !target.clip.isEmpty { body(target) }
        }
    }

    /// The pixels after all pending items have been drawn, for reading.
    func drawnPixels() -> PixelTarget {
        drawList()
        flushCairo()
        return pixels
    }

    /// Draws all pending items and ends the drawing.
    func finish() {
        drawList()
        flushCairo()
        list.end()
        knownCanvas = nil
        // Drops the reference, so that the array's owner can change the array without a copy.
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
