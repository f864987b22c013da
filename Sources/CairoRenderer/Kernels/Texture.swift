import Platform

/// A picture with a border of ``gutter`` transparent texels, so that kernels may sample a little beside it.
@MainActor final class Texture {
    /// Texels of transparency around.
    nonisolated static let gutter = 2

    let store: PixelStore
    /// Without the gutter.
    let width: Int
    let height: Int
    private var narrowed: Texture?
    private var lowered: Texture?
    private var knownExtent: TextureExtent?

    init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        store = PixelStore(width: self.width + 2 * Self.gutter, height: self.height + 2 * Self.gutter)
    }

    var bytes: Int { store.bytes + (narrowed?.bytes ?? 0) + (lowered?.bytes ?? 0) }

    /// Forgets what was drawn, for drawing anew.
    func clear() {
        store.clear()
        narrowed = nil
        lowered = nil
        knownExtent = nil
    }

    /// Where the picture is not transparent, and where it is opaque; found when first asked for, so not before it is drawn.
    var extent: TextureExtent {
        if let knownExtent { return knownExtent }
        let extent = TextureExtent(self)
        knownExtent = extent
        return extent
    }

    /// The same picture half as wide, by means of two: for what is squeezed across, as a card that turns away.
    var halfWidth: Texture {
        if let narrowed { return narrowed }
        let result = Texture(width: (width + 1) / 2, height: height)
        Halving.halveAcross(store, into: result.store, width: result.width, height: height)
        narrowed = result
        return result
    }

    /// The same picture half as high.
    var halfHeight: Texture {
        if let lowered { return lowered }
        let result = Texture(width: width, height: (height + 1) / 2)
        Halving.halveDown(store, into: result.store, width: width, height: result.height)
        lowered = result
        return result
    }
}

/// Means of two texels. Both stores have the gutter around, so odd sides find transparency beside them.
enum Halving {
    static func halveAcross(_ source: PixelStore, into target: PixelStore, width: Int, height: Int) {
        let gutter = Texture.gutter
        for y in gutter..<(height + gutter) {
            let from = unsafe source.base + (y * source.stride + gutter)
            let out = unsafe target.base + (y * target.stride + gutter)
            for x in 0..<width { unsafe out[x] = mean(from[2 * x], from[2 * x + 1]) }
        }
    }

    static func halveDown(_ source: PixelStore, into target: PixelStore, width: Int, height: Int) {
        let gutter = Texture.gutter
        for y in 0..<height {
            let upper = unsafe source.base + ((2 * y + gutter) * source.stride + gutter)
            let lower = unsafe upper + source.stride
            let out = unsafe target.base + ((y + gutter) * target.stride + gutter)
            for x in 0..<width { unsafe out[x] = mean(upper[x], lower[x]) }
        }
    }

    /// Of each channel, rounded up: two channels at a time, with room for their sums between them.
    @inline(__always) private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        let low = ((a & mask) &+ (b & mask) &+ 0x0001_0001) >> 1 & mask
        let high = ((a >> 8 & mask) &+ (b >> 8 & mask) &+ 0x0001_0001) >> 1 & mask
        return low | high << 8
    }
}
