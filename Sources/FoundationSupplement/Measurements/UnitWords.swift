import Foundation

/// Names of units.
enum UnitWords {
    enum Width { case wide, abbreviated, narrow }

    /// `number` with the name of `unit`. Whole words are English; symbols are those of the unit.
    static func text(_ number: String, isOne: Bool, _ unit: Unit, _ width: Width, hidesScale: Bool) -> String {
        if let degrees = unit as? UnitTemperature {
            return temperature(number, isOne: isOne, degrees, width, hidesScale: hidesScale)
        }
        if width == .wide, let name = names[unit.symbol] { return "\(number) \(isOne ? name.one : name.many)" }
        return width == .narrow ? number + unit.symbol : "\(number) \(unit.symbol)"
    }

    private static func temperature(
        _ number: String, isOne: Bool, _ unit: UnitTemperature, _ width: Width, hidesScale: Bool
    ) -> String {
        if unit == .kelvin { return width == .wide ? "\(number) kelvin\(isOne ? "" : "s")" : "\(number) K" }
        let scale = unit == .fahrenheit ? "Fahrenheit" : "Celsius"
        guard width == .wide else { return number + "°" + (hidesScale || width == .narrow ? "" : scale.prefix(1)) }
        return "\(number) degree\(isOne ? "" : "s")" + (hidesScale ? "" : " \(scale)")
    }

    /// English names by the units' symbols.
    private static let names: [String: (one: String, many: String)] = [
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
        "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
        "mg": ("milligram", "milligrams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
        "m/s": ("meter per second", "meters per second"), "L": ("liter", "liters"),
        "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"), "fl oz": ("fluid ounce", "fluid ounces"),
        "hr": ("hour", "hours"), "h": ("hour", "hours"), "min": ("minute", "minutes"), "s": ("second", "seconds"),
        "kcal": ("kilocalorie", "kilocalories"), "kJ": ("kilojoule", "kilojoules"),
        "hPa": ("hectopascal", "hectopascals"),
        "°": ("degree", "degrees"), "W": ("watt", "watts"), "V": ("volt", "volts"), "A": ("ampere", "amperes"),
    ]
}
