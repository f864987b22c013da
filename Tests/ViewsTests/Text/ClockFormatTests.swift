import Foundation
import Testing
import Views

/// Formats of stopwatches and timers.
struct ClockFormatTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1_000)

    @Test(arguments: [
        (-5.0, "0:00.00"), (0, "0:00.00"), (5.25, "0:05.25"), (65.5, "1:05.50"), (3_725.5, "1:02:05.50"),
    ])
    func `a stopwatch shows hundredths of a second`(seconds: Double, text: String) {
        let style = SystemFormatStyle.Stopwatch(startingAt: start)
        #expect(style.format(start.addingTimeInterval(seconds)) == text)
    }

    @Test func `a stopwatch shows fewer fields, or no hours, if it is told to`() {
        let date = start.addingTimeInterval(3_725.5)
        func text(_ style: SystemFormatStyle.Stopwatch) -> String { style.format(date) }
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(1))) == "1:02:05")
        #expect(text(.stopwatch(startingAt: start, maxFieldCount: 2)) == "1:02")
        #expect(text(.stopwatch(startingAt: start, showsHours: false, maxFieldCount: 2)) == "62:05")
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100))) == "1:02:05.5")
    }

    @Test func `a timer rounds what is left up, and what has passed down, and stays within its interval`() {
        let interval = start..<start.addingTimeInterval(10)
        func texts(_ style: SystemFormatStyle.Timer) -> [String] {
            [-1, 0, 0.4, 1, 9.9, 10, 20].map { style.format(start.addingTimeInterval($0)) }
        }
        #expect(texts(.timer(countingDownIn: interval)) == ["0:10", "0:10", "0:10", "0:09", "0:01", "0:00", "0:00"])
        #expect(texts(.timer(countingUpIn: interval)) == ["0:00", "0:00", "0:00", "0:01", "0:09", "0:10", "0:10"])
    }

    @Test func `the next date is the one at which the text changes`() throws {
        let interval = start..<start.addingTimeInterval(10)
        func check(_ style: some DiscreteFormatStyle<Date, String>, from offset: Double) throws {
            let date = start.addingTimeInterval(offset)
            let next = try #require(style.discreteInput(after: date))
            #expect(next > date && style.format(next.addingTimeInterval(0.0001)) != style.format(date))
            #expect(style.format(next.addingTimeInterval(-0.002)) == style.format(date))
            let last = try #require(style.discreteInput(before: date))
            #expect(last < date)
        }
        for offset in [0.3, 4.123, 7.0] {
            try check(SystemFormatStyle.Stopwatch.stopwatch(startingAt: start), from: offset)
            try check(SystemFormatStyle.Timer.timer(countingDownIn: interval), from: offset)
            try check(SystemFormatStyle.Timer.timer(countingUpIn: interval), from: offset)
        }
        let timer = SystemFormatStyle.Timer.timer(countingDownIn: interval)
        #expect(timer.discreteInput(after: start.addingTimeInterval(10)) == nil)
        #expect(timer.discreteInput(before: start) == nil)
    }
}
