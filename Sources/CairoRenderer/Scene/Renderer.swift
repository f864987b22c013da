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
        painter.layersDrawn = 0
        let window = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        painter.window = window
        let pixels = unsafe PixelTarget(
            base: buffer.bytes.assumingMemoryBound(to: UInt32.self), stride: buffer.stride / 4, clip: window)
        let canvas = unsafe CairoCanvas(
            base: pixels.base, width: buffer.width, height: buffer.height, stride: buffer.stride / 4)
        let parts = Self.disjoint(damage.map { $0.intersection(window) })
        let target = DrawTarget(canvas: canvas, pixels: pixels, parts: parts, scale: scale, scratch: painter.scratch)
        stats.pixels = parts.reduce(0) { $0 + $1.area }
        target.submit(DrawItem(pixel: background.pixel(), clip: window))
        painter.draw(
            context.root, on: target, outer: ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale)),
            isMoving: false)
        target.finish()
        cache.trim()
        stats.cacheHits = cache.hits
        stats.cacheMisses = cache.misses
        stats.layers = painter.layersDrawn
        stats.cacheBytes = cache.bytes
    }

    /// No frame is due: memory that only motion needs is given back.
    package func rest() { cache.rest() }

    /// Forgets every picture, for instance when the window is hidden.
    package func trimCaches() { cache.removeAll() }

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

    /// The same pixels without overlaps: what is translucent must not be drawn twice.
    private static func disjoint(_ rects: [PixelRect]) -> [PixelRect] {
        var result: [PixelRect] = []
        for rect in rects where !rect.isEmpty {
            var parts = [rect]
            for other in result {
                parts = parts.flatMap { $0.subtracting(other) }
                if parts.isEmpty { break }
            }
            result += parts
        }
        return result
    }
}

extension PixelRect {
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
