import Foundation
import FoundationSupplement
import Testing

/// Lengths of time as words and digits.
struct DateComponentsFormatterTests {
    private func text(
        _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit,
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, most: Int = 0
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = units
        formatter.unitsStyle = style
        formatter.zeroFormattingBehavior = zeros
        formatter.maximumUnitCount = most
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar
        return formatter.string(from: seconds)
    }

    @Test func `digits leave out leading zeros, and pad what follows`() {
        let units: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(text(5, .positional, units) == "5")
        #expect(text(65, .positional, units) == "1:05")
        #expect(text(3_605, .positional, units) == "1:00:05")
        #expect(text(3_600, .positional, units) == "1:00:00")
        #expect(text(-65, .positional, units) == "-1:05")
        #expect(text(0, .positional, units) == "0")
    }

    @Test func `padded digits have two places everywhere`() {
        #expect(text(65, .positional, [.minute, .second], .pad) == "01:05")
        #expect(text(5, .positional, [.hour, .minute, .second], .pad) == "00:00:05")
        #expect(text(5, .positional, [.minute, .second], [.dropLeading]) == "5")
        #expect(text(5, .positional, [.minute, .second], []) == "0:05")
    }

    @Test func `words leave out units of zero`() {
        let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
        #expect(text(3_661, .full, units) == "1 hour, 1 minute, 1 second")
        #expect(text(7_200, .full, units) == "2 hours")
        #expect(text(86_400 + 30, .abbreviated, units) == "1d 30s")
        #expect(
            text(90, .brief, [.minute, .second]) == "1min 30sec"
                || text(90, .brief, [.minute, .second]) == "1min 30secs")
        #expect(text(7_260, .spellOut, units) == "two hours, one minute")
        #expect(text(0, .full, units) == "0 seconds")
    }

    @Test func `parts of the smallest unit, and of units beyond the limit, are left out`() {
        #expect(text(3_700, .positional, [.hour, .minute]) == "1:01")
        #expect(text(90_061, .full, [.day, .hour, .minute], most: 2) == "1 day, 1 hour")
        #expect(text(86_400 * 366, .full, [.year, .month, .day]) == "1 year, 1 day")
    }

    @Test func `dates and components are lengths of time too`() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        let start = Date(timeIntervalSinceReferenceDate: 100)
        #expect(formatter.string(from: start, to: start.addingTimeInterval(61)) == "1:01")
        #expect(formatter.string(from: DateComponents(minute: 2, second: 3)) == "2:03")
        #expect(formatter.string(for: 61.0) == "1:01")
        #expect(formatter.string(from: .infinity) == nil)
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 61) == "1:01 remaining")
        formatter.collapsesLargestUnit = true
        #expect(formatter.string(from: 63) == "63 remaining")
    }
}
