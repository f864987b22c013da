import Foundation
import Particles

// Access to the values of a cell by the names that Core Animation gives them.
extension ParticleCell {
    /// The value `key`; nil if there is none of that name that has numbers.
    func value(for key: String) -> AnimatedLayerValue? {
        if key == "color" { return AnimatedLayerValue(numbers: [color.x, color.y, color.z, color.w]) }
        return Self.number(key).map { AnimatedLayerValue(numbers: [self[keyPath: $0]]) }
    }

    mutating func set(_ value: AnimatedLayerValue, for key: String) {
        if key == "color", value.numbers.count == 4 {
            color = SIMD4(value.numbers)
        } else if let path = Self.number(key) {
            self[keyPath: path] = value.number
        }
    }

    /// The value `key` that is one number.
    private static func number(_ key: String) -> WritableKeyPath<ParticleCell, Double>? {
        switch key {
        case "birthRate": \.birthRate
        case "beginTime": \.beginTime
        case "duration": \.duration
        case "lifetime": \.lifetime.mean
        case "lifetimeRange": \.lifetime.range
        case "emissionLongitude": \.direction.mean
        case "emissionRange": \.direction.range
        case "emissionLatitude": \.tilt
        case "velocity": \.velocity.mean
        case "velocityRange": \.velocity.range
        case "xAcceleration": \.acceleration.x
        case "yAcceleration": \.acceleration.y
        case "scale": \.scale.mean
        case "scaleRange": \.scale.range
        case "scaleSpeed": \.scaleSpeed
        case "spin": \.spin.mean
        case "spinRange": \.spin.range
        case "redRange": \.colorRange.x
        case "greenRange": \.colorRange.y
        case "blueRange": \.colorRange.z
        case "alphaRange": \.colorRange.w
        case "redSpeed": \.colorSpeed.x
        case "greenSpeed": \.colorSpeed.y
        case "blueSpeed": \.colorSpeed.z
        case "alphaSpeed": \.colorSpeed.w
        default: nil
        }
    }
}
