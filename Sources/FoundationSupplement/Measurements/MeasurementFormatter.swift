public import Foundation

/// Writes measurements and units.
open class MeasurementFormatter: Formatter {
    /// Choice of the unit.
    public struct UnitOptions: OptionSet, Sendable {
        /// The choice as bits.
        public let rawValue: UInt
        /// The choice with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit whose size suits the value.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Degrees without their scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Choice of the unit; the one that is usual where the person lives by default.
    open var unitOptions: UnitOptions = []
    /// Length of the unit's name; medium by default.
    open var unitStyle = Formatter.UnitStyle.medium
    /// Language and place; nil for the person's.
    open var locale: Locale! = .autoupdatingCurrent
    /// Formatter of numbers.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// A formatter of usual units.
    public override init() { super.init() }

    /// Returns nil: formatters cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Returns the text of `measurement`.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        guard let unit = measurement.unit as? Dimension else { return text(measurement.value, measurement.unit) }
        let shown = Measurement(value: measurement.value, unit: unit).usual(in: locale, isKept: keepsUnit)
        return text(shown.value, shown.unit)
    }

    /// Returns the name of `unit`.
    open func string(from unit: Unit) -> String {
        let words = UnitWords.text("", isOne: false, unit, width, hidesScale: false)
        return words.trimmingCharacters(in: .whitespaces)
    }

    private var keepsUnit: Bool { unitOptions.contains(.providedUnit) }

    private func text(_ value: Double, _ unit: Unit) -> String {
        let number = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
        return UnitWords.text(
            number, isOne: number == "1", unit, width, hidesScale: unitOptions.contains(.temperatureWithoutUnit))
    }

    private var width: UnitWords.Width {
        switch unitStyle {
        case .long: .wide
        case .short: .narrow
        default: .abbreviated
        }
    }
}

extension Measurement where UnitType == Dimension {
    /// The measurement in the unit that is usual in a place, or in its own if that is kept.
    fileprivate func usual(in locale: Locale?, isKept: Bool) -> (value: Double, unit: Unit) {
        func shown<U: Dimension>(_ unit: U) -> (value: Double, unit: Unit) {
            let shown = UsualUnits(locale: locale ?? .autoupdatingCurrent)
                .converted(Measurement<U>(value: value, unit: unit), for: isKept ? .asProvided : .general)
            return (shown.value, shown.unit)
        }
        return switch unit {
        case let unit as UnitTemperature: shown(unit)
        case let unit as UnitLength: shown(unit)
        case let unit as UnitMass: shown(unit)
        case let unit as UnitSpeed: shown(unit)
        case let unit as UnitVolume: shown(unit)
        default: (value, unit)
        }
    }
}
