public import Foundation

/// Words or digits for a length of time, such as "1:30" or "2 hours, 5 minutes". Parts of the smallest unit are left out.
open class DateComponentsFormatter: Formatter {
    /// Form of the units.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:30".
        case positional
        /// "1h 10m 30s".
        case abbreviated
        /// "1 hr, 10 min, 30 sec".
        case short
        /// "1 hour, 10 minutes, 30 seconds".
        case full
        /// "one hour, ten minutes, thirty seconds".
        case spellOut
        /// "1hr 10min 30sec".
        case brief
    }

    /// Units of zero that are left out, or filled up with digits.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The behaviour as bits.
        public let rawValue: UInt
        /// The behaviour with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Digits: those before the first unit are left out. Words: all are left out.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those before the first unit that is not zero are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those between others are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those behind the last unit that is not zero are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None is left out, and digits have two places.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// Form of the units; digits by default.
    open var unitsStyle = UnitsStyle.positional
    /// Units that may be used; empty for days, hours, minutes and seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// Units of zero that are left out.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Calendar by which months and days are counted; nil for the person's.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// Date from which months and days are counted; nil for the first of January 2001.
    open var referenceDate: Date?
    /// Greatest number of units; 0 for no limit.
    open var maximumUnitCount = 0
    /// True to add the largest unit to the next one where that is short: "63 seconds" for "1 minute, 3 seconds".
    open var collapsesLargestUnit = false
    /// True to begin with "About".
    open var includesApproximationPhrase = false
    /// True to end with "remaining".
    open var includesTimeRemainingPhrase = false
    /// Place of the words in a text.
    open var formattingContext = Formatter.Context.unknown

    /// A formatter of digits.
    public override init() { super.init() }

    /// Returns nil: formatters cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Returns the words for `ti` seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Returns the words for the time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = TimeUnit.allCases.filter { isAllowed($0) }
        let isNegative = endDate < startDate
        // Counted forwards: the parts of a negative time are those of the time in the other direction.
        let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
        let parts = counting.dateComponents(Set(units.map(\.component)), from: first, to: last)
        return text(of: units.map { ($0, parts.value(for: $0.component) ?? 0) }, isNegative: isNegative)
    }

    /// Returns the words for the parts of a time.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return counting.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// Returns the words for a number of seconds or `DateComponents`; nil for another object.
    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        return (obj as? TimeInterval ?? (obj as? NSNumber)?.doubleValue).flatMap { string(from: $0) }
    }

    /// Returns the words for the parts of a time, in another form than digits or as these.
    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// The calendar without summer time, at whose ends days have 23 or 25 hours.
    private var counting: Calendar {
        var calendar = calendar ?? .autoupdatingCurrent
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar
    }

    private func isAllowed(_ unit: TimeUnit) -> Bool {
        allowedUnits.isEmpty ? unit.isUsual : allowedUnits.contains(unit.unit)
    }

    private func text(of all: [(unit: TimeUnit, count: Int)], isNegative: Bool) -> String? {
        guard !all.isEmpty else { return nil }
        var parts = TimeParts(all)
        if collapsesLargestUnit { parts.collapse() }
        parts.drop(zeroFormattingBehavior, isPositional: unitsStyle == .positional)
        if maximumUnitCount > 0 { parts.limit(to: maximumUnitCount) }
        let language = (calendar ?? .autoupdatingCurrent).locale ?? .autoupdatingCurrent
        let isPadded = zeroFormattingBehavior.contains(.pad)
        var text = TimeWords(style: unitsStyle, isPadded: isPadded, locale: language).text(of: parts.parts)
        if isNegative { text = "-" + text }
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }
}
