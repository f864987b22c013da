import Foundation
import Testing

@testable import AnimationCore

/// S17.2 to S17.4.
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
}
