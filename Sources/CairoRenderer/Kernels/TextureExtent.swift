import Platform

/// Rectangles of a picture's visible and of its opaque texels.
struct TextureExtent: Equatable {
    /// Bounding box of all texels that are not transparent.
    let ink: PixelRect
    /// Rectangle around the centre with opaque texels only, such as most of a card, without its corners. Empty if the
    /// centre is not opaque.
    let core: PixelRect

    init(_ texture: Texture) {
        let (width, height) = (texture.width, texture.height)
        let store = texture.store
        var (left, right, top, bottom) = (width, 0, height, 0)
        // For each row, the smallest horizontal inset with which the row is opaque.
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

    /// Finds the largest opaque rectangle with equal insets on all sides, from the middle row outwards.
    private static func core(width: Int, height: Int, _ insets: [Int]) -> PixelRect {
        var result = PixelRect(x: 0, y: 0, width: 0, height: 0)
        var needed = 0
        var inset = (min(width, height) - 1) / 2
        // The rows between the innermost two are part of every candidate.
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
