import Foundation
import Testing

@testable import AnimationCore

/// Timeline schedules: periodic, by minutes, explicit, by frames (S17.2 to S17.4).
struct TimelineScheduleTests {
    private let noon = Date(timeIntervalSinceReferenceDate: 43_200)

    private func first<S: TimelineSchedule>(
        _ count: Int, of schedule: S, from date: Date, mode: TimelineScheduleMode = .normal
    ) -> [Double] {
        schedule.entries(from: date, mode: mode).prefix(count).map { $0.timeIntervalSince(noon) }
    }

    @Test func `periodic dates lie on their grid, the first at or before (S17.3)`() {
        let schedule = PeriodicTimelineSchedule.periodic(from: noon, by: 10)
        #expect(first(3, of: schedule, from: noon.addingTimeInterval(25)) == [20, 30, 40])
        #expect(first(2, of: schedule, from: noon.addingTimeInterval(20)) == [20, 30])
        #expect(first(2, of: schedule, from: noon.addingTimeInterval(-5)) == [-10, 0])
    }

    @Test func `minutes begin on the minute (S17.3)`() {
        #expect(first(2, of: .everyMinute, from: noon.addingTimeInterval(61)) == [60, 120])
    }

    @Test func `explicit dates are as given (S17.3)`() {
        #expect(first(9, of: .explicit([noon, noon + 3]), from: noon + 100) == [0, 3])
    }

    @Test func `every frame, and none while paused or saving power (S17.2)`() {
        #expect(first(2, of: .animation, from: noon).first == 0)
        #expect(first(3, of: .animation(minimumInterval: 0.5), from: noon) == [0, 0.5, 1])
        #expect(first(3, of: .animation(paused: true), from: noon).isEmpty)
        #expect(first(3, of: .animation, from: noon, mode: .lowFrequency).isEmpty)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 1e-300])
    func `hostile intervals end`(interval: Double) {
        #expect(first(5, of: .periodic(from: noon, by: interval), from: noon + 1).count <= 1)
        #expect(first(5, of: .animation(minimumInterval: interval), from: noon).count <= 5)
    }

    @Test func `a grid is counted, not added up, so it does not drift (S17.3)`() {
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000.123)
        let schedule = PeriodicTimelineSchedule.periodic(from: start, by: 1.0 / 60)
        var last: Date?
        for date in schedule.entries(from: start, mode: .normal).prefix(360_001) { last = date }
        #expect(last == start.addingTimeInterval(6_000))
    }

    @Test(arguments: [0.1, 1.0 / 3, 0.7, 1.0 / 60, 86_400])
    func `asked at a date of the grid, the grid begins there (S17.3)`(interval: Double) {
        for k in [0.0, 1, 2, 3, 7, 49, 1_000, 123_457] {
            let date = noon.addingTimeInterval(k * interval)
            let schedule = PeriodicTimelineSchedule(from: noon, by: interval)
            let first = Array(schedule.entries(from: date, mode: .normal).prefix(2))
            #expect(first == [date, noon.addingTimeInterval((k + 1) * interval)], "\(k)")
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func `dates that are no dates end a grid (S17.3)`(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        for schedule in [PeriodicTimelineSchedule(from: date, by: 1), PeriodicTimelineSchedule(from: noon, by: 1)] {
            #expect(Array(schedule.entries(from: date, mode: .normal).prefix(10)).count <= 1)
        }
    }
}
