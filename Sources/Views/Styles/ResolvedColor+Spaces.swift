public import AnimationCore
import Foundation
public import LayerTree
@_spi(Engine) import ViewGraph

extension ResolvedColor {
    /// A colour from components in `colorSpace`; values outside sRGB are kept (S28.1).
    public init(
        colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
        switch colorSpace {
        case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .sRGBLinear: self.init(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
        case .displayP3:
            // P3 has the transfer curve of sRGB. Linear P3 to linear sRGB: primaries of SMPTE RP 431-2, white point
            // D65.
            let p3 = ResolvedColor(red: red, green: green, blue: blue)
            let (r, g, b) = (p3.linearRed, p3.linearGreen, p3.linearBlue)
            self.init(
                linearRed: 1.224_940_2 * r - 0.224_940_2 * g,
                linearGreen: -0.042_056_95 * r + 1.042_056_9 * g,
                linearBlue: -0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_6 * b, opacity: opacity)
        }
    }
}

extension ResolvedColor: ShapeStyle {
    /// The colour itself.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { .color(self) }
}

/// Prints as `#RRGGBBAA`, each component 00 to FF.
extension ResolvedColor: CustomStringConvertible {
    /// `#RRGGBBAA`; components outside 0…1 are clamped.
    public var description: String {
        let bytes = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { String(format: "%02X", $0) }.joined()
    }
}
