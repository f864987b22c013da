import Platform

/// Rectangles split by rows into bands of about equal numbers of pixels.
struct RowBands {
    /// Rectangles of each band.
    private(set) var parts: [[PixelRect]] = []
    /// Number of pixels in each row, beginning with the topmost.
    private var widths: [Int] = []

    /// Splits `rects`, which do not overlap, into at most `count` bands.
    mutating func cut(_ rects: [PixelRect], into count: Int) {
        for index in parts.indices { parts[index].removeAll(keepingCapacity: true) }
        while parts.count < count { parts.append([]) }
        if parts.count > count { parts.removeSubrange(count...) }
        guard let top = rects.map(\.y).min(), let bottom = rects.map(\.maxY).max(), top < bottom else { return }
        widths.removeAll(keepingCapacity: true)
        widths.append(contentsOf: repeatElement(0, count: bottom - top))
        for rect in rects { for row in rect.y..<max(rect.maxY, rect.y) { widths[row - top] += rect.width } }
        let all = widths.reduce(0, +)
        var (seen, row) = (0, top)
        for band in parts.indices {
            let start = row
            while row < bottom, band == parts.count - 1 || seen * count < all * (band + 1) {
                seen += widths[row - top]
                row += 1
            }
            for rect in rects {
                let first = max(rect.y, start)
                let height = min(rect.maxY, row) - first
                if height > 0 && rect.width > 0 {
                    parts[band].append(PixelRect(x: rect.x, y: first, width: rect.width, height: height))
                }
            }
        }
    }
}
