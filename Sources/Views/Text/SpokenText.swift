package import LayerTree

/// Characters of a text as they are spoken, where they differ from those that are shown.
package struct SpokenText {
    /// The characters that are spoken.
    package private(set) var string = ""
    /// For each scalar of ``string`` the place of the shown scalar that it is, or after which it was added.
    private var sources: [Int] = []

    /// Returns the places of the shown scalars that the spoken ones in `range` are.
    package func sources(of range: Range<Int>) -> [Int] { Array(sources[range.clamped(to: sources.indices)]) }

    fileprivate mutating func append(_ added: some StringProtocol, from place: Int, isShown: Bool) {
        string += added
        for offset in 0..<added.unicodeScalars.count { sources.append(isShown ? place + offset : place) }
    }

    /// Appends characters one by one. Words are parted by commas.
    fileprivate mutating func spell(_ shown: String, from start: Int) {
        var place = start
        var separator = ""
        for character in shown {
            let count = character.unicodeScalars.count
            if character.isWhitespace {
                separator = separator.isEmpty ? "" : ", "
            } else {
                append(separator, from: max(start, place - 1), isShown: false)
                append(String(character), from: place, isShown: true)
                separator = " "
            }
            place += count
        }
    }
}

extension String {
    /// The characters one by one, as assistive technology spells them.
    var spelledOut: String {
        var spoken = SpokenText()
        spoken.spell(self, from: 0)
        return spoken.string
    }
}

extension TextRequest {
    /// The characters as they are spoken; nil if no run is spelt out.
    package var spokenString: SpokenText? {
        let runs = runs
        guard runs.contains(where: \.isSpelledOut) else { return nil }
        var spoken = SpokenText()
        var place = 0
        for run in runs {
            if run.isSpelledOut, !run.isPicture {
                spoken.spell(run.string, from: place)
            } else if !run.isPicture {
                spoken.append(run.string, from: place, isShown: true)
            }
            place += run.string.unicodeScalars.count
        }
        return spoken
    }
}

extension Text {
    /// The characters as they are spoken, in the current locale.
    package var spokenString: String {
        guard soleString == nil else { return plainString }
        return pieces.map { piece in
            let string = Text(pieces: [piece]).plainString
            return piece.traits.isSpelledOut == true ? string.spelledOut : string
        }.joined()
    }

    /// Has assistive technology read the characters one by one: "A P I" in place of "API".
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        with { $0.traits.isSpelledOut = $0.traits.isSpelledOut ?? value }
    }

    /// Not available: screen readers here let no program change their pitch.
    @available(*, unavailable, message: "no screen reader here lets a program change its pitch")
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Not available: people set in their screen reader which punctuation is spoken.
    @available(*, unavailable, message: "people set in their screen reader which punctuation is spoken")
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Not available: screen readers here decide when they speak of a change.
    @available(*, unavailable, message: "screen readers here decide when they speak of a change; announce it instead")
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
