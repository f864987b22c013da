package import Foundation

/// Position of a timeline in its schedule's entries: the current and the next one. Reads no more entries than needed,
/// so a schedule may be endless (S17.4).
package struct TimelineEntries<Entries: Sequence> where Entries.Element == Date {
    /// Current entry; before the first one, the date at which the timeline began.
    package private(set) var current: Date
    /// Next entry; nil if there is none.
    package private(set) var upcoming: Date?
    /// True if too many entries have passed to read the rest: the schedule must be restarted nearer to the present.
    package private(set) var isRunaway = false
    private var iterator: Entries.Iterator
    /// True once an entry has become current.
    private var hasBegun = false

    /// Largest number of passed entries read at once.
    package static var passedLimit: Int { 10_000 }

    /// A position at `date` in `entries`, which begin at `date`.
    package init(_ entries: Entries, from date: Date) {
        current = date
        iterator = entries.makeIterator()
        upcoming = iterator.next()
        advance(to: date)
    }

    /// Advances to `date`; an earlier date than the current entry changes nothing.
    ///
    /// - Parameter date: current date.
    /// - Returns: true if another entry is current.
    /// - Complexity: O(passed entries).
    @discardableResult package mutating func advance(to date: Date) -> Bool {
        let now = date.timeIntervalSinceReferenceDate
        var hasChanged = false
        var passed = 0
        // Compared as numbers: a date that is NaN would be ordered before and after every other.
        while let entry = upcoming, entry.timeIntervalSinceReferenceDate <= now {
            if entry > current || !hasBegun {
                current = entry
                hasChanged = true
            }
            hasBegun = true
            passed += 1
            guard passed < Self.passedLimit else {
                isRunaway = true
                upcoming = nil
                break
            }
            upcoming = iterator.next()
        }
        return hasChanged
    }
}
