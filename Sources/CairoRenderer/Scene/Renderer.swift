package import Foundation
import Geometry
package import LayerTree
package import Platform

/// Statistics of one frame's drawing.
package struct RenderStats: Equatable, Sendable {
    /// Pictures found in the cache, and pictures that had to be drawn.
    package var cacheHits = 0
    package var cacheMisses = 0
    /// Layers drawn, into the window or into pictures.
    package var layers = 0
    /// Device pixels within the damage.
    package var pixels = 0
    /// Size of all cached pictures, in bytes.
    package var cacheBytes = 0
    /// Number of backdrops that had to be blurred.
    package var blurs = 0
    /// Part of the pixels, 0…1, that helping threads drew.
    package var helped = 0.0

    package init() {}
}

/// Part of a window's layers that is drawn.
package enum DrawnPart {
    case everything
    /// All layers without surfaces of their own.
    case window
    /// Layers of a surface, in a buffer whose top left corner is at `origin` in the window, in points.
    case surface(LayerSurface, origin: CGPoint)
}

/// Renderer of a layer tree into buffers, within the damage only.
///
/// Equal trees give equal bytes, drawn as a whole or rectangle by rectangle.
@MainActor package final class Renderer {
    /// Greatest size of pictures kept between frames, in bytes.
    private static let cacheLimit = 64 << 20
    /// Greatest size of pictures kept while nothing moves, in bytes.
    private static let restingCacheLimit = 16 << 20

    private let cache = TextureCache(limit: cacheLimit, restingLimit: restingCacheLimit)
    private let painter: LayerPainter
    private let team = DrawTeam()
    /// Rectangles of a frame. The memory is reused, so that a steady frame does not allocate.
    private var parts = DisjointRects()
    private var windowTarget: DrawTarget?
    /// Statistics of the last frame.
    package private(set) var stats = RenderStats()

    package init() { painter = LayerPainter(cache: cache) }

    /// Draws a frame.
    ///
    /// - Parameters:
    ///   - context: the layers, drawn as presented.
    ///   - scale: device pixels per point.
    ///   - damage: rectangles to draw, in device pixels; see ``pixelRects(covering:scale:width:height:)``.
    ///   - background: colour below all layers.
    ///   - buffer: the buffer, whose pixels outside the damage are up to date.
    ///   - threads: number of drawing threads, including this one; the bytes do not depend on it.
    ///   - part: part of the layers to draw; by default all layers.
    package func render(
        _ context: LayerContext, scale: Double, damage: [PixelRect], background: ResolvedColor,
        into buffer: PixelBuffer, threads: Int = 1, part: DrawnPart = .everything
    ) {
        stats = RenderStats()
        cache.beginFrame()
        let blurs = painter.backdrops.misses
        painter.layersDrawn = 0
        let window = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        painter.window = window
        let pixels = unsafe PixelTarget(
            base: buffer.bytes.assumingMemoryBound(to: UInt32.self), stride: buffer.stride / 4, clip: window)
        painter.translucent = Set(context.backdropChains.joined().map(\.id))
        var (drawn, origin): (Layer?, CGPoint) = (context.root, .zero)
        painter.leftOut = []
        switch part {
        case .everything: break
        case .window: painter.leftOut = Set(context.surfaces.compactMap { $0.layer?.id })
        case .surface(let surface, let corner): (drawn, origin) = (surface.layer, corner)
        }
        let zones = context.backdropZones().map { zone in
            Snapping.pixels(
                around: CGRect(
                    x: (zone.minX - origin.x) * scale, y: (zone.minY - origin.y) * scale, width: zone.width * scale,
                    height: zone.height * scale)
            ).intersection(window)
        }
        parts.removeAll()
        if zones.isEmpty {
            for rect in damage { parts.insert(rect.intersection(window)) }
        } else {
            for rect in Self.joined(damage.map { $0.intersection(window) }, by: zones) { parts.insert(rect) }
        }
        stats.pixels = parts.rects.reduce(0) { $0 + $1.area }
        team.beginFrame(threads: threads)
        let target = target(for: pixels, scale: scale)
        target.begin(pixels, parts: parts.rects, scale: scale, team: threads > 1 ? team : nil)
        target.submit(DrawItem(pixel: background.pixel(), clip: window))
        if let drawn {
            painter.draw(
                drawn, on: target,
                outer: ProjectionTransform(
                    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)),
                isMoving: false)
        }
        target.finish()
        cache.trim()
        stats.blurs = painter.backdrops.misses - blurs
        stats.cacheHits = cache.hits
        stats.cacheMisses = cache.misses
        stats.layers = painter.layersDrawn
        stats.cacheBytes = cache.bytes
        stats.helped = team.helped
    }

    private func target(for pixels: PixelTarget, scale: Double) -> DrawTarget {
        if let windowTarget { return windowTarget }
        let made = DrawTarget(pixels, of: nil, parts: [], scale: scale, scratch: painter.scratch)
        made.finish()
        windowTarget = made
        return made
    }

    /// Frees memory that is needed only for motion. Called when no frame is due.
    package func rest() {
        cache.rest()
        team.end()
    }

    /// Number of helping threads.
    package var helpers: Int { team.helpers }

    /// Drops every picture, for instance when the window is hidden.
    package func trimCaches() {
        cache.removeAll()
        painter.backdrops.removeAll()
    }

    /// Converts damage in points (``LayerContext/takeDamage()``) to device pixels, with a margin for antialiasing and
    /// snapping. The rectangles are within the buffer and do not overlap.
    package static func pixelRects(
        covering rects: [CGRect], scale: Double, width: Int, height: Int
    ) -> [PixelRect] {
        var result = DisjointRects()
        pixelRects(covering: rects, scale: scale, width: width, height: height, into: &result)
        return result.rects
    }

    /// Converts damage as ``pixelRects(covering:scale:width:height:)``, into `result`, whose old elements are dropped.
    package static func pixelRects(
        covering rects: [CGRect], scale: Double, width: Int, height: Int, into result: inout DisjointRects
    ) {
        let window = PixelRect(x: 0, y: 0, width: width, height: height)
        result.removeAll()
        for rect in rects {
            let pixels = Snapping.pixels(
                around: CGRect(
                    x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale),
                outset: LayerPainter.edgeReach)
            result.insert(pixels.intersection(window))
        }
    }

    /// Adds each zone that a rectangle intersects as a whole, joined with the zones that it overlaps, before the other
    /// rectangles: a material needs a backdrop drawn in the same pass.
    private static func joined(_ rects: [PixelRect], by zones: [PixelRect]) -> [PixelRect] {
        var zones = zones.filter { !$0.isEmpty }
        guard !zones.isEmpty else { return rects }
        var rects = rects.filter { !$0.isEmpty }
        var whole: [PixelRect] = []
        while let index = zones.firstIndex(where: { zone in
            (rects + whole).contains { !$0.intersection(zone).isEmpty }
        }) {
            var union = zones.remove(at: index)
            // Joins all zones that overlap the union.
            while let next = whole.firstIndex(where: { !$0.intersection(union).isEmpty }) {
                union = union.union(whole.remove(at: next))
            }
            whole.append(union)
        }
        rects.removeAll { rect in whole.contains { $0.intersection(rect) == rect } }
        return whole + rects
    }
}
