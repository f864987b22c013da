import LayerTree

/// Blurred backdrops, each with the pixels that it was made of: the same pixels need not be blurred again.
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
    /// How many blurs had to be made.
    private(set) var misses = 0

    /// More materials than this are not on one screen.
    private static let limit = 12

    /// `source` as it is seen through `material`, at `scale` pixels a point, for the layer with this id.
    func blurred(_ source: PixelStore, by material: LayerMaterial, scale: Double, for layer: Int) -> PixelStore {
        uses += 1
        if let entry = entries[layer], entry.material == material, entry.scale == scale, entry.source.isSame(as: source) {
            entries[layer]?.lastUse = uses
            return entry.result
        }
        misses += 1
        let result = PixelStore(copy: source)
        if material.blurRadius > 0 { result.blur(sigma: material.blurRadius * scale) }
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

    func removeAll() { entries = [:] }
}
