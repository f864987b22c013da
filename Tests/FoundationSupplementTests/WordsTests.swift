import Foundation
import FoundationSupplement
import Testing

/// Times from one date to another, lists, measurements, and notifications as a sequence.
struct WordsTests {
    private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private func relative(
        _ seconds: TimeInterval, _ units: RelativeDateTimeFormatter.UnitsStyle,
        _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric
    ) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = units
        formatter.dateTimeStyle = style
        formatter.locale = Locale(identifier: "en_US")
        return formatter.localizedString(for: start.addingTimeInterval(seconds), relativeTo: start)
    }

    @Test func `times are told from another date`() {
        #expect(relative(-7_200, .full) == "2 hours ago")
        #expect(relative(7_200, .full) == "in 2 hours")
        #expect(relative(-86_400, .full, .named) == "yesterday")
        #expect(relative(-7_200, .spellOut) == "two hours ago")
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(fromTimeInterval: -60) == "1 minute ago")
        #expect(formatter.localizedString(from: DateComponents(day: 3)) == "in 3 days")
    }

    @Test func `lists are joined`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        formatter.itemFormatter = NumberFormatter()
        #expect(formatter.string(from: [1, 2] as [NSNumber]) == "1 and 2")
    }

    private func measured<U: Dimension>(
        _ value: Double, _ unit: U, _ width: Measurement<U>.FormatStyle.UnitWidth, _ place: String,
        _ usage: MeasurementFormatUnitUsage<U> = .general
    ) -> String {
        Measurement(value: value, unit: unit)
            .formatted(.measurement(width: width, usage: usage).locale(Locale(identifier: place)))
    }

    @Test func `measurements are in the units of the place`() {
        #expect(measured(20, UnitTemperature.celsius, .abbreviated, "en_US") == "68°F")
        #expect(measured(20, UnitTemperature.celsius, .wide, "en_CH") == "20 degrees Celsius")
        #expect(measured(20.6, UnitTemperature.celsius, .narrow, "en_CH", .weather) == "21°")
        #expect(measured(5, UnitLength.kilometers, .abbreviated, "en_US") == "3.11 mi")
        #expect(measured(1_500, UnitLength.meters, .abbreviated, "de_DE") == "1,5 km")
        #expect(measured(150, UnitLength.meters, .wide, "en_CH", .asProvided) == "150 meters")
        #expect(measured(1, UnitDuration.hours, .wide, "en_US") == "1 hour")
    }

    @Test func `a formatter keeps the unit where it is told to`() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 12, unit: UnitSpeed.kilometersPerHour)) == "12 km/h")
        formatter.unitOptions = []
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)) == "62.1 mph")
        #expect(formatter.string(from: UnitLength.meters) == "m")
    }

    @Test func `notifications are a sequence`() async {
        let center = NotificationCenter()
        let name = Notification.Name("lilt")
        var notifications = center.notifications(named: name).makeAsyncIterator()
        center.post(name: Notification.Name("another"), object: nil)
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: name, object: nil, userInfo: ["number": 2])
        #expect(await notifications.next()?.userInfo?["number"] as? Int == 1)
        #expect(await notifications.next()?.userInfo?["number"] as? Int == 2)
    }
}
