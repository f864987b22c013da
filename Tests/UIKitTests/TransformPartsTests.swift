import Foundation
import Geometry
import Testing

@testable import UIKitCore

/// Transforms on the way to one another.
struct TransformPartsTests {
    private func numbers(_ m: CATransform3D) -> [Double] {
        [
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43,
            m.m44,
        ].map { Double($0) }
    }

    private func distance(_ a: CATransform3D, _ b: CATransform3D) -> Double {
        zip(numbers(a), numbers(b)).map { abs($0 - $1) }.max() ?? .infinity
    }

    private var away: CATransform3D {
        var away = CATransform3D()
        away.m34 = -1 / 500
        return away
    }

    @Test(arguments: [(0.4, 1.0, 0, 0), (2.9, 0, 1, 0), (-3.1, 0.3, 0.5, 0.8), (1.2, 0, 0, 1)])
    func `parts make the transform again`(angle: Double, x: Double, y: Double, z: Double) throws {
        var transform = CATransform3DRotate(away, CGFloat(angle), CGFloat(x), CGFloat(y), CGFloat(z))
        transform = CATransform3DScale(transform, 2, -0.5, 3)
        transform = CATransform3DTranslate(transform, 10, 20, 30)
        let parts = try #require(TransformParts(transform))
        #expect(distance(parts.transform, transform) < 1e-9)
    }

    @Test func `half of a turn in perspective is the turn by half of the angle`() throws {
        let start = try #require(TransformParts(away))
        let end = try #require(TransformParts(CATransform3DRotate(away, .pi / 2, 0, 1, 0)))
        let half = CATransform3DRotate(away, .pi / 4, 0, 1, 0)
        #expect(distance(start.mixed(with: end, 0.5).transform, half) < 1e-9)
    }

    @Test func `a skewed transform, or one without an inverse, has no parts`() {
        var skewed = CATransform3D()
        skewed.m21 = 0.5
        #expect(TransformParts(skewed) == nil)
        #expect(TransformParts(CATransform3DMakeScale(0, 1, 1)) == nil)
    }
}
