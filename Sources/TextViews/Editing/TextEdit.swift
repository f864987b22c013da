/// One replacement in a text.
struct TextEdit: Equatable, Sendable {
    /// Start of the replaced range, in bytes of UTF-8.
    var offset: Int
    var removed: String
    var inserted: String

    init(offset: Int, removed: String, inserted: String) {
        self.offset = offset
        self.removed = removed
        self.inserted = inserted
    }

    /// The smallest replacement of whole characters that turns `old` into `new`.
    init(from old: String, to new: String) {
        var start = old.startIndex
        var newStart = new.startIndex
        while start < old.endIndex, newStart < new.endIndex, old[start].isSame(as: new[newStart]) {
            start = old.index(after: start)
            newStart = new.index(after: newStart)
        }
        var end = old.endIndex
        var newEnd = new.endIndex
        while end > start, newEnd > newStart {
            let before = old.index(before: end)
            let newBefore = new.index(before: newEnd)
            guard old[before].isSame(as: new[newBefore]) else { break }
            (end, newEnd) = (before, newBefore)
        }
        offset = old.utf8.distance(from: old.startIndex, to: start)
        removed = String(old[start..<end])
        inserted = String(new[newStart..<newEnd])
    }

    /// The edit that undoes this one.
    var inverse: TextEdit { TextEdit(offset: offset, removed: inserted, inserted: removed) }
}

extension Character {
    /// True if both are equal byte by byte: the two encodings of `é` compare equal, but differ in length.
    fileprivate func isSame(as other: Character) -> Bool { self == other && utf8.count == other.utf8.count }
}
