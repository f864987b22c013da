import AnimationCore
import Foundation
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Search of a list for the row whose text begins with typed letters. Rows that are not made are made a few at a time on the way.
struct TypedSearch {
    /// Letters typed so far, without difference of case and accents.
    var text = ""
    /// Letters to look for if no row begins with ``text``: the last ones alone.
    var last = ""
    /// Value of the row that was looked at last.
    var cursor: AnyHashable?
    /// Number of rows that have not been looked at.
    var rest = 0

    /// Row that was made last to be looked at, by its place in its run.
    var made: (run: ObjectIdentifier, element: Int)?

    /// Rows that are made in one update.
    static let step = 64
}

// Selection by typed letters.
extension ListBox {
    /// Selects the next row whose text begins with the letters typed so far, or else with the last one.
    ///
    /// - Returns: true if the key types something that rows can begin with.
    func typed(_ key: KeyInput) -> Bool {
        guard selection != nil, key.phase != .up, key.modifiers & ~KeyInput.shift == 0, !key.characters.isEmpty,
            key.characters.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }),
            !typing.text.isEmpty || key.characters.first?.isWhitespace == false, let positions
        else { return false }
        let letters = Self.plain(key.characters)
        // Letters after others may stay on the selected row; the same letter once more goes to the next.
        let repeats = typing.text == letters
        typing = TypedSearch(
            text: repeats ? letters : typing.text + letters, last: letters, cursor: lead, rest: positions.count)
        if typing.text.count > letters.count, let row = leadRow, begins(row, with: typing.text) { return true }
        search()
        return true
    }

    /// Forgets the letters typed so far.
    func endTyping() { typing = TypedSearch() }

    private var leadRow: ListRowBox? {
        guard let lead else { return nil }
        return entries.lazy.compactMap(\.row).first { self.value(of: $0) == lead }
    }

    private static func plain(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    private func begins(_ row: ListRowBox, with letters: String) -> Bool {
        guard let text = row.trait(TypeSelectTrait.self) ?? row.firstText?.layer?.text else { return false }
        return Self.plain(text).hasPrefix(letters)
    }

    /// Looks at one row after the other from the cursor on, and after the last one from the first on.
    private func search() {
        guard let positions, !typing.text.isEmpty else { return }
        var position = typing.cursor.flatMap { positions.position(of: $0) }
        while typing.rest > 0 {
            let next = position.flatMap { positions.next(after: $0, 1) } ?? positions.end(isLast: false)
            guard let next else { return }
            switch entries[next.entry].kind {
            case .row(_, let row):
                typing.rest -= 1
                typing.cursor = value(of: row)
                if begins(row, with: typing.text) {
                    _ = go(to: next, isExtending: false, positions)
                    return
                }
                position = next
            case .unmade(let run, let elements):
                // A row that could not be made ends the search.
                guard typing.made.map({ $0 != (ObjectIdentifier(run), next.element) }) ?? true else { return }
                typing.made = (ObjectIdentifier(run), next.element)
                return searchAfterMaking(run, next.element..<elements.upperBound)
            }
        }
        guard typing.text != typing.last else { return }
        typing = TypedSearch(text: typing.last, last: typing.last, cursor: lead, rest: positions.count)
        search()
    }

    /// Makes the first of some rows, and goes on.
    private func searchAfterMaking(_ run: any LazyRun, _ elements: Range<Int>) {
        let letters = typing.text
        host.enqueue(Transaction()) { [weak self, weak run] in
            guard let self, let run, typing.text == letters else { return }
            run.make(Array(elements.prefix(TypedSearch.step)))
            invalidateLayout()
            host.secondPass { [weak self] in
                if let self, typing.text == letters { search() }
            }
        }
    }
}
