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
    /// The part of the drawing, 0…1, that helping threads did.
    package var helped = 0.0

    package init() {}
}

/// What of a window's layers is drawn.
package enum DrawnPart {
    case everything
    /// All but what has surfaces of its own.
    case window
    /// What that surface shows, in a buffer whose top left corner is at a point of the window.
    case surface(LayerSurface, origin: CGPoint)
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
    private let team = DrawTeam()
    /// What is drawn in a frame, and where to: kept, so that a steady frame asks for no memory.
    private var parts = DisjointRects()
    private var windowTarget: DrawTarget?
    /// Of the last frame.
    package private(set) var stats = RenderStats()

    package init() { painter = LayerPainter(cache: cache) }

    /// - Parameters:
    ///   - context: the layers, as presented.
    ///   - scale: device pixels per point.
    ///   - damage: what is drawn, in device pixels; see ``pixelRects(covering:scale:width:height:)``.
    ///   - background: below all layers.
    ///   - buffer: holds everything outside the damage already.
    ///   - threads: how many draw, this one among them; the bytes are the same.
    ///   - part: what of them is drawn.
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

    /// No frame is due: memory that only motion needs is given back.
    package func rest() {
        cache.rest()
        team.end()
    }

    /// Threads there are besides the one that asks for frames.
    package var helpers: Int { team.helpers }

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
        var result = DisjointRects()
        pixelRects(covering: rects, scale: scale, width: width, height: height, into: &result)
        return result.rects
    }

    /// The same, in place of what is in `result`.
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
}
