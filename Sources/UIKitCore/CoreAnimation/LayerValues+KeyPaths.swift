import Foundation
import Geometry

// Access to animatable properties by the names that Core Animation gives them.
extension LayerValues {
    /// The value of the property; nil if there is none of that name.
    func value(at keyPath: String) -> AnimatedLayerValue? {
        func number(_ value: CGFloat) -> AnimatedLayerValue { AnimatedLayerValue(numbers: [Double(value)]) }
        switch keyPath {
        case "position": return AnimatedLayerValue(position)
        case "position.x": return number(position.x)
        case "position.y": return number(position.y)
        case "bounds": return AnimatedLayerValue(bounds)
        case "bounds.origin": return AnimatedLayerValue(bounds.origin)
        case "bounds.origin.x": return number(bounds.origin.x)
        case "bounds.origin.y": return number(bounds.origin.y)
        case "bounds.size": return AnimatedLayerValue(CGPoint(x: bounds.width, y: bounds.height))
        case "bounds.size.width": return number(bounds.width)
        case "bounds.size.height": return number(bounds.height)
        case "anchorPoint": return AnimatedLayerValue(anchorPoint)
        case "anchorPoint.x": return number(anchorPoint.x)
        case "anchorPoint.y": return number(anchorPoint.y)
        case "opacity": return number(CGFloat(opacity))
        case "backgroundColor": return AnimatedLayerValue(backgroundColor)
        case "cornerRadius": return number(cornerRadius)
        case "borderWidth": return number(borderWidth)
        case "borderColor": return AnimatedLayerValue(borderColor)
        case "shadowOpacity": return number(CGFloat(shadowOpacity))
        case "shadowRadius": return number(shadowRadius)
        case "shadowOffset": return AnimatedLayerValue(CGPoint(x: shadowOffset.width, y: shadowOffset.height))
        case "shadowColor": return AnimatedLayerValue(shadowColor)
        case "zPosition": return number(zPosition)
        case "transform": return AnimatedLayerValue(transform)
        case "transform.rotation", "transform.rotation.z": return number(atan2(transform.m12, transform.m11))
        case "transform.rotation.x": return number(atan2(transform.m23, transform.m33))
        case "transform.rotation.y": return number(atan2(-transform.m13, transform.m11))
        case "transform.scale", "transform.scale.x": return number(CGFloat(transform.factors.x))
        case "transform.scale.y": return number(CGFloat(transform.factors.y))
        case "transform.scale.z": return number(CGFloat(transform.factors.z))
        case "transform.translation": return AnimatedLayerValue(CGPoint(x: transform.m41, y: transform.m42))
        case "transform.translation.x": return number(transform.m41)
        case "transform.translation.y": return number(transform.m42)
        case "transform.translation.z": return number(transform.m43)
        default:
            return shape?.value(at: keyPath) ?? gradient?.value(at: keyPath) ?? text?.value(at: keyPath)
                ?? emission?.value(at: keyPath) ?? replication?.value(at: keyPath)
        }
    }

    /// Sets the property to `value`, or adds `value` to it.
    mutating func set(_ value: AnimatedLayerValue, at keyPath: String, adds: Bool) {
        guard let old = self.value(at: keyPath), !value.numbers.isEmpty || value.path != nil else { return }
        if adds, keyPath == "transform" {
            // Transforms are added by multiplication.
            transform = CATransform3DConcat(value.transform, transform)
            return
        }
        let new = adds ? old.adding(value) : value
        let number = CGFloat(new.numbers.first ?? 0)
        switch keyPath {
        case "position": position = new.point
        case "position.x": position.x = number
        case "position.y": position.y = number
        case "bounds": bounds = new.rect
        case "bounds.origin": bounds.origin = new.point
        case "bounds.origin.x": bounds.origin.x = number
        case "bounds.origin.y": bounds.origin.y = number
        case "bounds.size": bounds.size = new.size
        case "bounds.size.width": bounds.size.width = number
        case "bounds.size.height": bounds.size.height = number
        case "anchorPoint": anchorPoint = new.point
        case "anchorPoint.x": anchorPoint.x = number
        case "anchorPoint.y": anchorPoint.y = number
        case "opacity": opacity = Float(min(max(number, 0), 1))
        case "backgroundColor": backgroundColor = new.color
        case "cornerRadius": cornerRadius = max(number, 0)
        case "borderWidth": borderWidth = max(number, 0)
        case "borderColor": borderColor = new.color
        case "shadowOpacity": shadowOpacity = Float(min(max(number, 0), 1))
        case "shadowRadius": shadowRadius = max(number, 0)
        case "shadowOffset": shadowOffset = new.size
        case "shadowColor": shadowColor = new.color
        case "zPosition": zPosition = number
        case "transform": transform = new.transform
        case "transform.rotation", "transform.rotation.z": transform.turn(to: number, from: old.number, 0, 0, 1)
        case "transform.rotation.x": transform.turn(to: number, from: old.number, 1, 0, 0)
        case "transform.rotation.y": transform.turn(to: number, from: old.number, 0, 1, 0)
        case "transform.scale": transform.stretch(to: SIMD3(repeating: Double(number)))
        case "transform.scale.x": transform.stretch(to: SIMD3(Double(number), transform.factors.y, transform.factors.z))
        case "transform.scale.y": transform.stretch(to: SIMD3(transform.factors.x, Double(number), transform.factors.z))
        case "transform.scale.z": transform.stretch(to: SIMD3(transform.factors.x, transform.factors.y, Double(number)))
        case "transform.translation": (transform.m41, transform.m42) = (new.point.x, new.point.y)
        case "transform.translation.x": transform.m41 = number
        case "transform.translation.y": transform.m42 = number
        case "transform.translation.z": transform.m43 = number
        default:
            shape?.set(new, at: keyPath)
            gradient?.set(new, at: keyPath)
            text?.set(new, at: keyPath)
            emission?.set(new, at: keyPath)
            replication?.set(new, at: keyPath)
        }
    }
}

extension CATransform3D {
    /// Lengths of the layer's unit vectors.
    fileprivate var factors: SIMD3<Double> {
        func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> Double { Double((x * x + y * y + z * z).squareRoot()) }
        return SIMD3(length(m11, m12, m13), length(m21, m22, m23), length(m31, m32, m33))
    }

    /// Turns the layer about one of its own axes.
    fileprivate mutating func turn(to angle: CGFloat, from old: Double, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        self = CATransform3DRotate(self, angle - CGFloat(old), x, y, z)
    }

    /// Gives the layer's unit vectors these lengths. Those of length zero keep it: they have no direction.
    fileprivate mutating func stretch(to lengths: SIMD3<Double>) {
        let old = factors
        func part(_ index: Int) -> CGFloat { old[index] > 0 ? CGFloat(lengths[index] / old[index]) : 1 }
        self = CATransform3DScale(self, part(0), part(1), part(2))
    }
}
