import Foundation
import LayerTree
@_spi(Engine) import ViewGraph

/// What is seen of the pages of a stack from frame to frame, and whether it jumps.
///
/// An edge jumps if it goes farther in a frame than its velocity before or after that frame would take it, by more than
/// half a point. Velocities are measured in frames of a thousandth of a second, which lie on both sides of each event: so
/// they are those of the moment, and nothing has to be added for how springs accelerate. (Within a longer frame velocity
/// may have a peak: at one of ω³·x/e it comes to ω³·x/e·t³/8 = 0.03 points, with ω = 2π / 0.42 s, x = 500, t = 1/145 s,
/// S7.6.) In a frame in which the hand moves the hand's way comes on top. A page may come or go only where it is not seen:
/// under others, outside of the window, or as its source.
@MainActor struct SeenPages {
    /// One page in one frame.
    private struct Seen {
        let edges: SIMD4<Double>
        let opacity: Double
        /// Of the shade on it.
        let darkness: Double
        /// How far the edges have come since the frame before; nil where that cannot be compared.
        var step: SIMD4<Double>?
        /// How long that took, in seconds.
        var time = 0.0
        /// Of the edges, in points per second, before that; in the frame in which it comes a page rests.
        var before: SIMD4<Double>?
        /// What the hand may have added to ``step``.
        var hand = SIMD4<Double>.zero
        /// When.
        var frame = 0

        /// As far as it is known: where the hand moves it is not.
        var velocity: SIMD4<Double>? { hand == .zero ? step.map { $0 / time } : before }
    }

    /// In points.
    private static let tolerance = 0.5
    private var last: [Int: Seen] = [:]
    private var lastOrder: [Int] = []
    private var lastSources: [SIMD4<Double>] = []
    private var frame = 0

    /// Looks at the frame that is shown.
    /// - Parameters:
    ///   - stage: shows them.
    ///   - time: since the frame before, in seconds.
    ///   - move: of the hand that is pressed, since the frame before.
    ///   - isExcepted: the window has another size than in the frame before.
    /// - Returns: what has jumped, in words.
    mutating func look(at stage: ViewStage, after time: Double, move: CGPoint, isExcepted: Bool) -> [String] {
        frame += 1
        let size = stage.host.size
        let places = stage.layers(ofView: "MatchedTransitionSourceModifier").map { Self.edges(of: $0) }
        // A page comes where its source was seen last, which may itself be on its way.
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

    /// Whether the step that ended in `seen` was one that neither the velocity before nor the `next` one explains.
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

    /// Light jumps if in a moment it changes by more than a twentieth, but for what a hand does.
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

    /// How far a hand's move takes the edges of what it holds: along with it, and those far from it farther, since what is
    /// held becomes smaller with the distance.
    private static func reach(of move: CGPoint, _ size: CGSize) -> SIMD4<Double> {
        guard move != .zero else { return .zero }
        let way = Double(hypot(move.x, move.y))
        let across = Double(abs(move.x)) + ZoomShrinking.perHeight * Double(size.width / size.height) * way
        let down = Double(abs(move.y)) + ZoomShrinking.perHeight * way
        return SIMD4(across, across, down, down)
    }

    /// Whether a page at this place is not to be seen, or is just its source.
    private static func isNothing(_ seen: Seen, _ sources: [SIMD4<Double>], _ size: CGSize) -> Bool {
        if seen.opacity < 0.02 || inWindow(seen.edges, size) == nil { return true }
        return sources.contains { source in
            let apart = source - seen.edges
            return (0..<4).allSatisfy { abs(apart[$0]) < 1 }
        }
    }

    /// The part of a place that lies in the window; nil if that is less than a point wide or high.
    private static func inWindow(_ edges: SIMD4<Double>, _ size: CGSize) -> SIMD4<Double>? {
        let part = SIMD4(
            max(edges[0], 0), min(edges[1], Double(size.width)), max(edges[2], 0), min(edges[3], Double(size.height)))
        return part[1] - part[0] > 1 && part[3] - part[2] > 1 ? part : nil
    }

    /// Whether what lies over `id` covers, all together, what lies in the window of `id`.
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

    /// What of a rectangle is not under another one, without slivers that are narrower than the tolerance.
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

/// How much smaller a held page becomes over a drag of the window's height, in its sizes (S20.6).
private enum ZoomShrinking { static let perHeight = 0.9 }
