import Foundation
import Testing

@testable import AnimationCore

/// The current entry of a schedule, and the smallest number of entries requested: S17.4.
struct TimelineEntriesTests {
    private let noon = Date(timeIntervalSinceReferenceDate: 43_200)

    private func seconds(_ date: Date?) -> Double? { date?.timeIntervalSince(noon) }

    @Test func `the last entry that has come holds, the next is known`() {
        var entries = TimelineEntries([-9, -2, 3, 5].map { noon + $0 }, from: noon)
        #expect(seconds(entries.current) == -2 && seconds(entries.upcoming) == 3)
        #expect(entries.advance(to: noon + 2.9) == false)
        #expect(entries.advance(to: noon + 3) && seconds(entries.current) == 3)
        #expect(entries.advance(to: noon + 99) && seconds(entries.current) == 5 && entries.upcoming == nil)
        #expect(entries.advance(to: noon + 100) == false)
    }

    @Test func `before the first entry the beginning holds, and so it does if there is none`() {
        #expect(seconds(TimelineEntries([noon + 4], from: noon).current) == 0)
        let none = TimelineEntries([Date](), from: noon)
        #expect(seconds(none.current) == 0 && none.upcoming == nil)
    }

    @Test func `no more is asked for than the next entry`() {
        final class Source: Sequence, IteratorProtocol {
            var asked = 0
            func next() -> Date? {
                asked += 1
                return Date(timeIntervalSinceReferenceDate: Double(asked))
            }
        }
        let source = Source()
        var entries = TimelineEntries(source, from: Date(timeIntervalSinceReferenceDate: 0))
        #expect(source.asked == 1)
        entries.advance(to: Date(timeIntervalSinceReferenceDate: 3.5))
        #expect(source.asked == 4)
    }

    @Test func `what does not come later is passed over`() {
        var entries = TimelineEntries([1, 1, 0.5, 2].map { noon + $0 }, from: noon)
        #expect(entries.advance(to: noon + 1) && seconds(entries.current) == 1)
        #expect(seconds(entries.upcoming) == 2 && !entries.isRunaway)
    }

    @Test func `a schedule without end that stands still is left`() {
        let entries = TimelineEntries(sequence(first: noon) { $0 }, from: noon)
        #expect(entries.isRunaway && entries.upcoming == nil && seconds(entries.current) == 0)
    }

    @Test func `time that goes back changes nothing`() {
        var entries = TimelineEntries([1, 2].map { noon + $0 }, from: noon)
        entries.advance(to: noon + 1.5)
        #expect(entries.advance(to: noon - 50) == false && seconds(entries.current) == 1)
    }

    @Test func `dates that are no dates never come`() {
        let entries = TimelineEntries(
            [Date(timeIntervalSinceReferenceDate: .nan), Date(timeIntervalSinceReferenceDate: .infinity)], from: noon)
        #expect(seconds(entries.current) == 0)
    }
}
