import AnimationCore
import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Texts that show the time are updated in the frames in which they change; nothing runs in between (S14.13).
@MainActor struct LiveTextTests {
    private let origin = Date(timeIntervalSinceReferenceDate: 0)
    private let english = Locale(identifier: "en_US")

    private func stage(_ text: Text) -> ViewStage {
        ViewStage(text.environment(\.locale, english), startDate: origin)
    }

    private func string(_ stage: ViewStage) throws -> String { try stage.request().runs.map(\.string).joined() }

    @Test func `a timer counts to its date and on from it, once a second and without a body (S14.13)`() throws {
        let stage = stage(Text(origin + 2.5, style: .timer))
        #expect(try string(stage) == "0:03")
        let bodies = stage.host.counters.bodies
        #expect(stage.pass(0.4) == [])
        #expect(stage.pass(0.1) == [0.5])
        #expect(try string(stage) == "0:02")
        #expect(stage.pass(3) == [1.5, 2.5, 3.5])
        #expect(try string(stage) == "0:01")
        #expect(stage.host.counters.bodies == bodies)
    }

    @Test(arguments: [
        (Text.DateStyle.relative, 8_580.0, "2 hours, 23 minutes"), (.relative, -5, "5 seconds"),
        (.offset, 7_260, "+2 hours"), (.offset, -60, "-1 minute"), (.timer, 133_141, "36:59:01"),
    ])
    func `styles say how far away a date is`(style: Text.DateStyle, elapsed: Double, expected: String) throws {
        #expect(try string(stage(Text(origin - elapsed, style: style))) == expected)
    }

    @Test func `days and times of day do not run`() throws {
        let stage = stage(Text(origin, style: .date))
        #expect(try string(stage).contains("2001"))
        #expect(stage.host.nextWakeTime == nil)
    }

    @Test func `dates are told by the calendar and in the time zone of their place`() throws {
        func string(_ text: Text, _ zone: String, _ calendar: Calendar.Identifier = .gregorian) throws -> String {
            let zone = try #require(TimeZone(identifier: zone))
            let view = text.environment(\.timeZone, zone).environment(\.calendar, Calendar(identifier: calendar))
            return try self.string(ViewStage(view.environment(\.locale, english), startDate: origin))
        }
        #expect(try string(Text(origin, style: .time), "UTC").hasPrefix("12:00"))
        #expect(try string(Text(origin, style: .time), "Asia/Seoul").hasPrefix("9:00"))
        #expect(try string(Text(origin, style: .date), "UTC").contains("2001"))
        #expect(try string(Text(origin, style: .date), "America/New_York").contains("2000"))
        #expect(try string(Text(origin, style: .date), "UTC", .buddhist).contains("2544"))
        #expect(try string(Text(origin...origin + 60), "Asia/Seoul").contains("9:00"))
    }

    @Test func `the time in an interval begins and ends with it, and then nothing wakes`() throws {
        let down = stage(Text(timerInterval: (origin + 1)...(origin + 3)))
        let up = stage(Text(timerInterval: (origin + 1)...(origin + 3), countsDown: false))
        #expect(try string(down) == "0:02" && string(up) == "0:00")
        #expect(down.pass(5) == [1, 2, 3])
        #expect(up.pass(5) == [1, 2, 3])
        #expect(try string(down) == "0:00" && string(up) == "0:02")
        #expect(down.host.nextWakeTime == nil)
    }

    @Test func `a pause stops the time, and minutes may go on beyond an hour`() throws {
        let paused = stage(Text(timerInterval: origin...(origin + 7_200), pauseTime: origin + 1.5, showsHours: false))
        #expect(try string(paused) == "120:00")
        paused.pass(10)
        #expect(try string(paused) == "119:59")
        #expect(try string(stage(Text(timerInterval: origin...(origin + 7_200)))) == "2:00:00")
    }

    @Test func `an offset is in the fields that it may have`() throws {
        func words(_ seconds: Double, _ format: SystemFormatStyle.DateOffset) throws -> String {
            try string(stage(Text(origin + seconds, format: format)))
        }
        #expect(try words(65, .offset(to: origin, allowedFields: [.minute, .second])) == "1 minute, 5 seconds")
        #expect(try words(-65, .offset(to: origin, allowedFields: [.minute, .second])) == "-1 minute, 5 seconds")
        #expect(try words(7_265, .offset(to: origin, allowedFields: [.minute, .second])) == "121 minutes, 5 seconds")
        #expect(try words(7_265, .offset(to: origin, maxFieldCount: 1, sign: .always())) == "+2 hours")
        #expect(try words(59, .offset(to: origin, allowedFields: [.minute])) == "0 minutes")
    }

    @Test func `the present date in a format changes when the format does`() throws {
        let stage = stage(
            Text(TimeDataSource<Date>.currentDate, format: .offset(to: origin - 58, allowedFields: [.minute, .second])))
        #expect(try string(stage) == "58 seconds")
        #expect(stage.pass(2.5) == [1, 2])
        #expect(try string(stage) == "1 minute, 0 seconds" || string(stage) == "1 minute")
    }

    @Test func `a text that is gone, or is no timer any more, wakes nobody`() throws {
        let box = ShownBox()
        let stage = ViewStage(ShownBox.Content(box: box, date: origin), startDate: origin)
        #expect(stage.host.nextWakeTime != nil)
        box.shown = 1
        stage.frame()
        #expect(stage.host.nextWakeTime == nil)
        box.shown = 0
        stage.frame()
        box.shown = 2
        stage.frame()
        #expect(stage.host.nextWakeTime == nil)
    }

    @Observable final class ShownBox {
        var shown = 0

        struct Content: View {
            let box: ShownBox
            let date: Date
            var body: some View {
                if box.shown < 2 { box.shown == 0 ? Text(date, style: .timer) : Text("still") }
            }
        }
    }
}
