public import Foundation
import Geometry
import UIKitCore
import ViewGraph
import Views

/// Arrays under the name of Core Foundation.
public typealias CFArray = [Any]

/// Meaning of a colour's components. All are sRGB here.
public final class CGColorSpace: Sendable {
    /// Name of a space.
    public struct Name: Sendable {}

    /// Name of sRGB.
    public static let sRGB = Name()

    /// The space of this name.
    public init?(name: Name) {}

    init() {}
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Ways in which a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt32
    /// The ways with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that run into one another.
public final class CGGradient: Sendable {
    let gradient: Gradient

    /// A gradient of `colors`, which are `CGColor`s; nil if there is none.
    ///
    /// - Parameters:
    ///   - space: space in which colours are mixed; sRGB in any case.
    ///   - colors: the colours.
    ///   - locations: their places from 0 to 1; nil for even ones.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let colors = colors.compactMap { $0 as? UIKitCore.CGColor }
        guard let gradient = Self.gradient(colors, locations) else { return nil }
        self.gradient = gradient
    }

    /// A gradient of colours whose components are `components`: red, green, blue and opacity of each; nil if there are too few.
    ///
    /// - Parameters:
    ///   - space: space in which colours are mixed; sRGB in any case.
    ///   - components: four numbers for each colour.
    ///   - locations: places of the colours from 0 to 1; nil for even ones.
    ///   - count: number of colours.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        guard count > 0, components.count >= 4 * count else { return nil }
        let colors = (0..<count).map {
            UIKitCore.CGColor(
                red: components[4 * $0], green: components[4 * $0 + 1], blue: components[4 * $0 + 2],
                alpha: components[4 * $0 + 3])
        }
        guard let gradient = Self.gradient(colors, locations) else { return nil }
        self.gradient = gradient
    }

    private static func gradient(_ colors: [UIKitCore.CGColor], _ locations: [CGFloat]?) -> Gradient? {
        guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        return Gradient(
            stops: colors.enumerated().map {
                .init(color: Color(cgColor: $0.element), location: locations?[$0.offset] ?? CGFloat($0.offset) / last)
            })
    }
}

extension CGContext {
    /// Length beyond which no context is drawn, in points.
    private static let far: CGFloat = 20_000

    /// Draws colours along a line: on the strip between its ends, and beyond them as `options` tell.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (across, along) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = hypot(across, along)
        guard length > 0 else { return }
        let (unit, far) = (CGPoint(x: across / length, y: along / length), Self.far)
        let first = options.contains(.drawsBeforeStartLocation) ? -far : 0
        let last = options.contains(.drawsAfterEndLocation) ? far : length
        func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(
                x: startPoint.x + unit.x * distance - unit.y * side, y: startPoint.y + unit.y * distance + unit.x * side
            )
        }
        var strip = Path()
        strip.addLines([corner(first, -far), corner(last, -far), corner(last, far), corner(first, far)])
        strip.closeSubpath()
        let (area, colors) = (strip, gradient.gradient)
        draw { $0.fill(area, with: .linearGradient(colors, startPoint: startPoint, endPoint: endPoint)) }
    }

    /// Draws colours from a circle to a larger one around the centre `endCenter`, and beyond them as `options` tell. Both circles have one
    /// centre here.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
        let (drawsInside, drawsOutside) =
            startRadius <= endRadius
            ? (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
            : (options.contains(.drawsAfterEndLocation), options.contains(.drawsBeforeStartLocation))
        func circle(_ radius: CGFloat) -> CGRect {
            CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius)
        }
        var ring = Path(ellipseIn: circle(drawsOutside ? Self.far : outer))
        if !drawsInside, inner > 0 { ring.addEllipse(in: circle(inner)) }
        let (area, colors) = (ring, gradient.gradient)
        draw {
            $0.fill(
                area,
                with: .radialGradient(colors, center: endCenter, startRadius: startRadius, endRadius: endRadius),
                style: FillStyle(eoFill: true))
        }
    }
}
