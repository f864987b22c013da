public import Foundation

/// Purpose of a measurement, by which its unit is chosen.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
    enum Purpose: Hashable, Sendable { case general, asProvided, weather, person, road, other }

    let purpose: Purpose

    /// The unit that is usual where the person lives, in a size that suits the value.
    public static var general: Self { Self(purpose: .general) }
    /// The unit of the measurement.
    public static var asProvided: Self { Self(purpose: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Of the air: without decimals.
    public static var weather: Self { Self(purpose: .weather) }
    /// Of a body.
    public static var person: Self { Self(purpose: .person) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Of a person: metres, or feet.
    public static var person: Self { Self(purpose: .person) }
    /// Of a person: centimetres, or inches.
    public static var personHeight: Self { Self(purpose: .person) }
    /// Of a way: kilometres, or miles.
    public static var road: Self { Self(purpose: .road) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// Of a person: kilograms, or pounds.
    public static var personWeight: Self { Self(purpose: .person) }
}

/// Choice of units by language and place.
struct UsualUnits {
    let locale: Locale

    /// True where miles, pounds and gallons are usual.
    private var isImperial: Bool { locale.measurementSystem == .us }
    private var hasMiles: Bool { locale.measurementSystem != .metric }

    /// The measurement in the unit that is usual for it.
    func converted<U: Dimension>(
        _ measurement: Measurement<U>, for purpose: MeasurementFormatUnitUsage<U>.Purpose
    ) -> Measurement<U> {
        guard purpose != .asProvided, let unit = unit(for: measurement, purpose == .road) as? U else {
            return measurement
        }
        return measurement.converted(to: unit)
    }

    private func unit<U: Dimension>(for measurement: Measurement<U>, _ isRoad: Bool) -> Unit? {
        switch measurement.unit {
        case is UnitTemperature: isImperial ? UnitTemperature.fahrenheit : UnitTemperature.celsius
        case is UnitLength: length(measurement.value(in: UnitLength.meters), isRoad)
        case is UnitMass: mass(measurement.value(in: UnitMass.kilograms))
        case is UnitSpeed: hasMiles ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
        case is UnitVolume: volume(measurement.value(in: UnitVolume.liters))
        default: nil
        }
    }

    private func length(_ meters: Double, _ isRoad: Bool) -> UnitLength {
        let size = abs(meters)
        if hasMiles && (isRoad || isImperial) {
            return size >= 304.8 ? .miles : size >= 0.3048 ? .feet : .inches
        }
        return size >= 1_000 ? .kilometers : size >= 1 ? .meters : size >= 0.01 ? .centimeters : .millimeters
    }

    private func mass(_ kilograms: Double) -> UnitMass {
        let size = abs(kilograms)
        if isImperial { return size >= 0.453_592_37 ? .pounds : .ounces }
        return size >= 1 ? .kilograms : size >= 0.001 ? .grams : .milligrams
    }

    private func volume(_ liters: Double) -> UnitVolume {
        let size = abs(liters)
        if isImperial { return size >= 3.785_411_784 ? .gallons : .fluidOunces }
        return size >= 1 ? .liters : .milliliters
    }
}

extension Measurement where UnitType: Dimension {
    /// The value in another unit; that in its own if the unit is of another kind.
    fileprivate func value(in unit: Dimension) -> Double {
        (unit as? UnitType).map { converted(to: $0).value } ?? value
    }
}
