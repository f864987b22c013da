extension Unicode.Scalar {
    var isLineEnd: Bool {
        switch self {
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    var isWordPart: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation:
            true
        default: false
        }
    }

    /// True for signs between letters or digits that do not end a word: don't, 3.5.
    var joinsWords: Bool { "'’.,:·".unicodeScalars.contains(self) }

    var endsSentence: Bool { ".!?…".unicodeScalars.contains(self) || endsSentenceAlone }

    /// True for signs after which a sentence begins without a space.
    var endsSentenceAlone: Bool { "。！？".unicodeScalars.contains(self) }

    var closesQuotation: Bool { "\"')]}»”’".unicodeScalars.contains(self) }

    /// True if the scalar belongs to the same visible character as the one before.
    func continuesCharacter(after previous: Unicode.Scalar) -> Bool {
        let joiner: Unicode.Scalar = "\u{200D}"
        if self == joiner || previous == joiner { return true }
        if previous == "\r" && self == "\n" { return true }
        return properties.isGraphemeExtend || properties.isEmojiModifier
    }
}
