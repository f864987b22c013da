import Foundation

/// The symbols that are drawn by hand, by name. A line is parsed when its symbol is asked for.
package struct SymbolCatalogue: Sendable {
    private var lines: [Substring: Substring] = [:]
    private var order: [Substring] = []
    private var twice: [SymbolError] = []

    /// The symbols of ``SymbolDrawings``.
    package static let standard = SymbolCatalogue(SymbolDrawings.all)

    /// Symbol shown for a missing image.
    package static let placeholderName = "questionmark.square.dashed"

    /// Reads the names of a catalogue.
    /// - Parameter text: one symbol per line; empty lines and those that begin with `#` are ignored.
    package init(_ text: String) { self.init([text]) }

    private init(_ texts: [String]) {
        for line in texts.flatMap(Self.lines) where !line.hasPrefix("#") {
            let name = SymbolParser.name(of: line)
            if name.isEmpty, line.allSatisfy(\.isWhitespace) { continue }
            if lines.updateValue(line, forKey: name) == nil {
                order.append(name)
            } else {
                twice.append(.drawnTwice(symbol: String(name)))
            }
        }
    }

    /// Lines are found by bytes: there are many, and characters are slow to tell apart.
    private static func lines(of text: String) -> [Substring] {
        text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map(Substring.init)
    }

    /// Names of the symbols in the order of the text.
    package var names: [String] { order.map(String.init).filter { self[$0] != nil } }

    /// Errors in the text; lines with an error are left out.
    package var problems: [SymbolError] {
        var problems: [SymbolError] = []
        for name in order {
            guard let line = lines[name] else { continue }
            do throws(SymbolError) { _ = try SymbolParser.symbol(line) } catch { problems.append(error) }
        }
        return problems + twice
    }

    /// The symbol drawn under `name`; nil if there is none, or if its line has an error, which ``problems`` tells.
    package subscript(name: String) -> Symbol? {
        guard let line = lines[name[...]] else { return nil }
        do throws(SymbolError) { return try SymbolParser.symbol(line) } catch { return nil }
    }
}
