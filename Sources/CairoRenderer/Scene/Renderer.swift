package import Foundation
import Geometry
package import LayerTree
package import Platform

/// What one frame's drawing did.
package struct RenderStats: Equatable, Sendable {
    /// Pictures that were at hand, and pictures that had to be made.
    package var cacheHits = 0
    package var cacheMisses = 0
    /// Layers drawn, into the window or into pictures.
    package var layers = 0
    /// Device pixels within the damage.
    package var pixels = 0
    /// Bytes held by pictures.
    package var cacheBytes = 0
    /// Backdrops of materials that had to be blurred.
    package var blurs = 0

    package init() {}
}

/// Draws a layer tree into a buffer, within the damage and nowhere else.
///
/// The same tree in the same state gives the same bytes, whether it is drawn at once or rectangle by rectangle.
@MainActor package final class Renderer {
    /// Bytes of pictures kept between frames.
    private static let cacheLimit = 64 << 20
    /// Bytes of pictures kept while nothing moves, for when something does again.
    private static let restingCacheLimit = 16 << 20

    private let cache = TextureCache(limit: cacheLimit, restingLimit: restingCacheLimit)
    private let painter: LayerPainter
    /// Of the last frame.
    package private(set) var stats = RenderStats()

    package init() { painter = LayerPainter(cache: cache) }

    /// - Parameters:
    ///   - context: the layers, as presented.
    ///   - scale: device pixels per point.
    ///   - damage: what is drawn, in device pixels; see ``pixelRects(covering:scale:width:height:)``.
    ///   - background: below all layers.
    ///   - buffer: holds everything outside the damage already.
    package func render(
        _ context: LayerContext, scale: Double, damage: [PixelRect], background: ResolvedColor,
        into buffer: PixelBuffer
    ) {
        stats = RenderStats()
        cache.beginFrame()
        let blurs = painter.backdrops.misses
        painter.layersDrawn = 0
        let window = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        painter.window = window
        let pixels = unsafe PixelTarget(
            base: buffer.bytes.assumingMemoryBound(to: UInt32.self), stride: buffer.stride / 4, clip: window)
        let canvas = unsafe CairoCanvas(
            base: pixels.base, width: buffer.width, height: buffer.height, stride: buffer.stride / 4)
        painter.translucent = Set(context.backdropChains.joined().map(\.id))
        let zones = context.backdropZones().map { zone in
            Snapping.pixels(
                around: CGRect(
                    x: zone.minX * scale, y: zone.minY * scale, width: zone.width * scale, height: zone.height * scale)
            ).intersection(window)
        }
        let parts = Self.disjoint(Self.joined(damage.map { $0.intersection(window) }, by: zones))
        stats.pixels = parts.reduce(0) { $0 + $1.area }
        let target = DrawTarget(canvas: canvas, pixels: pixels, parts: parts, scale: scale, scratch: painter.scratch)
        target.submit(DrawItem(pixel: background.pixel(), clip: window))
        painter.draw(
            context.root, on: target, outer: ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale)),
            isMoving: false)
        target.finish()
        cache.trim()
        stats.blurs = painter.backdrops.misses - blurs
        stats.cacheHits = cache.hits
        stats.cacheMisses = cache.misses
        stats.layers = painter.layersDrawn
        stats.cacheBytes = cache.bytes
    }

    /// No frame is due: memory that only motion needs is given back.
    package func rest() { cache.rest() }

    /// Forgets every picture, for instance when the window is hidden.
    package func trimCaches() {
        cache.removeAll()
        painter.backdrops.removeAll()
    }

    /// Damage in points (``LayerContext/takeDamage()``) as device pixels, with the pixels around that antialiased edges
    /// and snapping may touch; within the buffer, and none twice.
    package static func pixelRects(
        covering rects: [CGRect], scale: Double, width: Int, height: Int
    ) -> [PixelRect] {
        let window = PixelRect(x: 0, y: 0, width: width, height: height)
        let pixels = rects.map { rect in
            Snapping.pixels(
                around: CGRect(
                    x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale),
                outset: LayerPainter.edgeReach
            ).intersection(window)
        }
        return disjoint(pixels)
    }

    /// `rects`, those first that cover whole zones: where a zone is met, one rectangle covers all of it and of what met it,
    /// for a material is drawn from what was drawn behind it in the same go.
    private static func joined(_ rects: [PixelRect], by zones: [PixelRect]) -> [PixelRect] {
        var zones = zones.filter { !$0.isEmpty }
        guard !zones.isEmpty else { return rects }
        var rects = rects.filter { !$0.isEmpty }
        var whole: [PixelRect] = []
        while let index = zones.firstIndex(where: { zone in
            (rects + whole).contains { !$0.intersection(zone).isEmpty }
        }) {
            var union = zones.remove(at: index)
            // What overlaps it becomes part of it, and so on.
            while let next = whole.firstIndex(where: { !$0.intersection(union).isEmpty }) {
                union = union.union(whole.remove(at: next))
            }
            whole.append(union)
        }
        rects.removeAll { rect in whole.contains { $0.intersection(rect) == rect } }
        return whole + rects
    }

    /// The same pixels without overlaps: what is translucent must not be drawn twice.
    private static func disjoint(_ rects: [PixelRect]) -> [PixelRect] {
        var result: [PixelRect] = []
        for rect in rects where !rect.isEmpty {
            var parts = [rect]
            // Most meet nothing, and then nothing has to be made anew.
            for other in result where other.overlaps(rect) {
                parts = parts.flatMap { $0.overlaps(other) ? $0.subtracting(other) : [$0] }
                if parts.isEmpty { break }
            }
            result += parts
        }
        return result
    }
}

extension PixelRect {
    fileprivate func overlaps(_ other: PixelRect) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }

    /// This rectangle without `other`, in up to four parts.
    fileprivate func subtracting(_ other: PixelRect) -> [PixelRect] {
        let hole = intersection(other)
        if hole.isEmpty { return [self] }
        let parts = [
            PixelRect(x: x, y: y, width: width, height: hole.y - y),
            PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
            PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
        ]
        return parts.filter { !$0.isEmpty }
    }
}
