/// Pictures of layers, kept from frame to frame until they are stale or room is short.
@MainActor final class TextureCache {
    enum Kind: Hashable { case content, group }

    struct Key: Hashable {
        let layer: Int
        let kind: Kind
    }

    /// What a picture shows; it is stale when any of this is different.
    struct Stamp: Equatable {
        var version: UInt64
        /// Pixels per point.
        var scaleX: Double
        var scaleY: Double
        /// Where its first texel lies, in pixels from the layer's origin.
        var left: Int
        var top: Int
        var width: Int
        var height: Int
    }

    private struct Entry {
        var stamp: Stamp
        var texture: Texture
        var lastUse: Int
    }

    /// Bytes beyond which the pictures used longest ago go.
    private let limit: Int
    private var entries: [Key: Entry] = [:]
    /// Held by the pictures, as of the last ``trim()``.
    private(set) var bytes = 0
    private(set) var frame = 0
    var hits = 0
    var misses = 0

    init(limit: Int) { self.limit = limit }

    func beginFrame() {
        frame += 1
        hits = 0
        misses = 0
    }

    /// The picture for `key` with what `stamp` says, drawn by `draw` if there is none. A stale one of the same size
    /// lends its memory.
    func texture(_ key: Key, _ stamp: Stamp, draw: (Texture) -> Void) -> Texture {
        if let entry = entries[key], entry.stamp == stamp {
            entries[key]?.lastUse = frame
            hits += 1
            return entry.texture
        }
        misses += 1
        // Taken out while drawing: a layer within may ask for pictures too.
        let old = entries.removeValue(forKey: key)
        let texture: Texture
        if let old, old.texture.width == stamp.width, old.texture.height == stamp.height {
            texture = old.texture
            texture.clear()
        } else {
            texture = Texture(width: stamp.width, height: stamp.height)
        }
        draw(texture)
        entries[key] = Entry(stamp: stamp, texture: texture, lastUse: frame)
        return texture
    }

    /// Makes room: the pictures used longest ago go until the rest fits, and now and then those that nothing has shown for
    /// long go anyway, as those of layers that are no more.
    func trim() {
        let isInventory = frame % Self.framesBetweenInventories == 0
        guard misses > 0 || isInventory else { return }
        if isInventory { entries = entries.filter { frame - $0.value.lastUse < Self.framesWithoutUse } }
        // Counted anew, because pictures grow by the smaller copies that are made of them.
        bytes = entries.values.reduce(0) { $0 + $1.texture.bytes }
        guard bytes > limit else { return }
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > limit else { return }
            entries.removeValue(forKey: key)
            bytes -= entry.texture.bytes
        }
    }

    private static let framesBetweenInventories = 64
    private static let framesWithoutUse = 1_200

    func removeAll() {
        entries = [:]
        bytes = 0
    }
}
