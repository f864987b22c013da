import Platform

/// Which texels of a picture show, and which of them hide what is below, as two rectangles.
struct TextureExtent: Equatable {
    /// Around all texels that are not transparent.
    let ink: PixelRect
    /// Opaque texels alone, about the middle: most of a card, less its corners. Empty if the middle is not opaque.
    let core: PixelRect

    init(_ texture: Texture) {
        let (width, height) = (texture.width, texture.height)
        let store = texture.store
        var (left, right, top, bottom) = (width, 0, height, 0)
        // For each row, by how much a rectangle would have to be inset to be opaque in it.
        var insets = [Int](repeating: width, count: height)
        for y in 0..<height {
            let row = unsafe store.base + ((y + Texture.gutter) * store.stride + Texture.gutter)
            var first = 0
            while first < width, unsafe row[first] == 0 { first += 1 }
            if first == width { continue }
            var end = width
            while unsafe row[end - 1] == 0 { end -= 1 }
            left = min(left, first)
            right = max(right, end)
            top = min(top, y)
            bottom = y + 1
            var (opaqueStart, opaqueEnd) = (width / 2, width / 2)
            while opaqueStart > 0, unsafe row[opaqueStart - 1] >> 24 == 255 { opaqueStart -= 1 }
            while opaqueEnd < width, unsafe row[opaqueEnd] >> 24 == 255 { opaqueEnd += 1 }
            insets[y] = max(opaqueStart, width - opaqueEnd)
        }
        guard left < right else {
            ink = PixelRect(x: 0, y: 0, width: 0, height: 0)
            core = ink
            return
        }
        ink = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        core = Self.core(width: width, height: height, insets)
    }

    /// The largest rectangle with the same inset on all sides that is opaque: from the middle row outwards, as long as a
    /// row's own inset leaves room.
    private static func core(width: Int, height: Int, _ insets: [Int]) -> PixelRect {
        var result = PixelRect(x: 0, y: 0, width: 0, height: 0)
        var needed = 0
        var inset = (min(width, height) - 1) / 2
        // All rows between the innermost two are part of every candidate.
        for y in inset..<max(height - inset, inset) { needed = max(needed, insets[y]) }
        while inset >= 0 {
            needed = max(needed, insets[inset], insets[height - 1 - inset])
            if needed <= inset {
                result = PixelRect(x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset)
            }
            inset -= 1
        }
        return result
    }
}
