/// One word of a script's line.
enum ScriptWord: Equatable {
    case bare(String)
    /// What stood between quotation marks.
    case quoted(String)

    /// As an error message shows it: in quotation marks, without anything that would break the line.
    var shown: String {
        switch self {
        case .bare(let text), .quoted(let text): shownInMessage(text)
        }
    }
}

/// Text from a user, fit for one line of an error message.
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

/// Splits a line at white space, up to a comment. Works on scalars, as a quotation mark that is followed by a
/// combining mark would otherwise not be seen as one.
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

/// Reads on to the closing quotation mark. `\"`, `\\`, `\n` and `\t` stand for what they do in Swift.
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
