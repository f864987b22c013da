import Foundation
import Geometry

/// Parser of the lines of ``SymbolDrawings``: a name, then parts, each after a `|`. A part is a role, with a width if it is
/// a line, and a path: `name | stroke:1.5 M4 12 H20 | fill M…`.
package enum SymbolParser {
    /// The name at the beginning of a line.
    static func name(of line: Substring) -> Substring {
        var name = line.prefix { $0 != "|" }.drop(while: \.isWhitespace)
        while name.last?.isWhitespace == true { name.removeLast() }
        return name
    }

    /// Parses one line.
    ///
    /// - Throws: ``SymbolError`` if the line is invalid.
    /// - Returns: The symbol.
    package static func symbol(_ line: Substring) throws(SymbolError) -> Symbol {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        let name = fields.first.map(trimmed) ?? ""
        guard fields.count > 1 else { throw .noParts(symbol: name) }
        var parts: [Symbol.Part] = []
        var room: CGRect?
        for (index, field) in fields.dropFirst().enumerated() {
            let words = trimmed(field).split(separator: " ", maxSplits: 1)
            if words.first == "room" {
                guard let square = square(words.count > 1 ? words[1] : "") else { throw .notARoom(symbol: name) }
                room = square
                continue
            }
            let role = try role(words.first ?? "", symbol: name)
            do throws(PathDataError) {
                parts.append(Symbol.Part(role: role, path: try PathData.path(words.count > 1 ? words[1] : "")))
            } catch {
                throw .path(symbol: name, part: index + 1, error)
            }
        }
        guard !parts.isEmpty else { throw .noParts(symbol: name) }
        return Symbol(name: name, form: .drawn(parts), room: room)
    }

    /// Parses a role such as `fill` or `stroke:1.5`.
    ///
    /// - Throws: ``SymbolError`` for an unknown role, or a width not above zero.
    private static func role(_ word: Substring, symbol: String) throws(SymbolError) -> Symbol.Role {
        let pieces = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        var width = 1.0
        if pieces.count > 1 {
            guard let units = Double(pieces[1]), units > 0, units.isFinite else {
                throw .notAWidth(symbol: symbol, word: String(pieces[1]))
            }
            width = units / Symbol.lineWidth
        }
        switch (pieces.first, pieces.count) {
        case ("fill", 1): return .fill
        case ("hole", 1): return .hole
        case ("clear", 1): return .clear
        case ("stroke", _): return .stroke(relativeWidth: width)
        case ("groove", _): return .groove(relativeWidth: width)
        case ("cut", _): return .cut(relativeWidth: width)
        default: throw .unknownRole(symbol: symbol, word: String(word))
        }
    }

    /// Parses the middle and the side of a square: `12 12 11`.
    private static func square(_ text: Substring) -> CGRect? {
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 3, numbers.allSatisfy(\.isFinite), numbers[2] > 0 else { return nil }
        return CGRect(
            x: numbers[0] - numbers[2] / 2, y: numbers[1] - numbers[2] / 2, width: numbers[2], height: numbers[2])
    }

    private static func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }
}
