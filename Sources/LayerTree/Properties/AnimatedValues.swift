import Foundation
import Geometry

// Conversion of layers' values to vectors and back (S4.5).

extension LayerGeometry: AnimatedValue {
    static func template(from old: LayerGeometry, to new: LayerGeometry) -> LayerGeometry? { new }

    func vector(like template: LayerGeometry) -> FourVector {
        FourVector(SIMD4(origin.x, origin.y, size.width, size.height))
    }

    func with(_ vector: FourVector, like template: LayerGeometry) -> LayerGeometry {
        // A spring that overshoots may give a negative size.
        LayerGeometry(
            x: vector.value[0], y: vector.value[1], width: max(vector.value[2], 0), height: max(vector.value[3], 0))
    }
}

extension Double: AnimatedValue {
    static func template(from old: Double, to new: Double) -> Double? { new }
    func vector(like template: Double) -> Double { self }
    func with(_ vector: Double, like template: Double) -> Double { vector }
}

// Colours animate in Oklab, multiplied by opacity, times 128 (S28.2, S4.6).
extension ResolvedColor: AnimatedValue {
    static func template(from old: ResolvedColor, to new: ResolvedColor) -> ResolvedColor? { new }
    func vector(like template: ResolvedColor) -> FourVector { FourVector(OklabColor(self).vector * 128) }

    func with(_ vector: FourVector, like template: ResolvedColor) -> ResolvedColor {
        var color = OklabColor(vector: vector.value / 128).color
        color.opacity = min(max(color.opacity, 0), 1)
        return color
    }
}

// A nil shadow counts as the other shadow with opacity 0.
extension Optional: AnimatedValue where Wrapped == LayerShadow {
    static func template(from old: LayerShadow?, to new: LayerShadow?) -> LayerShadow?? { .some(new ?? old) }

    func vector(like template: LayerShadow?) -> NineVector {
        var shadow = self ?? template ?? LayerShadow(color: .clear, radius: 0)
        if self == nil { shadow.color.opacity = 0 }
        let color = shadow.color
        return NineVector(
            SIMD8(
                Double(color.linearRed) * 128, Double(color.linearGreen) * 128, Double(color.linearBlue) * 128,
                Double(color.opacity) * 128, shadow.radius, shadow.offset.width, shadow.offset.height, 0))
    }

    func with(_ vector: NineVector, like template: LayerShadow?) -> LayerShadow? {
        let v = vector.first
        return LayerShadow(
            color: ResolvedColor(
                linearRed: Float(v[0] / 128), linearGreen: Float(v[1] / 128), linearBlue: Float(v[2] / 128),
                opacity: Float(min(max(v[3] / 128, 0), 1))),
            radius: max(v[4], 0), offset: CGSize(width: v[5], height: v[6]))
    }
}

// Filters of one kind interpolate; `none` counts as the neutral filter of the other filter's kind.
extension LayerColorFilter: AnimatedValue {
    static func template(from old: LayerColorFilter, to new: LayerColorFilter) -> LayerColorFilter? {
        if new == .none { return old }
        return old == .none || old.neutral == new.neutral ? new : nil
    }

    /// Filter of this kind that changes no colour.
    private var neutral: LayerColorFilter {
        switch self {
        case .none: .none
        case .brightness: .brightness(0)
        case .contrast: .contrast(1)
        case .saturation: .saturation(1)
        case .hueRotation: .hueRotation(.zero)
        case .multiply: .multiply(.white)
        case .invert: .invert(0)
        case .luminanceToAlpha: .luminanceToAlpha
        case .matrix: .matrix(LayerColorMatrix())
        }
    }

    func vector(like template: LayerColorFilter) -> FourVector {
        switch self == .none ? template.neutral : self {
        case .none, .luminanceToAlpha, .matrix: .zero
        case .brightness(let amount), .contrast(let amount), .saturation(let amount), .invert(let amount):
            FourVector(SIMD4(amount * 128, 0, 0, 0))
        case .hueRotation(let angle): FourVector(SIMD4(angle.radians * 128, 0, 0, 0))
        case .multiply(let color):
            FourVector(
                SIMD4(
                    Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue), Double(color.opacity))
                    * 128)
        }
    }

    func with(_ vector: FourVector, like template: LayerColorFilter) -> LayerColorFilter {
        let v = vector.value / 128
        return switch self == .none ? template : self {
        case .none: .none
        case .luminanceToAlpha: .luminanceToAlpha
        case .matrix: self
        case .brightness: .brightness(v.x)
        case .contrast: .contrast(v.x)
        case .saturation: .saturation(v.x)
        case .invert: .invert(v.x)
        case .hueRotation: .hueRotation(Angle(radians: v.x))
        case .multiply:
            .multiply(
                ResolvedColor(
                    linearRed: Float(v.x), linearGreen: Float(v.y), linearBlue: Float(v.z),
                    opacity: Float(min(max(v.w, 0), 1))))
        }
    }
}
