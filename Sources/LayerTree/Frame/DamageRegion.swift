package import Foundation

/// Small set of damaged rectangles: two are joined if drawing their union costs less than drawing both.
///
/// - Units: those of the rectangles; the constants suit points at scale 1 to 3.
package struct DamageRegion {
    package private(set) var rects: [CGRect] = []
    /// Clip for inserted rectangles, so that damage outside is not joined with damage inside (field note 18); nil for
    /// none.
    var bounds: CGRect?

    /// Cost of drawing one more rectangle (walking the layers, clipping), as an equivalent area.
    static let costOfARectangle = 8_000.0
    /// Greatest number of rectangles; beyond it, the pair whose union adds the least area is joined.
    private static let limit = 24

    package init() {}

    package var isEmpty: Bool { rects.isEmpty }

    package mutating func insert(_ rect: CGRect) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        var rect = rect
        // The intersection with an infinite rectangle cannot be computed.
        if let bounds, rect.hasEnds {
            rect = rect.intersection(bounds)
            guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        }
        var edges = Edges(rect)
        // Common case: a sublayer within the layer that was just inserted.
        if let last = rects.last, Edges(last).contain(edges) { return }
        var index = 0
        while index < rects.count {
            let other = Edges(rects[index])
            if other.contain(edges) { return }
            if other.costOfJoining(edges) <= Self.costOfARectangle {
                // Joining the union with earlier rectangles may pay now.
                rect = rects.remove(at: index).union(rect)
                edges = Edges(rect)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > Self.limit { joinCheapestPair() }
    }

    package mutating func take() -> [CGRect] {
        let result = rects
        rects = []
        return result
    }

    /// Moves the rectangles into `result`. The old elements of `result` are dropped; its memory is reused for later
    /// rectangles.
    package mutating func take(into result: inout [CGRect]) {
        swap(&rects, &result)
        rects.removeAll(keepingCapacity: true)
    }

    private mutating func joinCheapestPair() {
        var best = (waste: Double.infinity, a: 0, b: 1)
        for a in rects.indices {
            for b in rects.indices where b > a {
                let waste = rects[a].union(rects[b]).area - rects[a].area - rects[b].area
                if waste < best.waste { best = (waste, a, b) }
            }
        }
        let joined = rects[best.a].union(rects[best.b])
        rects.remove(at: best.b)
        rects.remove(at: best.a)
        insert(joined)
    }
}

/// Edges of a rectangle that is not null, for comparisons without a call: Foundation's are not inlined.
private struct Edges {
    let left: Double, top: Double, right: Double, bottom: Double

    init(_ rect: CGRect) {
        left = rect.origin.x
        top = rect.origin.y
        right = left + rect.size.width
        bottom = top + rect.size.height
    }

    var area: Double { (right - left) * (bottom - top) }

    /// True if `other` lies within these edges.
    func contain(_ other: Edges) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    /// Area by which the union exceeds both rectangles together.
    func costOfJoining(_ other: Edges) -> Double {
        let both =
            (max(right, other.right) - min(left, other.left)) * (max(bottom, other.bottom) - min(top, other.top))
        let (width, height) = (
            min(right, other.right) - max(left, other.left), min(bottom, other.bottom) - max(top, other.top)
        )
        return both - area - other.area + (width > 0 && height > 0 ? width * height : 0)
    }
}

extension CGRect {
    fileprivate var area: Double { isNull ? 0 : width * height }

    /// True if all edges are finite.
    fileprivate var hasEnds: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
