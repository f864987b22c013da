import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@_spi(Engine) @testable import Controls

/// Date pickers: days of months, wheels, ranges and keys.
@MainActor struct DatePickerTests {
    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
        calendar.locale = Locale(identifier: "en_US")
        calendar.firstWeekday = 1
        return calendar
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        let components = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return calendar.date(from: components) ?? Date(timeIntervalSinceReferenceDate: 0)
    }

    @MainActor final class Box {
        var date: Date
        init(_ date: Date) { self.date = date }
    }

    struct Program<Picker: View>: View {
        let box: Box
        let picker: (Binding<Date>) -> Picker
        @State private var date: Date

        init(_ box: Box, @ViewBuilder picker: @escaping (Binding<Date>) -> Picker) {
            self.box = box
            self.picker = picker
            _date = State(initialValue: box.date)
        }

        var body: some View {
            picker($date)
                .environment(\.calendar, calendar)
                .environment(\.timeZone, calendar.timeZone)
                .environment(\.locale, Locale(identifier: "en_US"))
                .onChange(of: date) { _, new in box.date = new }
        }
    }

    private func texts(_ stage: ViewStage) -> [String] { stage.all.compactMap(\.text) }

    @Test func `a month begins on the calendar's first day of the week`() {
        let grid = MonthGrid(around: Self.date(2025, 6, 9), in: Self.calendar)
        #expect(grid.weeks.count == 5)
        #expect(grid.weeks[0] == (1...7).map { Self.date(2025, 6, $0) })
        #expect(grid.weeks[4].compactMap(\.self) == [Self.date(2025, 6, 29), Self.date(2025, 6, 30)])
        var monday = Self.calendar
        monday.firstWeekday = 2
        let later = MonthGrid(around: Self.date(2025, 6, 9), in: monday)
        #expect(later.weeks[0].compactMap(\.self) == [Self.date(2025, 6, 1)])
        #expect(MonthGrid.weekdays(of: monday).first == "Mon")
        #expect(MonthGrid.weekdays(of: Self.calendar).first == "Sun")
    }

    @Test func `a press on a day chooses it, and the time of day stays`() {
        let box = Box(Self.date(2025, 6, 9, 14, 30))
        let stage = ViewStage(
            size: CGSize(width: 400, height: 500),
            Program(box) { DatePicker("When", selection: $0).datePickerStyle(.graphical) })
        #expect(texts(stage).contains("June 2025"))
        stage.tap("20")
        #expect(box.date == Self.date(2025, 6, 20, 14, 30))
        stage.tap("Next month")
        #expect(texts(stage).contains("July 2025"))
        #expect(box.date == Self.date(2025, 6, 20, 14, 30))
        #expect(stage.problems.isEmpty)
    }

    @Test func `arrow keys move the day, and page keys the month`() {
        let box = Box(Self.date(2025, 6, 30))
        let stage = ViewStage(
            size: CGSize(width: 400, height: 500),
            Program(box) {
                DatePicker("When", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
            })
        stage.press("Tab")
        stage.press("Right")
        #expect(box.date == Self.date(2025, 7, 1))
        #expect(texts(stage).contains("July 2025"))
        stage.press("Up")
        #expect(box.date == Self.date(2025, 6, 24))
        stage.press("Prior")
        #expect(box.date == Self.date(2025, 5, 24))
    }

    @Test func `days outside of the range are not chosen`() {
        let box = Box(Self.date(2025, 6, 9))
        let range = Self.date(2025, 6, 5)...Self.date(2025, 6, 12)
        let stage = ViewStage(
            size: CGSize(width: 400, height: 500),
            Program(box) {
                DatePicker("When", selection: $0, in: range, displayedComponents: .date).datePickerStyle(.graphical)
            })
        stage.tap("20")
        #expect(box.date == Self.date(2025, 6, 9))
        stage.tap("Next month")
        #expect(texts(stage).contains("June 2025"))
        stage.press("Tab")
        stage.press("Down")
        #expect(box.date == Self.date(2025, 6, 12))
    }

    @Test func `buttons show day and time, and open a month`() {
        let box = Box(Self.date(2025, 6, 9, 14, 30))
        let stage = ViewStage(
            size: CGSize(width: 600, height: 600), Program(box) { DatePicker("When", selection: $0) })
        #expect(texts(stage).first == "When")
        #expect(texts(stage).contains("Jun 9, 2025"))
        #expect(stage.layer("June 2025") == nil)
        stage.tap("Jun 9, 2025")
        stage.advance(by: 1)
        #expect(stage.layer("June 2025") != nil)
        stage.tap("21")
        stage.advance(by: 1)
        #expect(box.date == Self.date(2025, 6, 21, 14, 30))
        stage.press("Escape")
        stage.advance(by: 1)
        #expect(stage.layer("June 2025") == nil)
        #expect(texts(stage).contains("Jun 21, 2025"))
    }

    @Test func `wheels stand for the parts of a date`() {
        let date = Self.date(2024, 2, 29, 14, 5)
        let wheels = DateWheel.wheels(for: date, [.date, .hourAndMinute], in: Self.calendar, DateRange())
        #expect(wheels.map(\.id) == [.month, .day, .year, .hour, .minute, .half])
        #expect(wheels.map { $0.titles[$0.selected] } == ["February", "29", "2024", "2", "05", "PM"])
        #expect(wheels[1].titles.count == 29)
        #expect(wheels[0].date(date, 2, Self.calendar) == Self.date(2024, 3, 29, 14, 5))
        #expect(wheels[2].date(date, wheels[2].selected + 1, Self.calendar) == Self.date(2025, 2, 28, 14, 5))
        #expect(wheels[3].date(date, 11, Self.calendar) == Self.date(2024, 2, 29, 23, 5))
        #expect(wheels[5].date(date, 0, Self.calendar) == Self.date(2024, 2, 29, 2, 5))
        var german = Self.calendar
        german.locale = Locale(identifier: "de_DE")
        let others = DateWheel.wheels(for: date, [.date, .hourAndMinute], in: german, DateRange())
        #expect(others.map(\.id) == [.day, .month, .year, .hour, .minute])
    }

    @Test func `a wheel turns by a press on a row and by keys`() {
        let box = Box(Self.date(2025, 6, 9, 14, 30))
        let stage = ViewStage(
            size: CGSize(width: 500, height: 300),
            Program(box) {
                DatePicker("When", selection: $0, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
                    .labelsHidden()
            })
        #expect(stage.layer("30").map { abs($0.frameInWindow.midY - 150) < 1 } == true)
        stage.tap("31")
        stage.advance(by: 1)
        #expect(box.date == Self.date(2025, 6, 9, 14, 31))
        #expect(stage.layer("31").map { abs($0.frameInWindow.midY - 150) < 1 } == true)
        stage.press("Tab")
        stage.press("Down")
        stage.advance(by: 1)
        #expect(box.date == Self.date(2025, 6, 9, 15, 31))
    }

    @Test func `several days are chosen and taken back`() {
        struct Several: View {
            @State var days: Set<DateComponents> = [DateComponents(year: 2025, month: 6, day: 9)]
            var body: some View {
                VStack {
                    Text("days \(days.count)")
                    MultiDatePicker("Days", selection: $days)
                }
                .environment(\.calendar, DatePickerTests.calendar)
                .environment(\.timeZone, DatePickerTests.calendar.timeZone)
                .environment(\.locale, Locale(identifier: "en_US"))
            }
        }
        let stage = ViewStage(size: CGSize(width: 400, height: 500), Several())
        #expect(texts(stage).contains("days 1"))
        stage.tap("20")
        #expect(texts(stage).contains("days 2"))
        stage.tap("9")
        #expect(texts(stage).contains("days 1"))
    }

    @Test(arguments: [500, 300]) func `a long label and the buttons share the room`(width: CGFloat) throws {
        let box = Box(Self.date(2025, 6, 9, 14, 30))
        let stage = ViewStage(
            size: CGSize(width: width, height: 300), Program(box) { DatePicker("Departure time", selection: $0) })
        let day = stage.centre("Jun 9, 2025")
        // Foundation puts a narrow space before "PM".
        let time = stage.centre(try #require(texts(stage).first { $0.hasPrefix("2:30") }))
        #expect((day.y == time.y) == (width == 500))
        #expect(try #require(stage.layer("Departure time")).frameInWindow.height == 20, "the label is in one line")
        let dayFrame = try #require(stage.layer("Jun 9, 2025")).frameInWindow
        #expect(dayFrame.width == 110, "the day is not cut off")
    }
}
