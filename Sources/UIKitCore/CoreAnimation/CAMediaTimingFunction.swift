import Foundation

/// Name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The function of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of changes without a timing function of their own.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Curve by which an animation progresses: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: Hashable, Sendable {
    private let points: [Float]

    /// The curve of this name; an unknown name is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// The curve with these two control points; the first coordinate of each lies in 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [min(max(c1x, 0), 1), c1y, min(max(c2x, 0), 1), c2y]
    }

    /// Writes the coordinates of a control point to `ptr`, which has room for two numbers.
    ///
    /// - Parameters:
    ///   - idx: 0 is (0, 0), 1 and 2 are the control points, 3 is (1, 1).
    ///   - ptr: the place for x and y.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let point = controlPoint(idx)
        unsafe ptr[0] = Float(point.x)
        unsafe ptr[1] = Float(point.y)
    }

    /// The control point with the number `index`, 0…3.
    func controlPoint(_ index: Int) -> CGPoint {
        switch index {
        case ...0: .zero
        case 1: CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
        case 2: CGPoint(x: CGFloat(points[2]), y: CGFloat(points[3]))
        default: CGPoint(x: 1, y: 1)
        }
    }

    /// Progress at `time`, both 0…1; the curve may overshoot.
    func value(at time: Double) -> Double {
        let x = min(max(time, 0), 1)
        if points[0] == points[1], points[2] == points[3] || x == 0 || x == 1 { return x }
        let (x1, y1, x2, y2) = (Double(points[0]), Double(points[1]), Double(points[2]), Double(points[3]))
        func curve(_ a: Double, _ b: Double, _ s: Double) -> Double {
            let u = 1 - s
            return 3 * u * u * s * a + 3 * u * s * s * b + s * s * s
        }
        // x grows with the curve's parameter: halving the interval finds the one for `x` within 2⁻⁴⁰.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if curve(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return curve(y1, y2, (low + high) / 2)
    }

    /// True if both are the same curve.
    public static func == (a: CAMediaTimingFunction, b: CAMediaTimingFunction) -> Bool { a.points == b.points }
    /// Hashes the control points.
    public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}
