package import Platform

/// Set of rectangles of pixels without overlaps, because translucent layers must not be drawn twice. The memory is
/// reused.
package struct DisjointRects {
    package private(set) var rects: [PixelRect] = []
    private var pieces: [PixelRect] = []
    private var cut: [PixelRect] = []

    package init() {}

    package mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    /// Adds the pixels of `rect` that no rectangle covers yet, in as many rectangles as needed.
    package mutating func insert(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        pieces.removeAll(keepingCapacity: true)
        pieces.append(rect)
        // Common case: `rect` overlaps nothing and is not split.
        for index in rects.indices where rects[index].overlaps(rect) {
            let other = rects[index]
            cut.removeAll(keepingCapacity: true)
            for piece in pieces { piece.subtract(other, into: &cut) }
            swap(&pieces, &cut)
            if pieces.isEmpty { return }
        }
        rects.append(contentsOf: pieces)
    }
}

extension PixelRect {
    fileprivate func overlaps(_ other: PixelRect) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }

    /// Appends the parts of this rectangle outside `other`, up to four.
    fileprivate func subtract(_ other: PixelRect, into result: inout [PixelRect]) {
        let hole = intersection(other)
        if hole.isEmpty { return result.append(self) }
        func add(_ part: PixelRect) { if !part.isEmpty { result.append(part) } }
        add(PixelRect(x: x, y: y, width: width, height: hole.y - y))
        add(PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY))
        add(PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height))
        add(PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height))
    }
}
