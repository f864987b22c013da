import Platform

/// Picture with a border of ``gutter`` transparent texels, so that kernels may sample a little outside it.
final class Texture {
    /// Width of the transparent border, in texels.
    static let gutter = 2

    let store: PixelStore
    /// Width without the gutter, in texels.
    let width: Int
    let height: Int
    private var reductions: [Reduction] = []
    private var knownExtent: TextureExtent?

    init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        store = PixelStore(width: self.width + 2 * Self.gutter, height: self.height + 2 * Self.gutter)
    }

    var bytes: Int { reductions.reduce(store.bytes) { $0 + $1.texture.store.bytes } }

    /// Clears the picture, before it is drawn again.
    func clear() {
        store.clear()
        reductions = []
        knownExtent = nil
    }

    /// Rectangles of visible and of opaque texels, computed at the first access, which must be after drawing.
    var extent: TextureExtent {
        if let knownExtent { return knownExtent }
        let extent = TextureExtent(self)
        knownExtent = extent
        return extent
    }

    private struct Reduction {
        let across: Int
        let down: Int
        let texture: Texture
    }

    /// Makes a reduced copy, whose texels are means of the picture's texels, for pictures that are drawn narrow or
    /// small, such as a card that turns away. Copies are kept.
    ///
    /// - Parameters:
    ///   - across: number of halvings of the width, 0…``Reducing/most``.
    ///   - down: number of halvings of the height.
    /// - Returns: the copy, or this picture if both numbers are 0.
    func reduced(across: Int, down: Int) -> Texture {
        if across == 0, down == 0 { return self }
        if let known = reductions.first(where: { $0.across == across && $0.down == down }) { return known.texture }
        let texture = Texture(
            width: (width + (1 << across) - 1) >> across, height: (height + (1 << down) - 1) >> down)
        Reducing.reduce(self, across: across, down: down, into: texture)
        reductions.append(Reduction(across: across, down: down, texture: texture))
        return texture
    }
}
