public import Foundation

extension Measurement where UnitType: Dimension {
    /// Style in which a measurement is written: its unit, the unit's name, and the number.
    public struct FormatStyle: Foundation.FormatStyle {
        /// Length of the unit's name.
        public struct UnitWidth: Codable, Hashable, Sendable {
            private let name: String

            /// "20 degrees Celsius".
            public static var wide: Self { Self(name: "wide") }
            /// "20°C".
            public static var abbreviated: Self { Self(name: "abbreviated") }
            /// "20°".
            public static var narrow: Self { Self(name: "narrow") }

            var width: UnitWords.Width { self == .wide ? .wide : self == .narrow ? .narrow : .abbreviated }
        }

        /// Length of the unit's name.
        public var width: UnitWidth
        /// Language and place.
        public var locale: Locale
        /// Style of the number; nil for the usual one.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// True to write degrees without their scale.
        public var hidesScaleName = false
        private var isAsProvided: Bool
        private var isRoad: Bool
        private var isWeather: Bool

        init(
            width: UnitWidth, locale: Locale, usage: MeasurementFormatUnitUsage<UnitType>,
            numberFormatStyle: FloatingPointFormatStyle<Double>?, hidesScaleName: Bool = false
        ) {
            self.width = width
            self.locale = locale
            self.numberFormatStyle = numberFormatStyle
            self.hidesScaleName = hidesScaleName
            isAsProvided = usage.purpose == .asProvided
            isRoad = usage.purpose == .road
            isWeather = usage.purpose == .weather
        }

        /// Returns the text of `value`.
        public func format(_ value: Measurement<UnitType>) -> String {
            let shown = UsualUnits(locale: locale)
                .converted(value, for: isAsProvided ? .asProvided : isRoad ? .road : .general)
            let digits = isWeather ? 0...0 : 0...2
            let style = numberFormatStyle ?? .number.precision(.fractionLength(digits))
            let number = style.locale(locale).format(shown.value)
            return UnitWords.text(
                number, isOne: number == "1", shown.unit, width.width, hidesScale: hidesScaleName)
        }

        /// This style in another language and place.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measurement as text, in the unit that is usual where the person lives.
    public func formatted() -> String {
        FormatStyle(width: .abbreviated, locale: .autoupdatingCurrent, usage: .general, numberFormatStyle: nil)
            .format(self)
    }

    /// The measurement as text in `style`.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
    /// Style of measurements.
    ///
    /// - Parameters:
    ///   - width: length of the unit's name.
    ///   - usage: purpose, by which the unit is chosen.
    ///   - numberFormatStyle: style of the number; nil for two decimals at most.
    /// - Returns: the style.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(
            width: width, locale: .autoupdatingCurrent, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Style of temperatures.
    ///
    /// - Parameters:
    ///   - width: length of the unit's name.
    ///   - usage: purpose, by which the unit is chosen.
    ///   - hidesScaleName: true to write degrees without their scale.
    ///   - numberFormatStyle: style of the number; nil for two decimals at most.
    /// - Returns: the style.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(
            width: width, locale: .autoupdatingCurrent, usage: usage, numberFormatStyle: numberFormatStyle,
            hidesScaleName: hidesScaleName)
    }
}
