import Foundation
import Geometry
import Particles

extension CAEmitterCell {
    /// Colour with which the picture's colours are multiplied; white by default, and for nil.
    public var color: CGColor? {
        get {
            let parts = values.color
            return CGColor(
                red: CGFloat(parts.x), green: CGFloat(parts.y), blue: CGFloat(parts.z), alpha: CGFloat(parts.w))
        }
        set {
            let parts = AnimatedLayerValue(newValue ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)).numbers
            values.color = SIMD4(parts)
        }
    }
    /// Range of red.
    public var redRange: Float {
        get { Float(values.colorRange.x) }
        set { values.colorRange.x = Double(newValue) }
    }
    /// Range of green.
    public var greenRange: Float {
        get { Float(values.colorRange.y) }
        set { values.colorRange.y = Double(newValue) }
    }
    /// Range of blue.
    public var blueRange: Float {
        get { Float(values.colorRange.z) }
        set { values.colorRange.z = Double(newValue) }
    }
    /// Range of the opacity.
    public var alphaRange: Float {
        get { Float(values.colorRange.w) }
        set { values.colorRange.w = Double(newValue) }
    }
    /// Change of red in a second.
    public var redSpeed: Float {
        get { Float(values.colorSpeed.x) }
        set { values.colorSpeed.x = Double(newValue) }
    }
    /// Change of green in a second.
    public var greenSpeed: Float {
        get { Float(values.colorSpeed.y) }
        set { values.colorSpeed.y = Double(newValue) }
    }
    /// Change of blue in a second.
    public var blueSpeed: Float {
        get { Float(values.colorSpeed.z) }
        set { values.colorSpeed.z = Double(newValue) }
    }
    /// Change of the opacity in a second.
    public var alphaSpeed: Float {
        get { Float(values.colorSpeed.w) }
        set { values.colorSpeed.w = Double(newValue) }
    }

    /// Sets the value `key`, such as `birthRate`, to `value`; a value of another kind has no effect.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let value, let old = values.value(for: key), let new = AnimatedLayerValue(value, like: old) else {
            return
        }
        values.set(new, for: key)
    }
}
