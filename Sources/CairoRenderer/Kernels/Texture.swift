import Platform

/// A picture with a border of ``gutter`` transparent texels, so that kernels may sample a little beside it.
final class Texture {
    /// Texels of transparency around.
    static let gutter = 2

    let store: PixelStore
    /// Without the gutter.
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

    /// Forgets what was drawn, for drawing anew.
    func clear() {
        store.clear()
        reductions = []
        knownExtent = nil
    }

    /// Where the picture is not transparent, and where it is opaque; found when first asked for, so not before it is drawn.
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

    /// The same picture smaller, each texel the mean of those that it stands for: for what is squeezed, as a card that turns
    /// away. Made once; the picture itself if it is not to be smaller.
    ///
    /// - Parameters:
    ///   - across: how often it is halved from side to side, 0 to ``Reducing/most``.
    ///   - down: how often from top to bottom.
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
