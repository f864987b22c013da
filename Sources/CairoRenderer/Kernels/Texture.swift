/// A picture with a border of ``gutter`` transparent texels, so that kernels may sample a little beside it.
@MainActor final class Texture {
    /// Texels of transparency around.
    nonisolated static let gutter = 2

    let store: PixelStore
    /// Without the gutter.
    let width: Int
    let height: Int
    private var half: Texture?

    init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        store = PixelStore(width: self.width + 2 * Self.gutter, height: self.height + 2 * Self.gutter)
    }

    var bytes: Int { store.bytes + (half?.bytes ?? 0) }

    /// Forgets what was drawn, for drawing anew.
    func clear() {
        store.clear()
        half = nil
    }

    /// The same picture in half the size, by means of four: for what is drawn at less than 0.7 of its size.
    var halved: Texture {
        if let half { return half }
        let result = Texture(width: (width + 1) / 2, height: (height + 1) / 2)
        Halving.halve(store, into: result.store, width: result.width, height: result.height)
        half = result
        return result
    }
}

enum Halving {
    /// Means of 2x2 texels; both stores have the gutter around, so odd sides find transparency beside them.
    static func halve(_ source: PixelStore, into target: PixelStore, width: Int, height: Int) {
        let gutter = Texture.gutter
        for y in 0..<height {
            let upper = unsafe source.base + ((2 * y + gutter) * source.stride + gutter)
            let lower = unsafe upper + source.stride
            let out = unsafe target.base + ((y + gutter) * target.stride + gutter)
            for x in 0..<width {
                let a = unsafe UnsafeRawPointer(upper + 2 * x).loadUnaligned(as: SIMD8<UInt8>.self)
                let b = unsafe UnsafeRawPointer(lower + 2 * x).loadUnaligned(as: SIMD8<UInt8>.self)
                let sum = SIMD8<UInt16>(truncatingIfNeeded: a) &+ SIMD8<UInt16>(truncatingIfNeeded: b)
                let mean = (sum.lowHalf &+ sum.highHalf &+ 2) &>> 2
                unsafe out[x] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
            }
        }
    }
}
