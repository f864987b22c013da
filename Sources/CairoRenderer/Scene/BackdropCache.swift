import LayerTree

/// Cache of blurred backdrops, each with its source pixels: equal pixels are not blurred again.
@MainActor final class BackdropCache {
    private struct Entry {
        let material: LayerMaterial
        let scale: Double
        let source: PixelStore
        let result: PixelStore
        var lastUse: Int
    }

    private var entries: [Int: Entry] = [:]
    private var uses = 0
    /// Number of blurs computed so far.
    private(set) var misses = 0

    /// Greatest number of kept backdrops, more than the materials on one screen.
    private static let limit = 12

    /// Blurs, saturates and tints `source` for `material`, at `scale` pixels per point, for the layer with the number
    /// `layer`.
    func blurred(_ source: PixelStore, by material: LayerMaterial, scale: Double, for layer: Int) -> PixelStore {
        uses += 1
        if let entry = entries[layer], entry.material == material, entry.scale == scale, entry.source.isSame(as: source)
        {
            entries[layer]?.lastUse = uses
            return entry.result
        }
        misses += 1
        let result = Self.blurred(source, sigma: material.blurRadius * scale)
        if let matrix = LayerColorFilter.saturation(material.saturation).matrix, material.saturation != 1 {
            result.apply(matrix)
        }
        result.cover(with: material.tint)
        entries[layer] = Entry(material: material, scale: scale, source: source, result: result, lastUse: uses)
        if entries.count > Self.limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            entries[oldest.key] = nil
        }
        return result
    }

    /// Blurs a copy of `source`. Wide blurs are computed on a reduced copy, which loses nothing visible and is faster.
    private static func blurred(_ source: PixelStore, sigma: Double) -> PixelStore {
        let factor = sigma >= 16 ? 4 : sigma >= 8 ? 2 : 1
        guard factor > 1 else {
            let result = PixelStore(copy: source)
            if sigma > 0 { result.blur(sigma: sigma) }
            return result
        }
        let small = source.shrunk(by: factor)
        small.blur(sigma: sigma / Double(factor))
        return small.grown(by: factor, width: source.width, height: source.height)
    }

    func removeAll() { entries = [:] }
}
