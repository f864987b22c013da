import Foundation

/// The symbols that Lilt draws, by name.
package struct SymbolCatalogue: Sendable {
    /// Names in the order of the text.
    package private(set) var names: [String] = []
    /// Errors in the text; lines with an error are left out.
    package private(set) var problems: [SymbolError] = []
    private var symbols: [String: Symbol] = [:]

    /// The symbols of `symbols.txt`.
    package static let standard = SymbolCatalogue(String(decoding: PackageResources.symbols_txt, as: UTF8.self))

    /// Symbol shown for a missing image.
    package static let placeholderName = "questionmark.square.dashed"

    /// Parses a catalogue.
    /// - Parameter text: one symbol per line; empty lines and those that begin with `#` are ignored.
    package init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            do throws(SymbolError) {
                let symbol = try SymbolParser.symbol(line)
                guard symbols.updateValue(symbol, forKey: symbol.name) == nil else {
                    throw .drawnTwice(symbol: symbol.name)
                }
                names.append(symbol.name)
            } catch {
                problems.append(error)
            }
        }
    }

    package subscript(name: String) -> Symbol? { symbols[name] }
}
