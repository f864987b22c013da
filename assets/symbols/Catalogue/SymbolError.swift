/// An error in a line of ``SymbolDrawings``.
package enum SymbolError: Error, Hashable, CustomStringConvertible {
    case noParts(symbol: String)
    case unknownRole(symbol: String, word: String)
    case notAWidth(symbol: String, word: String)
    case notARoom(symbol: String)
    case path(symbol: String, part: Int, PathDataError)
    case drawnTwice(symbol: String)

    package var description: String {
        switch self {
        case .noParts(let symbol): "symbol \(symbol) has no parts: write 'name | stroke M4 12 H20'"
        case .unknownRole(let symbol, let word):
            "symbol \(symbol): a part is a fill, stroke, hole, groove, clear, cut or room, not '\(word)'"
        case .notAWidth(let symbol, let word): "symbol \(symbol): '\(word)' is no width above zero"
        case .notARoom(let symbol): "symbol \(symbol): a room is the middle and the side of a square, 'room 12 12 11'"
        case .path(let symbol, let part, let error): "symbol \(symbol), part \(part): \(error)"
        case .drawnTwice(let symbol): "symbol \(symbol) is drawn twice"
        }
    }
}

/// An error in path data; `column` counts characters from 1.
package enum PathDataError: Error, Hashable, CustomStringConvertible {
    case unknownCommand(Character, column: Int)
    case noNumber(after: Character, column: Int)
    case notANumber(String, column: Int)
    case doesNotBeginWithMove(Character)
    case empty

    package var description: String {
        switch self {
        case .unknownCommand(let command, let column): "'\(command)' at column \(column) is no command of MLHVCQAZOR"
        case .noNumber(let command, let column): "'\(command)' needs a number at column \(column)"
        case .notANumber(let text, let column): "'\(text)' at column \(column) is no number"
        case .doesNotBeginWithMove(let command): "a path begins with M, not with '\(command)'"
        case .empty: "there is no path"
        }
    }
}
