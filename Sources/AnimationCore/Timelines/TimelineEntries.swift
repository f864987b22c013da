package import Foundation

/// Where a timeline stands in its schedule's entries: which one holds, and which comes next. Only as many are asked for as
/// it takes to know that, so a schedule may be endless (S17.4).
package struct TimelineEntries<Entries: Sequence> where Entries.Element == Date {
    /// The entry that holds; before the first one, the date at which the timeline began.
    package private(set) var current: Date
    /// The entry after it; nil: there is none.
    package private(set) var upcoming: Date?
    /// So many entries have passed that the rest is not asked for: the schedule has to begin anew, nearer to the present.
    package private(set) var isRunaway = false
    private var iterator: Entries.Iterator
    /// Whether an entry of the schedule has held.
    private var hasBegun = false

    /// How many entries that have passed are looked through at once.
    package static var passedLimit: Int { 10_000 }

    /// - Parameters:
    ///   - entries: of a schedule, from `date` on.
    ///   - date: when the timeline begins.
    package init(_ entries: Entries, from date: Date) {
        current = date
        iterator = entries.makeIterator()
        upcoming = iterator.next()
        advance(to: date)
    }

    /// The time is `date` now. A date before the one that holds changes nothing.
    ///
    /// - Returns: whether another entry holds.
    /// - Complexity: O(entries that have passed).
    @discardableResult package mutating func advance(to date: Date) -> Bool {
        let now = date.timeIntervalSinceReferenceDate
        var hasChanged = false
        var passed = 0
        // Numbers, not dates: of dates one that is no number would come before and after every other.
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
