/// One word of a script's line.
enum ScriptWord: Equatable {
    case bare(String)
    /// Text between quotation marks.
    case quoted(String)

    /// The word for an error message: quoted, and without characters that would break the line.
    var shown: String {
        switch self {
        case .bare(let text), .quoted(let text): shownInMessage(text)
        }
    }
}

/// Text from a user, quoted, escaped and shortened to fit in one line of an error message.
func shownInMessage(_ text: String) -> String {
    let limit = 60
    let shortened = text.count > limit ? text.prefix(limit) + "…" : text[...]
    let printable = shortened.unicodeScalars.map { scalar in
        scalar.properties.generalCategory == .control || scalar.properties.isWhitespace && scalar != " "
            ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "“\(printable.joined())”"
}

enum ScriptWordsError: Error, Equatable {
    case unclosedQuotation
    case unknownEscape(String)
}

/// Splits a line at white space, up to a comment. It works on scalars, because a quotation mark followed by a combining
/// mark is a different `Character`.
///
/// - Throws: ``ScriptWordsError`` for an unclosed quotation or an unknown escape in one.
func scriptWords(in line: some StringProtocol) throws(ScriptWordsError) -> [ScriptWord] {
    var words: [ScriptWord] = []
    var bare = ""
    var scalars = line.unicodeScalars.makeIterator()
    func endOfBare() {
        if !bare.isEmpty { words.append(.bare(bare)) }
        bare = ""
    }
    while let scalar = scalars.next() {
        switch scalar {
        case "#":
            endOfBare()
            return words
        case "\"":
            endOfBare()
            words.append(.quoted(try quotation(&scalars)))
        case _ where scalar.properties.isWhitespace: endOfBare()
        default: bare.unicodeScalars.append(scalar)
        }
    }
    endOfBare()
    return words
}

/// Reads up to the closing quotation mark. `\"`, `\\`, `\n` and `\t` have their meaning in Swift.
///
/// - Throws: ``ScriptWordsError`` if the quotation is unclosed or has another escape.
private func quotation(
    _ scalars: inout some IteratorProtocol<Unicode.Scalar>
) throws(ScriptWordsError) -> String {
    var text = ""
    while let scalar = scalars.next() {
        switch scalar {
        case "\"": return text
        case "\\":
            switch scalars.next() {
            case "\"": text += "\""
            case "\\": text += "\\"
            case "n": text += "\n"
            case "t": text += "\t"
            case let other?: throw .unknownEscape("\\\(other)")
            case nil: throw .unclosedQuotation
            }
        default: text.unicodeScalars.append(scalar)
        }
    }
    throw .unclosedQuotation
}
