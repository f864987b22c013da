import AnimationCore
import Foundation

/// Locale, calendar and time zone by which numbers and dates are put into words. Most texts need the locale alone.
struct TextWording {
    let locale: Locale
    private let environment: EnvironmentValues?

    /// The computer's own calendar and time zone, with the language of `locale`.
    init(locale: Locale) {
        self.locale = locale
        environment = nil
    }

    /// The locale, calendar and time zone of `environment`.
    init(_ environment: EnvironmentValues) {
        locale = environment.locale
        self.environment = environment
    }

    var calendar: Calendar { environment?.calendar ?? .current }
    var timeZone: TimeZone { environment?.timeZone ?? .current }

    /// Format style for a date in this locale, calendar and time zone.
    func style(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
