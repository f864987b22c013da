/// Words of a command as shells read them.
package enum ShellWords {
    /// Words of a line: between spaces, unless those are quoted or have a backslash before them.
    ///
    /// - Parameter line: one command, without variables and substitutions, which are taken as they are.
    /// - Returns: the words; nil if a quotation or an escape does not end.
    package static func split(_ line: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quotation: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quotation != "'" {
                isEscaped = true
            } else if character == quotation {
                quotation = nil
            } else if quotation == nil, character == "'" || character == "\"" {
                quotation = character
                word = word ?? ""
            } else if quotation == nil, character.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard quotation == nil, !isEscaped else { return nil }
        if let word { words.append(word) }
        return words
    }
}
