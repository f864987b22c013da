import Foundation
import Testing

@testable import Geometry

/// Affine and projective transforms: S27.2 to S27.6.
struct TransformTests {
    let size = CGSize(width: 120, height: 80)

    @Test func `turns clockwise on screen (S27.3)`() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(near(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    }

    @Test func `concatenates from left to right, and undoes itself`() {
        let t = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.7).scaledBy(x: 2, y: -0.5)
        let point = CGPoint(x: 12, y: -7)
        #expect(near(point.applying(t).applying(t.inverted()), point))
        let a = CGAffineTransform(scaleX: 2, y: 2)
        let b = CGAffineTransform(translationX: 10, y: 0)
        #expect(CGPoint(x: 1, y: 0).applying(a.concatenating(b)) == CGPoint(x: 12, y: 0))
        #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    }

    @Test func `shows rectangles by their upright bounds`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(near(turned, CGRect(x: -20, y: 0, width: 20, height: 10)))
        #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 1)) == CGRect(x: -10, y: 0, width: 10, height: 20))
    }

    @Test(arguments: [0, 0.3, 1.2, -2.5, .pi])
    func `a turn about an axis is T(−a)·R·P·T(a), flattened (S27.4)`(angle: Double) {
        let axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (1, 2, -0.5)
        let anchor = UnitPoint(x: 0.25, y: 1)
        let m = ProjectionTransform(
            rotation: Angle(radians: angle), axis: axis, anchor: anchor, anchorZ: 7, perspective: 0.6, size: size)
        let a = anchor.point(in: size)
        var perspective = CATransform3D()
        perspective.m34 = -0.6 / 120
        let space = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DConcat(
                    CATransform3DMakeTranslation(-a.x, -a.y, -7),
                    CATransform3DMakeRotation(CGFloat(angle), axis.x, axis.y, axis.z)), perspective),
            CATransform3DMakeTranslation(a.x, a.y, 7))
        let expected = ProjectionTransform(space)
        for point in [CGPoint.zero, CGPoint(x: 120, y: 0), CGPoint(x: 33, y: 80)] {
            #expect(near(point.applying(m), point.applying(expected), within: 1e-9))
        }
    }

    @Test func `a card turned by a quarter is a line, by a half is mirrored (S27.4, S27.5)`() {
        func turned(_ degrees: Double, perspective: CGFloat = 1) -> ProjectionTransform {
            ProjectionTransform(rotation: .degrees(degrees), axis: (0, 1, 0), perspective: perspective, size: size)
        }
        for corner in CGRect(origin: .zero, size: size).corners {
            #expect(abs(corner.applying(turned(90)).x - 60) < 1e-9)
        }
        #expect(near(CGPoint(x: 0, y: 0).applying(turned(180)), CGPoint(x: 120, y: 0)))
        // A positive angle about y moves the right edge away from the eye, so it looks shorter.
        let right = CGPoint(x: 120, y: 0).applying(turned(45)).y
        let left = CGPoint(x: 0, y: 0).applying(turned(45)).y
        #expect(right > 0 && left < 0)
        #expect(turned(45, perspective: 0).isAffine)
    }

    @Test func `no axis turns nothing, and no size has no perspective (S27.4)`() {
        #expect(ProjectionTransform(rotation: .degrees(40), axis: (0, 0, 0), size: size).isIdentity)
        #expect(ProjectionTransform(rotation: .degrees(40), axis: (0, 1, 0), size: .zero).isFinite)
        #expect(ProjectionTransform(rotation: .radians(.nan), axis: (0, 1, 0), size: size).isIdentity)
    }

    @Test func `projections concatenate and invert (S27.6)`() {
        let a = ProjectionTransform(rotation: .degrees(30), axis: (1, 1, 0), size: size)
        let b = ProjectionTransform(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3))
        let point = CGPoint(x: 10, y: 20)
        #expect(near(point.applying(a.concatenating(b)), point.applying(a).applying(b), within: 1e-9))
        #expect(near(point.applying(a).applying(a.inverted()), point, within: 1e-9))
        #expect(b.inverted().isAffine)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isInvertible = flat.invert()
        #expect(!isInvertible)
        #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
    }

    @Test func `what is behind the eye goes to infinity, and is cut from polygons (S27.6)`() {
        var m = ProjectionTransform()
        m.m13 = -0.02
        let behind = CGPoint(x: 100, y: 0).applying(m)
        #expect(behind.x == .infinity && behind.y == .infinity)
        let polygon = m.polygon(of: CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(polygon.count == 4)
        #expect(polygon.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        #expect(m.boundingRect(of: CGRect(x: 60, y: 0, width: 10, height: 10)).isNull)
    }

    @Test func `rows are 16 numbers for row vectors`() {
        let rows = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)).rows
        #expect(rows == [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1])
    }
}

struct ValueTests {
    @Test func `angles are radians underneath`() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect((Angle.degrees(90) + .degrees(45)).degrees == 135)
        #expect(-Angle.degrees(90) < .zero)
    }

    @Test func `proposals stand in for what was not specified`() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        #expect(
            ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(by: .zero)
                == CGSize(width: 3, height: 0))
    }

    @Test func `edge sets hold their edges`() {
        #expect(Edge.Set.all == [.horizontal, .vertical])
        #expect(Edge.Set(.bottom) == .bottom)
        #expect(EdgeInsets(.horizontal, 4) == EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4))
    }
}
