public import Foundation

/// Formats that the system uses for times.
public enum SystemFormatStyle {
    /// Format for the distance of a date from another: "1 minute, 5 seconds".
    public struct DateOffset: Hashable, Sendable {
        /// The units of time that may appear.
        public typealias Field = Date.RelativeFormatStyle.Field

        let anchor: Date
        let allowedFields: Set<Field>
        let maxFieldCount: Int
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        var locale = Locale.autoupdatingCurrent

        /// Format for distances from `anchor`.
        ///
        /// - Parameters:
        ///   - anchor: the date to count from.
        ///   - allowedFields: units that may appear. Months, quarters and years are given in weeks, unless days are
        ///     allowed; an empty set means seconds.
        ///   - maxFieldCount: greatest number of units, the largest first; at least 1.
        ///   - sign: when to write a sign; dates before the anchor are negative.
        public init(
            to anchor: Date,
            allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.sign = sign
        }
    }
}

extension SystemFormatStyle.DateOffset: FormatStyle, DiscreteFormatStyle {
    private var units: Set<Duration.UnitsFormatStyle.Unit> {
        var units: Set<Duration.UnitsFormatStyle.Unit> = []
        for field in allowedFields {
            switch field {
            case .second: units.insert(.seconds)
            case .minute: units.insert(.minutes)
            case .hour: units.insert(.hours)
            case .day: units.insert(.days)
            // Months and years have no fixed length: weeks stand for them, or days if those are allowed.
            case .week: units.insert(.weeks)
            default: if !allowedFields.contains(.day) { units.insert(.weeks) }
            }
        }
        return units.isEmpty ? [.seconds] : units
    }

    /// Length of the smallest unit, in seconds.
    private var step: Double {
        let units = units
        if units.contains(.seconds) { return 1 }
        if units.contains(.minutes) { return 60 }
        if units.contains(.hours) { return 3_600 }
        return units.contains(.days) ? 86_400 : 604_800
    }

    /// The format in the language of `locale`.
    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }

    /// The distance of `date` from the anchor in words, rounded down to the smallest unit.
    public func format(_ date: Date) -> String {
        let seconds = date.timeIntervalSince(anchor)
        let whole = (min(seconds.magnitude, 1e15) / step).rounded(.down) * step
        let words = Duration.seconds(whole).formatted(
            .units(
                allowed: units, width: .wide, maximumUnitCount: max(maxFieldCount, 1),
                fractionalPart: .hide(rounded: .down)
            ).locale(locale))
        if sign == .never { return words }
        if seconds < 0 && whole > 0 { return "-" + words }
        return sign == .always() || (sign == .always(includingZero: false) && whole > 0) ? "+" + words : words
    }

    /// The first date after `date` at which the smallest unit changes.
    public func discreteInput(after date: Date) -> Date? {
        let steps = date.timeIntervalSince(anchor) / step
        return anchor.addingTimeInterval((steps.rounded(.down) + 1) * step)
    }

    /// The last date before `date` at which the smallest unit changes.
    public func discreteInput(before date: Date) -> Date? {
        let steps = date.timeIntervalSince(anchor) / step
        return anchor.addingTimeInterval((steps.rounded(.up) - 1) * step)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// Format for the distance of a date from `anchor`; see `SystemFormatStyle.DateOffset` for the parameters.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<SystemFormatStyle.DateOffset.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(
            to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}
