public import AnimationCore
public import Foundation

/// A page in flight as one vector: where it is, how far it is open, how much of it there is and how round its corners are.
///
/// One spring moves all of it (decision 0062): so no part can arrive apart from the others, and another target, whenever it
/// comes, is a target for every part, which leaves from where it is.
@_spi(Engine) public struct FlightFrame: VectorArithmetic, Sendable {
    /// Middle x and y, width and height, in points; openness, presence, in parts of ``unit``; the corners' radius, in points.
    private var numbers: SIMD8<Double>

    /// What openness and presence of 1 count for beside points, so that a flight that has come to rest within a fraction of a
    /// point is as near in these.
    private static let unit = 100.0

    private init(numbers: SIMD8<Double>) { self.numbers = numbers }

    /// - Parameters:
    ///   - rect: where it is, in points.
    ///   - openness: 0 at its source, 1 open.
    ///   - presence: 1, or 0 where there is nothing of it.
    ///   - radius: of its corners, in points.
    public init(_ rect: CGRect, openness: Double = 0, presence: Double = 1, radius: Double = 0) {
        numbers = SIMD8(
            rect.midX, rect.midY, rect.width, rect.height, openness * Self.unit, presence * Self.unit, radius, 0)
    }

    /// As a rectangle; sizes that a spring has driven below nothing are nothing.
    public var rect: CGRect {
        let (width, height) = (max(numbers[2], 0), max(numbers[3], 0))
        return CGRect(x: numbers[0] - width / 2, y: numbers[1] - height / 2, width: width, height: height)
    }

    /// Middle x and y, in points.
    public var middle: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
    /// In points.
    public var width: Double { numbers[2] }
    /// 0 at its source, 1 open; springs may go a little beyond.
    public var openness: Double { numbers[4] / Self.unit }
    /// 1, or 0 where there is nothing of it; springs may go a little beyond.
    public var presence: Double { numbers[5] / Self.unit }
    /// Of its corners, in points.
    public var radius: Double { numbers[6] }

    /// The farthest that one of the numbers of its place is from 0.
    public var largest: Double {
        max(max(abs(numbers[0]), abs(numbers[1])), max(abs(numbers[2]), abs(numbers[3])))
    }

    public static var zero: FlightFrame { FlightFrame(numbers: .zero) }
    public static func + (a: FlightFrame, b: FlightFrame) -> FlightFrame {
        FlightFrame(numbers: a.numbers + b.numbers)
    }
    public static func - (a: FlightFrame, b: FlightFrame) -> FlightFrame {
        FlightFrame(numbers: a.numbers - b.numbers)
    }
    /// Multiplies every number by `rhs`.
    public mutating func scale(by rhs: Double) { numbers *= rhs }
    /// The sum of the squares.
    public var magnitudeSquared: Double { (numbers * numbers).sum() }
}
