import Foundation
import Geometry
import LayerTree

/// Number of the instances of a layer's sublayers, and their differences.
struct ReplicationValues: Equatable {
    var count = 1
    var delay = 0.0
    var transform = CATransform3D()
    var color: CGColor?
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0

    func value(at keyPath: String) -> AnimatedLayerValue? {
        func number(_ value: Float) -> AnimatedLayerValue { AnimatedLayerValue(numbers: [Double(value)]) }
        return switch keyPath {
        case "instanceDelay": AnimatedLayerValue(numbers: [delay])
        case "instanceTransform": AnimatedLayerValue(transform)
        case "instanceColor": AnimatedLayerValue(color ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        case "instanceRedOffset": number(redOffset)
        case "instanceGreenOffset": number(greenOffset)
        case "instanceBlueOffset": number(blueOffset)
        case "instanceAlphaOffset": number(alphaOffset)
        default: nil
        }
    }

    mutating func set(_ value: AnimatedLayerValue, at keyPath: String) {
        switch keyPath {
        case "instanceDelay": delay = max(value.number, 0)
        case "instanceTransform": transform = value.transform
        case "instanceColor": color = value.color
        case "instanceRedOffset": redOffset = Float(value.number)
        case "instanceGreenOffset": greenOffset = Float(value.number)
        case "instanceBlueOffset": blueOffset = Float(value.number)
        case "instanceAlphaOffset": alphaOffset = Float(value.number)
        default: break
        }
    }

    /// Filter for the colours of the instance with the number `index`; none where it would change nothing.
    func filter(of index: Int) -> LayerColorFilter {
        let start = (color?.components ?? [1, 1, 1, 1]).map { Double($0) }
        let offsets = [redOffset, greenOffset, blueOffset, alphaOffset].map { Double($0) * Double(index) }
        let parts = zip(start, offsets).map { min(max($0 + $1, 0), 1) }
        guard parts.contains(where: { $0 != 1 }) else { return .none }
        return .multiply(CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).resolved)
    }
}
