import Foundation
import LayerTree
@_spi(Engine) import ViewGraph

/// Watches the pages of a stack from frame to frame and reports jumps.
///
/// An edge jumps if it moves farther in a frame than its velocity before or after that frame explains, by more than
/// half a point. Velocities are measured in frames of a thousandth of a second on both sides of each event: they are
/// those of the moment, and need no allowance for how springs accelerate. (Within a longer frame the velocity may have
/// a peak: at one of ω³·x/e the error is ω³·x/e·t³/8 = 0.03 points, with ω = 2π / 0.42 s, x = 500, t = 1/145 s, S7.6.)
/// In a frame with a pointer move, the pointer's distance is allowed in addition. A page may be inserted or removed
/// only where it is invisible: under others, outside of the window, or in its source's frame.
@MainActor struct SeenPages {
    /// One page in one frame.
    private struct Seen {
        let edges: SIMD4<Double>
        let opacity: Double
        /// Opacity of the shade on the page.
        let darkness: Double
        /// Movement of the edges since the previous frame, in points; nil where that cannot be compared.
        var step: SIMD4<Double>?
        /// Duration of that step, in seconds.
        var time = 0.0
        /// Velocity of the edges before that step, in points per second; zero in a page's first frame.
        var before: SIMD4<Double>?
        /// Largest part of ``step`` that the pointer may have caused.
        var hand = SIMD4<Double>.zero
        /// Number of the frame.
        var frame = 0

        /// Velocity of the edges, in points per second; after a frame with a pointer move, that from before it.
        var velocity: SIMD4<Double>? { hand == .zero ? step.map { $0 / time } : before }
    }

    /// Tolerated error, in points.
    private static let tolerance = 0.5
    private var last: [Int: Seen] = [:]
    private var lastOrder: [Int] = []
    private var lastSources: [SIMD4<Double>] = []
    private var frame = 0

    /// Examines the frame that is shown.
    /// - Parameters:
    ///   - stage: stage whose pages are examined.
    ///   - time: time since the previous frame, in seconds.
    ///   - move: movement of the pressed pointer since the previous frame.
    ///   - isExcepted: true if the window's size has changed since the previous frame, so that nothing is compared.
    /// - Returns: Descriptions of the jumps.
    mutating func look(at stage: ViewStage, after time: Double, move: CGPoint, isExcepted: Bool) -> [String] {
        frame += 1
        let size = stage.host.size
        let places = stage.layers(ofView: "MatchedTransitionSourceModifier").map { Self.edges(of: $0) }
        // A page appears where its source was last seen; the source may be moving itself.
        let sources = lastSources + places
        var now: [Int: Seen] = [:]
        var order: [Int] = []
        var jumps: [String] = []
        for layer in stage.layers(ofView: "PageBox") where !layer.isHidden {
            var seen = Seen(
                edges: Self.edges(of: layer), opacity: layer.presentation.opacity, darkness: Self.darkness(of: layer))
            (seen.frame, seen.time) = (frame, time)
            if let old = last[layer.id], !isExcepted {
                let step = seen.edges - old.edges
                seen.step = step
                seen.before = old.velocity
                seen.hand = Self.reach(of: move, size)
                jumps += judge(old, layer.id, next: seen.hand == .zero ? step / time : .zero)
                jumps += fade(from: old, to: seen, layer.id)
            } else if !isExcepted {
                seen.step = .zero
            }
            now[layer.id] = seen
            order.append(layer.id)
        }
        for id in lastOrder where now[id] == nil {
            if let old = last[id], !isExcepted { jumps += judge(old, id, next: .zero) }
        }
        if !isExcepted && !lastOrder.isEmpty {
            for id in order where last[id] == nil {
                if let seen = now[id], !Self.isNothing(seen, sources, size),
                    !isHidden(id, in: order, under: now, size), !isHidden(id, in: order, under: last, size)
                {
                    jumps.append("frame \(frame): page \(id) comes at \(Self.text(seen.edges)) \(seen.opacity)")
                }
            }
            for id in lastOrder where now[id] == nil {
                if let seen = last[id], !Self.isNothing(seen, sources, size),
                    !isHidden(id, in: lastOrder, under: now, size), !isHidden(id, in: lastOrder, under: last, size)
                {
                    jumps.append("frame \(frame): page \(id) goes at \(Self.text(seen.edges)) \(seen.opacity)")
                }
            }
        }
        (last, lastOrder, lastSources) = (now, order, places)
        return jumps
    }

    /// Reports edges whose step in `seen` neither the velocity before it nor the velocity `next` after it explains.
    private func judge(_ seen: Seen, _ id: Int, next: SIMD4<Double>) -> [String] {
        guard let step = seen.step, let before = seen.before else { return [] }
        var jumps: [String] = []
        for index in 0..<4 {
            let low = min(0, before[index], next[index]) * seen.time
            let high = max(0, before[index], next[index]) * seen.time
            let excess = max(step[index] - high, low - step[index]) - seen.hand[index]
            guard excess > Self.tolerance else { continue }
            jumps.append(
                "frame \(seen.frame): page \(id) edge \(index) by \(step[index]) in \(seen.time) s between "
                    + "\(before[index]) and \(next[index]), hand \(seen.hand[index])")
        }
        return jumps
    }

    /// Reports a change of opacity or shade by more than 0.05 within 2 ms, unless the pointer has moved.
    private func fade(from old: Seen, to seen: Seen, _ id: Int) -> [String] {
        guard seen.time < 0.002, seen.hand == .zero else { return [] }
        let change = max(abs(seen.opacity - old.opacity), abs(seen.darkness - old.darkness))
        return change <= 0.05 ? [] : ["frame \(frame): page \(id) is lighter or darker at once by \(change)"]
    }

    private static func darkness(of layer: Layer) -> Double {
        let shade = layer.sublayers.first { $0.viewName == "PageShade" && !$0.isHidden }
        return shade?.presentation.opacity ?? 0
    }

    private static func edges(of layer: Layer) -> SIMD4<Double> {
        let frame = layer.frameInWindow
        return SIMD4(Double(frame.minX), Double(frame.maxX), Double(frame.minY), Double(frame.maxY))
    }

    private static func text(_ edges: SIMD4<Double>) -> String {
        (0..<4).map { String(format: "%.2f", edges[$0]) }.joined(separator: " ")
    }

    /// Largest movement of a held page's edges, in points, for a pointer move: the move itself, and the page's
    /// shrinking with the distance, which moves far edges farther.
    private static func reach(of move: CGPoint, _ size: CGSize) -> SIMD4<Double> {
        guard move != .zero else { return .zero }
        let way = Double(hypot(move.x, move.y))
        let across = Double(abs(move.x)) + ZoomShrinking.perHeight * Double(size.width / size.height) * way
        let down = Double(abs(move.y)) + ZoomShrinking.perHeight * way
        return SIMD4(across, across, down, down)
    }

    /// True if the page is invisible, or lies in a source's frame.
    private static func isNothing(_ seen: Seen, _ sources: [SIMD4<Double>], _ size: CGSize) -> Bool {
        if seen.opacity < 0.02 || inWindow(seen.edges, size) == nil { return true }
        return sources.contains { source in
            let apart = source - seen.edges
            return (0..<4).allSatisfy { abs(apart[$0]) < 1 }
        }
    }

    /// Part of the rectangle inside the window; nil if it is less than a point wide or high.
    private static func inWindow(_ edges: SIMD4<Double>, _ size: CGSize) -> SIMD4<Double>? {
        let part = SIMD4(
            max(edges[0], 0), min(edges[1], Double(size.width)), max(edges[2], 0), min(edges[3], Double(size.height)))
        return part[1] - part[0] > 1 && part[3] - part[2] > 1 ? part : nil
    }

    /// True if the pages over `id` together cover its part in the window.
    private func isHidden(_ id: Int, in order: [Int], under pages: [Int: Seen], _ size: CGSize) -> Bool {
        guard let index = order.firstIndex(of: id) else { return false }
        let whole = SIMD4(0, Double(size.width), 0, Double(size.height))
        guard let place = Self.inWindow(pages[id]?.edges ?? whole, size) else { return true }
        var open = [place]
        for above in order[(index + 1)...] {
            guard let cover = pages[above], cover.opacity >= 1 else { continue }
            open = open.flatMap { Self.parts(of: $0, beside: cover.edges) }
        }
        return open.isEmpty
    }

    /// Parts of a rectangle that `cover` leaves free, without slivers narrower than the tolerance.
    private static func parts(of place: SIMD4<Double>, beside cover: SIMD4<Double>) -> [SIMD4<Double>] {
        var rest = place
        var parts: [SIMD4<Double>] = []
        guard cover[0] < rest[1], cover[1] > rest[0], cover[2] < rest[3], cover[3] > rest[2] else { return [place] }
        if cover[0] > rest[0] + tolerance { parts.append(SIMD4(rest[0], cover[0], rest[2], rest[3])) }
        rest[0] = max(rest[0], cover[0])
        if cover[1] < rest[1] - tolerance { parts.append(SIMD4(cover[1], rest[1], rest[2], rest[3])) }
        rest[1] = min(rest[1], cover[1])
        if cover[2] > rest[2] + tolerance { parts.append(SIMD4(rest[0], rest[1], rest[2], cover[2])) }
        if cover[3] < rest[3] - tolerance { parts.append(SIMD4(rest[0], rest[1], cover[3], rest[3])) }
        return parts
    }
}

/// Relative loss of size of a held page, per window height of drag distance (S20.6).
private enum ZoomShrinking { static let perHeight = 0.9 }
