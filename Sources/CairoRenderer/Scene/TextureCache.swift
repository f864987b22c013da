/// Cache of layers' pictures, kept until they are stale or the memory limit is reached. Equal pictures of different
/// layers are kept once: a hundred cards share the picture of one back.
@MainActor final class TextureCache {
    enum Kind: Hashable { case content, group }

    struct Key: Hashable {
        let layer: Int
        let kind: Kind
    }

    /// Version, scale and rectangle of a picture, which is stale if any of them differs.
    struct Stamp: Equatable {
        var version: UInt64
        /// Scale, in pixels per point.
        var scaleX: Double
        var scaleY: Double
        /// Position of the first texel, in pixels from the layer's origin.
        var left: Int
        var top: Int
        var width: Int
        var height: Int
    }

    /// An object, since every frame reads it for each picture, and a copy would count references to the texture.
    private final class Entry {
        let stamp: Stamp
        var texture: Texture
        /// Hash of the pixels, by which equal pictures are found; nil while the picture has not been compared with
        /// others.
        var look: UInt64?
        /// Number of the frame in which the picture was drawn.
        let made: Int
        var lastUse: Int

        init(_ texture: Texture, _ stamp: Stamp, frame: Int) {
            self.stamp = stamp
            self.texture = texture
            made = frame
            lastUse = frame
        }
    }

    /// Limits, in bytes, beyond which the least recently used pictures are dropped: in frames, and at rest.
    private let limit: Int
    private let restingLimit: Int
    /// Greatest size of the pictures shown by one frame, in multiples of the limit. Pictures of the current frame are
    /// kept up to this size, because two pages that slide over a large screen exceed the limit: otherwise each frame
    /// would draw the pictures again that the previous frame dropped.
    private static let mostTimesLimit = 4
    private var entries: [Key: Entry] = [:]
    /// Compared textures by their hashes, each once.
    private var looks: [UInt64: Look] = [:]
    /// Stamps of pictures that were drawn once recently and not kept.
    private var passing: [Key: Stamp] = [:]
    /// Size of all pictures in bytes, as of the last ``trim()``.
    private(set) var bytes = 0
    private(set) var frame = 0
    var hits = 0
    var misses = 0

    /// Texture with the number of entries that share it.
    private struct Look {
        let texture: Texture
        var entries: Int
    }

    init(limit: Int, restingLimit: Int) {
        self.limit = limit
        self.restingLimit = restingLimit
    }

    func beginFrame() {
        frame += 1
        hits = 0
        misses = 0
    }

    /// Finds a picture, or draws it. The memory of a stale picture of the same size is reused.
    ///
    /// - Parameters:
    ///   - key: the layer and the kind of picture.
    ///   - stamp: version, scale and rectangle that the picture must have.
    ///   - isPart: true if the picture becomes part of another picture, which is kept itself. Such a picture is rarely
    ///     needed again; it is kept when it is drawn the second time.
    ///   - draw: closure that draws the picture.
    /// - Returns: the picture.
    func texture(_ key: Key, _ stamp: Stamp, isPart: Bool = false, draw: (Texture) -> Void) -> Texture {
        if let entry = entries[key], entry.stamp == stamp {
            entry.lastUse = frame
            hits += 1
            if entry.look == nil { share(entry) }
            return entry.texture
        }
        misses += 1
        // A picture that changes in every frame is not compared with the others.
        let isChanging = entries[key].map { frame - $0.made <= 1 } ?? false
        // The entry is removed while its picture is drawn, because drawing may request pictures of sublayers.
        let drawn = lent(by: key, stamp) ?? Texture(width: stamp.width, height: stamp.height)
        draw(drawn)
        if isPart, passing[key] != stamp {
            passing[key] = stamp
            return drawn
        }
        passing[key] = nil
        let entry = Entry(drawn, stamp, frame: frame)
        entries[key] = entry
        if !isChanging { share(entry) }
        return entry.texture
    }

    /// Removes the entry for `key` and returns its texture for reuse; nil if the size differs, or another entry or a
    /// pending item uses the texture.
    private func lent(by key: Key, _ stamp: Stamp) -> Texture? {
        // Not unwrapped, because it must be the only reference, and builds with sanitizers keep unwrapped copies
        // longer.
        var old = take(key)
        guard old?.width == stamp.width, old?.height == stamp.height, isKnownUniquelyReferenced(&old) else {
            return nil
        }
        old?.clear()
        return old
    }

    /// Replaces the entry's texture by an equal texture of another entry, or makes it available to other entries.
    private func share(_ entry: Entry) {
        var look = entry.texture.store.look
        while let known = looks[look] {
            if known.texture.store.isSame(as: entry.texture.store) { break }
            // A different picture has the same hash: try the next number.
            look &+= 1
        }
        let kept = looks[look]?.texture ?? entry.texture
        looks[look, default: Look(texture: kept, entries: 0)].entries += 1
        entry.texture = kept
        entry.look = look
    }

    /// Removes the entry for `key` and returns its texture; nil if there is no entry.
    private func take(_ key: Key) -> Texture? {
        guard let entry = entries.removeValue(forKey: key) else { return nil }
        if let look = entry.look {
            looks[look]?.entries -= 1
            if looks[look]?.entries == 0 { looks[look] = nil }
        }
        return entry.texture
    }

    /// Drops the least recently used pictures until the others fit. Every 64 frames also drops pictures without use for
    /// 1,200 frames, such as those of removed layers.
    func trim() {
        let isInventory = frame % Self.framesBetweenInventories == 0
        guard misses > 0 || isInventory || bytes > limit else { return }
        if isInventory {
            passing = [:]
            removeAll { self.frame - $0.lastUse >= Self.framesWithoutUse }
        }
        trim(to: limit, keepingFrameUpTo: Self.mostTimesLimit * limit)
    }

    /// Frees memory when no frame is due; pictures of the last frame are dropped last.
    func rest() {
        for entry in entries.values where entry.look == nil { share(entry) }
        trim(to: restingLimit, keepingFrameUpTo: 0)
    }

    private func trim(to limit: Int, keepingFrameUpTo frameLimit: Int) {
        // Counted again, because pictures may have got reduced copies.
        count()
        guard bytes > limit else { return }
        // A frame that shows all pictures drops none.
        guard bytes > frameLimit || entries.values.contains(where: { $0.lastUse < frame }) else { return }
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > limit, entry.lastUse < frame || bytes > frameLimit else { return }
            let size = entries[key]?.texture.bytes ?? 0
            let shared = entries[key]?.look.flatMap { looks[$0]?.entries } ?? 1
            _ = take(key)
            if shared == 1 { bytes -= size }
        }
    }

    private func count() {
        bytes = looks.values.reduce(0) { $0 + $1.texture.bytes }
        for entry in entries.values where entry.look == nil { bytes += entry.texture.bytes }
    }

    private func removeAll(where isOld: (Entry) -> Bool) {
        for (key, entry) in entries where isOld(entry) { _ = take(key) }
        count()
    }

    private static let framesBetweenInventories = 64
    private static let framesWithoutUse = 1_200

    func removeAll() {
        entries = [:]
        looks = [:]
        passing = [:]
        bytes = 0
    }
}
