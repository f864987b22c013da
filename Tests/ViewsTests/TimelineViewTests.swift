import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Times at which a timeline's content is evaluated, its dates, and the sleep in between: S17.1 to S17.4.
@MainActor struct TimelineViewTests {
    /// Dates and cadences that the content was evaluated with.
    private final class Diary {
        var dates: [Double] = []
        var cadences: [TimelineViewDefaultContext.Cadence] = []

        /// Notes the date and gives it as text, always of one width: a text that moved in frame after frame would get one more
        /// frame to come to rest on whole pixels.
        func note(_ context: TimelineViewDefaultContext) -> String {
            dates.append(context.date.timeIntervalSinceReferenceDate)
            cadences.append(context.cadence)
            return String(format: "%016.4f", context.date.timeIntervalSinceReferenceDate)
        }
    }

    private struct Clock<Schedule: TimelineSchedule>: View {
        let schedule: Schedule
        let diary: Diary
        var body: some View {
            VStack {
                TimelineView(schedule) { context in Text(diary.note(context)) }
                Text("beside")
            }
        }
    }

    private let origin = Date(timeIntervalSinceReferenceDate: 0)

    @Test
    func
        `of a grid each entry is shown once, in the first frame not before it, and nothing runs between (S17.3, S17.4)`()
    {
        let diary = Diary()
        let stage = ViewStage(Clock(schedule: .periodic(from: origin - 0.25, by: 0.5), diary: diary))
        #expect(diary.dates == [-0.25])
        let bodies = stage.host.counters.bodies
        let frames = stage.pass(2)
        #expect(diary.dates == [-0.25, 0.25, 0.75, 1.25, 1.75])
        #expect(frames == [0.25, 0.75, 1.25, 1.75])
        #expect(stage.host.counters.bodies - bodies == 4, "only the content")
        #expect(!stage.host.isAnimating && !stage.host.needsUpdate)
    }

    @Test func `entries that lie between two frames are shown in the next (S17.4)`() {
        let diary = Diary()
        let stage = ViewStage(Clock(schedule: .periodic(from: origin, by: 0.11), diary: diary))
        let frames = stage.pass(0.35).map { ($0 * 60).rounded() }
        #expect(frames == [7, 14, 20])
        let dates = diary.dates.map { ($0 * 1000).rounded() }
        #expect(dates == [0, 110, 220, 330])
    }

    @Test func `a hundred tenths are a hundred entries, each in its frame: steps do not drift`() {
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000.123)
        let stage = ViewStage(Clock(schedule: .periodic(from: start, by: 0.1), diary: Diary()), startDate: start)
        let frames = stage.pass(10).map { ($0 * 10).rounded() }
        let tenths = (1...100).map { Double($0) }
        #expect(frames == tenths)
    }

    @Test func `after a long sleep it goes on at the present (S17.4)`() {
        let diary = Diary()
        let stage = ViewStage(Clock(schedule: .periodic(from: origin, by: 0.5), diary: diary))
        stage.pass(1)
        stage.window.startDate += 1_000_000
        stage.pass(1)
        #expect(diary.dates.dropFirst(3) == [1_000_001.5, 1_000_002] && stage.problems.isEmpty)
    }

    @Test func `every frame is an entry of animation, at the time at which it is seen (S17.2)`() {
        let diary = Diary()
        let stage = ViewStage(Clock(schedule: .animation, diary: diary))
        stage.pass(1)
        let frames = (0...60).map { Double($0) / 60 }
        #expect(diary.dates == frames)
        #expect(stage.host.isAnimating)
    }

    @Test func `animation with an interval shows no two dates nearer than that (S17.2)`() {
        let diary = Diary()
        let stage = ViewStage(Clock(schedule: .animation(minimumInterval: 1.0 / 30), diary: diary))
        stage.pass(1)
        let thirtieths = (0...30).map { Double($0) / 30 }
        #expect(diary.dates == thirtieths)
        let slow = Diary()
        let sleeper = ViewStage(Clock(schedule: .animation(minimumInterval: 0.25), diary: slow))
        #expect(sleeper.pass(1) == [0.25, 0.5, 0.75, 1], "it sleeps between")
        #expect(slow.dates == [0, 0.25, 0.5, 0.75, 1])
    }

    private struct Pausable: View {
        let diary: Diary
        @State private var isPaused = false
        var body: some View {
            VStack {
                Button("Pause") { isPaused.toggle() }
                TimelineView(.animation(paused: isPaused)) { context in Text(diary.note(context)) }
            }
        }
    }

    @Test func `paused it costs nothing and keeps its date, and goes on at the present (S17.2)`() {
        let diary = Diary()
        let stage = ViewStage(Pausable(diary: diary))
        stage.pass(0.5)
        stage.tap("Pause")
        stage.pass(1.0 / 60)
        #expect(stage.pass(1).isEmpty)
        #expect(diary.dates.last == 0.5)
        stage.tap("Pause")
        #expect(diary.dates.last == stage.time)
        #expect(stage.pass(0.5).count == 30)
    }

    @Test func `minutes and dates as given (S17.3)`() {
        let minutes = Diary()
        let stage = ViewStage(Clock(schedule: .everyMinute, diary: minutes))
        #expect(stage.pass(130) == [60, 120])
        #expect(minutes.dates == [0, 60, 120])
        let given = Diary()
        let dates = [-5, -1, 0.5, 0.5, 0.25, 2].map { origin + $0 }
        let other = ViewStage(Clock(schedule: .explicit(dates), diary: given))
        #expect(other.pass(60) == [0.5, 2])
        #expect(given.dates == [-1, 0.5, 2], "what does not come later is passed over")
        #expect(other.host.nextWakeTime == nil)
    }

    @Test func `the cadence tells how far entries are apart (S17.1)`() {
        func cadence(_ schedule: some TimelineSchedule) -> TimelineViewDefaultContext.Cadence? {
            let diary = Diary()
            _ = ViewStage(Clock(schedule: schedule, diary: diary))
            return diary.cadences.first
        }
        #expect(cadence(.animation) == .live)
        #expect(cadence(.periodic(from: origin, by: 0.5)) == .live)
        #expect(cadence(.periodic(from: origin, by: 1)) == .seconds)
        #expect(cadence(.everyMinute) == .minutes)
        #expect(TimelineViewDefaultContext.Cadence.live < .seconds)
        #expect(TimelineViewDefaultContext.Cadence.seconds < .minutes)
    }

    private struct Stuck: TimelineSchedule {
        func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
            sequence(first: startDate - 1) { $0 }
        }
    }

    @Test func `a schedule that stands still is reported and does not hang (S17.4)`() {
        let stage = ViewStage(Clock(schedule: Stuck(), diary: Diary()))
        #expect(stage.problems.count == 1)
        #expect(stage.pass(1).isEmpty)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 1e300, Double.leastNonzeroMagnitude])
    func `a grid with a hostile interval shows one entry at most and sleeps (S17.3)`(interval: Double) {
        let diary = Diary()
        let stage = ViewStage(Clock(schedule: .periodic(from: origin, by: interval), diary: diary))
        #expect(stage.pass(1).isEmpty && diary.dates.count == 1)
    }

    private struct Passing: View {
        let diary: Diary
        @State private var isThere = true
        var body: some View {
            VStack {
                Button("Go") { isThere = false }
                if isThere {
                    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.5)) { context in
                        Text(diary.note(context))
                    }
                }
            }
        }
    }

    @Test func `what has left wakes nobody (S17.4)`() {
        let stage = ViewStage(Passing(diary: Diary()))
        #expect(stage.host.nextWakeTime != nil)
        stage.tap("Go")
        #expect(stage.host.nextWakeTime == nil && stage.pass(2).isEmpty)
    }
}
