import Testing

@testable import CairoRenderer

/// Pictures are kept while they are true, and while there is room.
@MainActor struct TextureCacheTests {
    private func stamp(_ version: UInt64, side: Int = 10) -> TextureCache.Stamp {
        TextureCache.Stamp(version: version, scaleX: 1, scaleY: 1, left: 0, top: 0, width: side, height: side)
    }

    @Test func `a picture is drawn once for what it shows, and anew in the same memory when that changes`() {
        let cache = TextureCache(limit: 1 << 20)
        var drawn = 0
        let key = TextureCache.Key(layer: 1, kind: .content)
        let first = cache.texture(key, stamp(1)) { _ in drawn += 1 }
        #expect(cache.texture(key, stamp(1)) { _ in drawn += 1 } === first)
        #expect(drawn == 1)
        first.store[2, 2] = 7
        let second = cache.texture(key, stamp(2)) { texture in
            drawn += 1
            #expect(texture.store[2, 2] == 0)
        }
        #expect(second === first && drawn == 2)
    }

    @Test func `beyond the limit what was used longest ago goes`() {
        let cache = TextureCache(limit: 3 * 14 * 16 * 4)
        for layer in 1...5 {
            cache.beginFrame()
            _ = cache.texture(.init(layer: layer, kind: .group), stamp(1)) { _ in }
            cache.trim()
            #expect(cache.bytes <= 3 * 14 * 16 * 4)
        }
        var isMade = false
        _ = cache.texture(.init(layer: 5, kind: .group), stamp(1)) { _ in isMade = true }
        #expect(!isMade)
        _ = cache.texture(.init(layer: 1, kind: .group), stamp(1)) { _ in isMade = true }
        #expect(isMade)
    }

    @Test func `what nothing shows any more goes in time`() {
        let cache = TextureCache(limit: 1 << 20)
        _ = cache.texture(.init(layer: 1, kind: .group), stamp(1)) { _ in }
        for _ in 0..<2_000 {
            cache.beginFrame()
            cache.trim()
        }
        #expect(cache.bytes == 0)
    }
}
