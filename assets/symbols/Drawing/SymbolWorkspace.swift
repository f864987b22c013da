import Foundation
import Geometry
import Synchronization

/// Outlines of composed symbols, at one size: they need boolean operations, which are too slow for every frame.
enum SymbolWorkspace {
    /// Side of the grid. The tolerance of boolean operations, 0.02, is then a hundredth of a point in a symbol of 100
    /// points.
    static let size: CGFloat = 240
    static let scale = size / Symbol.gridSize

    private struct Key: Hashable {
        let name: String
        let lineWidth: Double
    }

    private struct Cache {
        var outlines: [Key: Path] = [:]
        var levels: [Key: [Path]] = [:]
    }

    /// Number of outlines after which the caches are emptied.
    private static let limit = 512
    private static let cache = Mutex(Cache())

    static func outline(of symbol: Symbol, lineWidth: Double) -> Path {
        let key = Key(name: symbol.name, lineWidth: lineWidth)
        if let outline = cache.withLock({ $0.outlines[key] }) { return outline }
        let outline = symbol.form.outline(lineWidth: lineWidth)
        cache.withLock { cache in
            if cache.outlines.count >= limit { cache.outlines = [:] }
            cache.outlines[key] = outline
        }
        return outline
    }

    static func levels(of symbol: Symbol, lineWidth: Double) -> [Path] {
        let key = Key(name: symbol.name, lineWidth: lineWidth)
        if let levels = cache.withLock({ $0.levels[key] }) { return levels }
        let levels = symbol.form.levels(lineWidth: lineWidth)
        cache.withLock { cache in
            if cache.levels.count >= limit { cache.levels = [:] }
            cache.levels[key] = levels
        }
        return levels
    }
}
