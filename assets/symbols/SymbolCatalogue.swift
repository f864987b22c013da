import Foundation

/// All symbols that Lilt draws, by their names.
package struct SymbolCatalogue: Sendable {
    /// In the order of the text.
    package private(set) var names: [String] = []
    /// What is wrong with the text; a line that is, is left out.
    package private(set) var problems: [SymbolError] = []
    private var symbols: [String: Symbol] = [:]

    /// Those of `symbols.txt`.
    package static let standard = SymbolCatalogue(String(decoding: PackageResources.symbols_txt, as: UTF8.self))

    /// What is shown in place of a picture that is not there.
    package static let placeholderName = "questionmark.square.dashed"

    /// - Parameter text: one symbol a line; empty lines and those that begin with `#` do not count.
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
