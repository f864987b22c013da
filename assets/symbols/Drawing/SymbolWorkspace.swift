import Foundation
import Geometry
import Synchronization

/// Outlines of composed symbols, at one size: they need boolean operations, which are too slow for every frame.
enum SymbolWorkspace {
    /// Side of the grid. The tolerance of boolean operations, 0.02, is then a hundredth of a point in a symbol of 100
    /// points.
    static let size: CGFloat = 240
    static let scale = size / Symbol.gridSize

    private static let outlines = SymbolCache<Path>()
    private static let levels = SymbolCache<[Path]>()

    static func outline(of symbol: Symbol, lineWidth: Double) -> Path {
        outlines.value(of: symbol, lineWidth) { $0.form.outline(lineWidth: lineWidth) }
    }

    static func levels(of symbol: Symbol, lineWidth: Double) -> [Path] {
        levels.value(of: symbol, lineWidth) { $0.form.levels(lineWidth: lineWidth) }
    }
}

/// Values of symbols, by name and width of their lines.
final class SymbolCache<Value: Sendable>: Sendable {
    private struct Key: Hashable {
        let name: String
        let lineWidth: Double
    }

    /// Number of values after which the cache is emptied.
    private static var limit: Int { 512 }
    private let values = Mutex([Key: Value]())

    func value(of symbol: Symbol, _ lineWidth: Double, make: (Symbol) -> Value) -> Value {
        let key = Key(name: symbol.name, lineWidth: lineWidth)
        if let value = values.withLock({ $0[key] }) { return value }
        // Not under the lock, since it takes long.
        let value = make(symbol)
        values.withLock { values in
            if values.count >= Self.limit { values = [:] }
            values[key] = value
        }
        return value
    }
}
