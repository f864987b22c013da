public import Foundation

/// Words for the time from one date to another, such as "2 hours ago".
open class RelativeDateTimeFormatter: Formatter {
    /// Choice between numbers and words such as "yesterday".
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric
        /// "yesterday".
        case named
    }

    /// Length of the words.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// The shortest words of the language.
        case abbreviated
    }

    /// Choice between numbers and words such as "yesterday"; numbers by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// Length of the words; full by default.
    open var unitsStyle = UnitsStyle.full
    /// Place of the words in a text; capitals at their beginning are made for `beginningOfSentence`.
    open var formattingContext = Formatter.Context.unknown
    /// Calendar by which days are counted; nil for the person's.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// Language of the words; nil for the person's.
    open var locale: Locale! = .autoupdatingCurrent

    /// A formatter of full words and numbers.
    public override init() { super.init() }

    /// Returns nil: formatters cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Returns the words for the time from `referenceDate` to `date`.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
        style.capitalizationContext = formattingContext == .beginningOfSentence ? .beginningOfSentence : .unknown
        // The style tells how far its anchor lies from the date that it is given.
        return style.format(referenceDate)
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    /// Returns the words for a time in seconds: of the past, if it is negative.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let anchor = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: anchor.addingTimeInterval(timeInterval), relativeTo: anchor)
    }

    /// Returns the words for a time in components: of the past, if they are negative.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let anchor = Date(timeIntervalSinceReferenceDate: 0)
        let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: anchor) ?? anchor
        return localizedString(for: date, relativeTo: anchor)
    }

    /// Returns the words for the time from now to a `Date`; nil for another object.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
