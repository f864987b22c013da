import Testing

@testable import CairoRenderer

/// The cache of pictures: staleness, limits and sharing.
@MainActor struct TextureCacheTests {
    private func stamp(_ version: UInt64, side: Int = 10) -> TextureCache.Stamp {
        TextureCache.Stamp(version: version, scaleX: 1, scaleY: 1, left: 0, top: 0, width: side, height: side)
    }

    /// Size of a picture of 10 by 10 pixels, with its gutter and padded rows, in bytes.
    private let bytes = 14 * 16 * 4

    @Test func `a picture is drawn once for what it shows, and anew in the same memory when that changes`() {
        let cache = TextureCache(limit: 1 << 20, restingLimit: 1 << 18)
        var drawn = 0
        let key = TextureCache.Key(layer: 1, kind: .content)
        // In a function of its own, so that no reference to the picture is left: only then is its memory reused.
        func drawTwice() -> ObjectIdentifier {
            let first = cache.texture(key, stamp(1)) { _ in drawn += 1 }
            #expect(cache.texture(key, stamp(1)) { _ in drawn += 1 } === first)
            #expect(drawn == 1)
            first.store[2, 2] = 7
            return ObjectIdentifier(first)
        }
        let memory = drawTwice()
        let second = cache.texture(key, stamp(2)) { texture in
            drawn += 1
            #expect(texture.store[2, 2] == 0)
        }
        #expect(ObjectIdentifier(second) == memory && drawn == 2)
    }

    @Test func `beyond the limit what was used longest ago goes`() {
        let cache = TextureCache(limit: 3 * bytes, restingLimit: 2 * bytes)
        for layer in 1...5 {
            cache.beginFrame()
            _ = cache.texture(.init(layer: layer, kind: .group), stamp(1)) { $0.store[2, 2] = UInt32(layer) }
            cache.trim()
            #expect(cache.bytes == min(layer, 3) * bytes)
        }
        var isMade = false
        _ = cache.texture(.init(layer: 5, kind: .group), stamp(1)) { _ in isMade = true }
        #expect(!isMade)
        _ = cache.texture(.init(layer: 1, kind: .group), stamp(1)) { _ in isMade = true }
        #expect(isMade)
    }

    @Test func `what one frame shows stays beyond the limit, and no longer than it is shown`() {
        let cache = TextureCache(limit: 3 * bytes, restingLimit: 2 * bytes)
        var drawn = 0
        func show(_ layers: ClosedRange<Int>) {
            cache.beginFrame()
            for layer in layers {
                _ = cache.texture(.init(layer: layer, kind: .group), stamp(1)) {
                    $0.store[2, 2] = UInt32(layer)
                    drawn += 1
                }
            }
            cache.trim()
        }
        for _ in 1...9 {
            show(1...5)
            #expect(drawn == 5 && cache.bytes == 5 * bytes)
        }
        show(4...5)
        #expect(drawn == 5 && cache.bytes == 3 * bytes, "of the others one has room")
        cache.rest()
        #expect(cache.bytes == 2 * bytes)
    }

    @Test func `a frame of any number of pictures takes no more than four times the limit`() {
        let cache = TextureCache(limit: 3 * bytes, restingLimit: 2 * bytes)
        for _ in 1...2 {
            cache.beginFrame()
            for layer in 1...100 {
                _ = cache.texture(.init(layer: layer, kind: .group), stamp(1)) { $0.store[2, 2] = UInt32(layer) }
            }
            cache.trim()
            #expect(cache.bytes <= 12 * bytes)
        }
    }

    @Test func `when nothing moves any more less is kept, of what was used last`() {
        let cache = TextureCache(limit: 5 * bytes, restingLimit: 2 * bytes)
        for layer in 1...5 {
            cache.beginFrame()
            _ = cache.texture(.init(layer: layer, kind: .group), stamp(1)) { $0.store[2, 2] = UInt32(layer) }
        }
        cache.trim()
        #expect(cache.bytes == 5 * bytes)
        cache.rest()
        #expect(cache.bytes == 2 * bytes)
        for layer in 4...5 {
            _ = cache.texture(.init(layer: layer, kind: .group), stamp(1)) { _ in Issue.record("drawn again") }
        }
    }

    @Test func `pictures that look the same are one, until one of them changes`() {
        let cache = TextureCache(limit: 1 << 20, restingLimit: 1 << 20)
        let pictures = (1...3).map { layer in
            cache.texture(.init(layer: layer, kind: .group), stamp(1)) { $0.store[3, 3] = 0xFF00_0000 }
        }
        cache.trim()
        #expect(pictures[0] === pictures[1] && pictures[1] === pictures[2])
        #expect(cache.bytes == bytes)
        for _ in 1...2 { cache.beginFrame() }
        let changed = cache.texture(.init(layer: 2, kind: .group), stamp(2)) { $0.store[3, 3] = 0xFFFF_FFFF }
        cache.trim()
        #expect(changed !== pictures[0])
        #expect(pictures[0].store[3, 3] == 0xFF00_0000)
        #expect(cache.bytes == 2 * bytes)
        // The last entry with the picture releases it.
        for layer in [1, 3] {
            _ = cache.texture(.init(layer: layer, kind: .group), stamp(2)) { $0.store[3, 3] = 0xFFFF_FFFF }
        }
        cache.trim()
        #expect(cache.bytes == bytes)
    }

    @Test func `pictures that change in every frame are compared with others once they no longer do`() {
        let cache = TextureCache(limit: 1 << 20, restingLimit: 1 << 20)
        func draw(_ version: UInt64) -> [Texture] {
            cache.beginFrame()
            let pictures = (1...3).map { layer in
                cache.texture(.init(layer: layer, kind: .group), stamp(version)) { $0.store[3, 3] = 0xFF00_0000 }
            }
            cache.trim()
            return pictures
        }
        for version: UInt64 in 1...4 { _ = draw(version) }
        #expect(cache.bytes == 3 * bytes, "each has its own")
        #expect(Set(draw(4).map(ObjectIdentifier.init)).count == 1, "shown again as it was")
        for version: UInt64 in 5...6 { _ = draw(version) }
        cache.rest()
        #expect(cache.bytes == bytes, "nothing moves any more")
    }

    @Test func `a picture that waits to be drawn does not lend its memory`() {
        let cache = TextureCache(limit: 1 << 20, restingLimit: 1 << 20)
        let key = TextureCache.Key(layer: 1, kind: .group)
        let waiting = cache.texture(key, stamp(1)) { $0.store[3, 3] = 0xFF00_0000 }
        let next = cache.texture(key, stamp(2)) { $0.store[3, 3] = 0xFFFF_FFFF }
        #expect(next !== waiting)
        #expect(waiting.store[3, 3] == 0xFF00_0000)
    }

    @Test func `a part of another picture is kept from the second time on`() {
        let cache = TextureCache(limit: 1 << 20, restingLimit: 1 << 20)
        let key = TextureCache.Key(layer: 1, kind: .content)
        var drawn = 0
        for time in 1...4 {
            cache.beginFrame()
            _ = cache.texture(key, stamp(1), isPart: true) { _ in drawn += 1 }
            cache.trim()
            #expect(drawn == min(time, 2) && cache.bytes == (time == 1 ? 0 : bytes))
        }
        // Another version is counted anew.
        _ = cache.texture(key, stamp(2), isPart: true) { _ in drawn += 1 }
        cache.trim()
        #expect(drawn == 3 && cache.bytes == 0)
    }

    @Test func `what nothing shows any more goes in time`() {
        let cache = TextureCache(limit: 1 << 20, restingLimit: 1 << 18)
        _ = cache.texture(.init(layer: 1, kind: .group), stamp(1)) { _ in }
        for _ in 0..<2_000 {
            cache.beginFrame()
            cache.trim()
        }
        #expect(cache.bytes == 0)
    }
}
