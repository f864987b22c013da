import Foundation
import Synchronization

/// All symbols that can be shown, by name: drawn by hand, composed of drawn ones, or taken from an icon font.
package enum SymbolLibrary {
    /// A symbol found for a name.
    package struct Match: Sendable {
        package let symbol: Symbol
        /// True if the symbol is the one asked for; false if its name only resembles the one asked for.
        package let isExact: Bool
    }

    private static let found = Mutex([String: Match?]())
    /// Number of names after which the cache is emptied.
    private static let limit = 1024

    /// The symbol `name`; nil if there is none, not even a composed one.
    package static func symbol(named name: String) -> Symbol? {
        match(for: name).flatMap { $0.isExact ? $0.symbol : nil }
    }

    /// The symbol `name`, or the nearest: that of the longest beginning of the name that has one. Nil if none has.
    package static func match(for name: String) -> Match? {
        if let known = found.withLock({ $0[name] }) { return known }
        let match = search(name)
        found.withLock { found in
            if found.count >= limit { found = [:] }
            found[name] = .some(match)
        }
        return match
    }

    private static func search(_ name: String) -> Match? {
        if let symbol = exact(name) { return Match(symbol: symbol, isExact: true) }
        // Drawings of a public name only: `letter.a` is part of others.
        var words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard words.count < 16 else { return nil }
        let isFilled = words.last == "fill"
        while words.count > 1 {
            words.removeLast()
            let shorter = words.joined(separator: ".")
            let symbol = isFilled ? exact(shorter + ".fill") ?? exact(shorter) : exact(shorter)
            if let symbol { return Match(symbol: symbol, isExact: false) }
        }
        return nil
    }

    private static func exact(_ name: String) -> Symbol? {
        guard !name.hasPrefix("letter."), !name.hasPrefix("mark.") else { return nil }
        let drawn = SymbolComposer { SymbolCatalogue.standard[$0] }
        if let symbol = drawn.symbol(named: name) { return symbol }
        guard let icons = IconSymbols.standard else { return nil }
        let mixed = SymbolComposer { SymbolCatalogue.standard[$0] ?? icons.symbol(named: $0) }
        return mixed.symbol(named: name)
    }
}
