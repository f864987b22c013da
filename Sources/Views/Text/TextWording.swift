import AnimationCore
import Foundation

/// What words of numbers and dates depend on at a text's place. Most texts ask for the locale alone.
struct TextWording {
    let locale: Locale
    private let environment: EnvironmentValues?

    /// As people have set their computers, but in the language of `locale`.
    init(locale: Locale) {
        self.locale = locale
        environment = nil
    }

    /// As `environment` says.
    init(_ environment: EnvironmentValues) {
        locale = environment.locale
        self.environment = environment
    }

    var calendar: Calendar { environment?.calendar ?? .current }
    var timeZone: TimeZone { environment?.timeZone ?? .current }

    /// How a date is put.
    func style(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
