package import Foundation

/// Rectangles that have to be drawn anew, kept few: two are joined where that costs less than it saves.
///
/// - Units: whatever the rectangles are in; the constants are made for points at scale 1 to 3.
package struct DamageRegion {
    package private(set) var rects: [CGRect] = []
    /// What of them counts; nil: all. What lies beyond is not joined with what is seen (field note 18).
    var bounds: CGRect?

    /// What one rectangle more costs in drawing (walking the layers, clipping), as an area of pixels.
    static let costOfARectangle = 8_000.0
    /// At most so many; then those are joined that waste least.
    private static let limit = 24

    package init() {}

    package var isEmpty: Bool { rects.isEmpty }

    package mutating func insert(_ rect: CGRect) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        var rect = rect
        // What reaches to infinity has no intersection that could be computed.
        if let bounds, rect.hasEnds {
            rect = rect.intersection(bounds)
            guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        }
        // What lies on a layer mostly lies within what was just inserted for it.
        if let last = rects.last, last.contains(rect) { return }
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(rect) { return }
            let both = other.union(rect)
            if both.area - other.area - rect.area + other.intersection(rect).area <= Self.costOfARectangle {
                // The joined one may now be worth joining with those before.
                rects.remove(at: index)
                rect = both
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

    /// The rectangles, in place of what is in `result`; its memory is for those to come.
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

extension CGRect {
    fileprivate var area: Double { isNull ? 0 : width * height }

    /// Whether all its edges are somewhere.
    fileprivate var hasEnds: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
