public import AnimationCore
public import Foundation

/// Frame, openness, presence and corner radius of a page in flight, as one vector.
///
/// One spring animates the whole vector (decision 0062). All components therefore arrive at the same time, and a new
/// target applies to every component, each of which continues from its current value.
@_spi(Engine) public struct FlightFrame: VectorArithmetic, Sendable {
    /// Components: x and y of the center, width and height, in points; openness and presence, scaled by ``unit``;
    /// corner radius, in points; unused.
    private var numbers: SIMD8<Double>

    /// Scale of openness and presence relative to points. With it, the spring's tolerance, a fraction of a point, is
    /// also a sufficient precision for openness and presence.
    private static let unit = 100.0

    private init(numbers: SIMD8<Double>) { self.numbers = numbers }

    /// Creates a frame from its parts.
    ///
    /// - Parameters:
    ///   - rect: frame of the page, in points.
    ///   - openness: 0 at the transition source, 1 when open; 0 by default.
    ///   - presence: visibility of the page: 1 when visible, 0 when not; 1 by default.
    ///   - radius: radius of the page's corners, in points; 0 by default.
    public init(_ rect: CGRect, openness: Double = 0, presence: Double = 1, radius: Double = 0) {
        numbers = SIMD8(
            rect.midX, rect.midY, rect.width, rect.height, openness * Self.unit, presence * Self.unit, radius, 0)
    }

    /// Frame of the page, in points. A width or height that the spring has driven below 0 is returned as 0.
    public var rect: CGRect {
        let (width, height) = (max(numbers[2], 0), max(numbers[3], 0))
        return CGRect(x: numbers[0] - width / 2, y: numbers[1] - height / 2, width: width, height: height)
    }

    /// Center of the page, in points.
    public var middle: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
    /// Width of the page, in points; may be below 0 when the spring overshoots.
    public var width: Double { numbers[2] }
    /// Progress of the opening: 0 at the transition source, 1 when open. May lie slightly outside 0…1 because of the
    /// spring.
    public var openness: Double { numbers[4] / Self.unit }
    /// Visibility of the page: 1 when visible, 0 when not. May lie slightly outside 0…1 because of the spring.
    public var presence: Double { numbers[5] / Self.unit }
    /// Radius of the page's corners, in points.
    public var radius: Double { numbers[6] }

    /// Largest absolute value among the center's x and y, the width and the height, in points.
    public var largest: Double {
        max(max(abs(numbers[0]), abs(numbers[1])), max(abs(numbers[2]), abs(numbers[3])))
    }

    /// A frame at the origin without size.
    public static var zero: FlightFrame { FlightFrame(numbers: .zero) }
    /// Adds the components.
    public static func + (a: FlightFrame, b: FlightFrame) -> FlightFrame {
        FlightFrame(numbers: a.numbers + b.numbers)
    }
    /// Subtracts the components.
    public static func - (a: FlightFrame, b: FlightFrame) -> FlightFrame {
        FlightFrame(numbers: a.numbers - b.numbers)
    }
    /// Multiplies every component by `rhs`.
    public mutating func scale(by rhs: Double) { numbers *= rhs }
    /// Sum of the squares of all components.
    public var magnitudeSquared: Double { (numbers * numbers).sum() }
}
