/// Pictures of layers, kept from frame to frame until they are stale or room is short. Pictures that look the same are kept
/// once, whatever layers they are of: a hundred cards have one back.
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
        /// Of the pixels: under this the texture is found by others that look the same. Nil as long as it has not been
        /// compared with them.
        var look: UInt64?
        /// The frame in which it was drawn.
        let made: Int
        var lastUse: Int
    }

    /// Bytes beyond which the pictures used longest ago go; and those beyond which they go when nothing moves any more.
    private let limit: Int
    private let restingLimit: Int
    /// What one frame shows stays beyond the limit, or each frame would draw anew what the one before had to let go: two pages
    /// that slide over a large screen are enough for that. It stays up to so many times the limit, which no scene that means
    /// well comes near.
    private static let mostTimesLimit = 4
    private var entries: [Key: Entry] = [:]
    /// Every texture that an entry has and that was compared, once.
    private var looks: [UInt64: Look] = [:]
    /// What was drawn once lately, and not kept.
    private var passing: [Key: Stamp] = [:]
    /// Held by the pictures, as of the last ``trim()``.
    private(set) var bytes = 0
    private(set) var frame = 0
    var hits = 0
    var misses = 0

    /// A texture and how many entries have it.
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

    /// The picture for `key` with what `stamp` says, drawn by `draw` if there is none. A stale one of the same size
    /// lends its memory.
    ///
    /// - Parameters:
    ///   - key: whose picture.
    ///   - stamp: what it shows.
    ///   - isPart: whether it is going to be part of another picture, which is kept itself: mostly nobody asks for it again.
    ///     So it is kept from the second time on.
    ///   - draw: draws it.
    func texture(_ key: Key, _ stamp: Stamp, isPart: Bool = false, draw: (Texture) -> Void) -> Texture {
        if let index = entries.index(forKey: key), entries.values[index].stamp == stamp {
            entries.values[index].lastUse = frame
            hits += 1
            if entries.values[index].look == nil { share(entryAt: index) }
            return entries.values[index].texture
        }
        misses += 1
        // A picture that is another one in each frame is not worth being compared with all others.
        let isChanging = entries[key].map { frame - $0.made <= 1 } ?? false
        // Taken out while drawing: a layer within may ask for pictures too.
        let drawn = lent(by: key, stamp) ?? Texture(width: stamp.width, height: stamp.height)
        draw(drawn)
        if isPart, passing[key] != stamp {
            passing[key] = stamp
            return drawn
        }
        passing[key] = nil
        entries[key] = Entry(stamp: stamp, texture: drawn, look: nil, made: frame, lastUse: frame)
        if !isChanging, let index = entries.index(forKey: key) { share(entryAt: index) }
        return entries[key]?.texture ?? drawn
    }

    /// Takes an entry out, and gives its memory, unless another layer shows it, or it waits to be drawn.
    private func lent(by key: Key, _ stamp: Stamp) -> Texture? {
        // Nobody else may hold it by then, so it is never unwrapped: builds for sanitizers keep such copies for longer.
        var old = take(key)
        guard old?.width == stamp.width, old?.height == stamp.height, isKnownUniquelyReferenced(&old) else {
            return nil
        }
        old?.clear()
        return old
    }

    /// Has the entry show the picture that others show already, if it is the same; from then on others may show this one.
    private func share(entryAt index: Dictionary<Key, Entry>.Index) {
        let texture = entries.values[index].texture
        var look = texture.store.look
        while let known = looks[look] {
            if known.texture.store.isSame(as: texture.store) { break }
            // Another picture with the same number: the next number will do.
            look &+= 1
        }
        let kept = looks[look]?.texture ?? texture
        looks[look, default: Look(texture: kept, entries: 0)].entries += 1
        entries.values[index].texture = kept
        entries.values[index].look = look
    }

    /// Takes an entry out.
    private func take(_ key: Key) -> Texture? {
        guard let entry = entries.removeValue(forKey: key) else { return nil }
        if let look = entry.look {
            looks[look]?.entries -= 1
            if looks[look]?.entries == 0 { looks[look] = nil }
        }
        return entry.texture
    }

    /// Makes room: the pictures used longest ago go until the rest fits, and now and then those that nothing has shown for
    /// long go anyway, as those of layers that are no more.
    func trim() {
        let isInventory = frame % Self.framesBetweenInventories == 0
        guard misses > 0 || isInventory || bytes > limit else { return }
        if isInventory {
            passing = [:]
            removeAll { self.frame - $0.lastUse >= Self.framesWithoutUse }
        }
        trim(to: limit, keepingFrameUpTo: Self.mostTimesLimit * limit)
    }

    /// Gives memory back, because no frame is due: what shows the window's rest is kept longest.
    func rest() {
        for (key, entry) in entries where entry.look == nil {
            if let index = entries.index(forKey: key) { share(entryAt: index) }
        }
        trim(to: restingLimit, keepingFrameUpTo: 0)
    }

    private func trim(to limit: Int, keepingFrameUpTo frameLimit: Int) {
        // Counted anew, because pictures grow by the smaller copies that are made of them.
        count()
        guard bytes > limit else { return }
        // In a frame that shows all of them there is nothing to put in order.
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
