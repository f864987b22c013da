import Foundation
import Geometry
import SeededNumbers
import Testing

@testable import AnimationCore

/// Animatable vectors and the animatable data of standard types: S4.
struct VectorTests {
    @Test func `interpolates component by component (S4.1)`() {
        let a = AnimatablePair(10.0, AnimatablePair(CGFloat(0), Float(4)))
        let b = AnimatablePair(20.0, AnimatablePair(CGFloat(-8), Float(8)))
        #expect(a.interpolated(towards: b, amount: 0.25) == AnimatablePair(12.5, AnimatablePair(-2, 5)))
        var c = a
        c.interpolate(towards: b, amount: 1.5)
        #expect(c.first == 25)
    }

    @Test func `magnitudes add up (S4.2)`() {
        #expect(AnimatablePair(3.0, CGFloat(4)).magnitudeSquared == 25)
        #expect(EmptyAnimatableData().magnitudeSquared == 0)
        #expect(AnimatableValues(1.0, CGFloat(2), Float(2)).magnitudeSquared == 9)
    }

    @Test func `values of any number are one vector (S4.2)`() {
        let a = AnimatableValues(1.0, CGFloat(2), Float(3))
        let sum = a + a.scaled(by: 2) - a
        #expect(sum == AnimatableValues(2.0, CGFloat(4), Float(6)))
        #expect(sum != a)
        #expect(AnimatableValues<Double, Float>.zero.value.0 == 0)
    }

    @Test func `a vector is its own data, and a type without data has none (S4.3)`() {
        struct Still: Animatable {}
        var number = 3.0
        number.animatableData = 4
        #expect(number == 4)
        #expect(Still().animatableData == EmptyAnimatableData())
    }

    @Test func `standard types have their data in order and scale (S4.5)`() {
        #expect(CGPoint(x: 1, y: 2).animatableData == AnimatablePair(1, 2))
        #expect(CGSize(width: 1, height: 2).animatableData == AnimatablePair(1, 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.animatableData == AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
        #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
        #expect(Angle(radians: 0.5).animatableData == 64)
        let stroke = StrokeStyle(lineWidth: 1, miterLimit: 2, dash: [5], dashPhase: 3)
        #expect(stroke.animatableData == AnimatablePair(1, AnimatablePair(2, 3)))
    }

    @Test func `data goes back to where it came from (S4.4)`() {
        var rect = CGRect.zero
        rect.animatableData = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        var anchor = UnitPoint.zero
        anchor.animatableData = UnitPoint.bottomTrailing.animatableData
        #expect(anchor == .bottomTrailing)
        var insets = EdgeInsets()
        insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
        #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        var stroke = StrokeStyle(dash: [5])
        stroke.animatableData = StrokeStyle(lineWidth: 1, miterLimit: 2, dashPhase: 3).animatableData
        #expect(stroke == StrokeStyle(lineWidth: 1, miterLimit: 2, dash: [5], dashPhase: 3))
    }

    @Test func `an angle turns backwards from 350 to 10 degrees (S4.10)`() {
        let data = Angle.degrees(350).animatableData.interpolated(
            towards: Angle.degrees(10).animatableData, amount: 0.5)
        var middle = Angle.zero
        middle.animatableData = data
        #expect(near(middle.degrees, 180))
    }

    @Test func `corner radii go around from the top leading one, in pairs (S4.5)`() {
        let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        #expect(radii.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
        var copy = RectangleCornerRadii()
        copy.animatableData = radii.animatableData
        #expect(copy == radii)
    }

    @Test func `units that span a view or a turn have finer numbers, points do not (S4.5, S4.6)`() {
        // A hundredth of a point and of a turn: a threshold on the data must not treat them alike.
        #expect(UnitPoint(x: 0.01, y: 0).animatableData.magnitudeSquared == 1.28 * 1.28)
        #expect(CGPoint(x: 0.01, y: 0).animatableData.magnitudeSquared == 0.01 * 0.01)
        // Interpolation does not depend on the scale.
        var half = UnitPoint.zero
        half.animatableData = half.animatableData.interpolated(
            towards: UnitPoint.bottomTrailing.animatableData, amount: 0.5)
        #expect(half == .center)
    }

    @Test func `data of a type of the program is taken as it is (S4.7)`() {
        struct Turn: Animatable {
            var degrees = 0.0
            var animatableData: Double {
                get { degrees }
                set { degrees = newValue }
            }
        }
        var turn = Turn()
        turn.animatableData = turn.animatableData.interpolated(towards: 180, amount: 0.25)
        #expect(turn.degrees == 45)
    }

    @Test func `what is not part of the data stays as it was set (S4.4)`() {
        struct Slice: Animatable {
            var angle = Angle.zero
            var name = "new"
            var animatableData: Angle.AnimatableData {
                get { angle.animatableData }
                set { angle.animatableData = newValue }
            }
        }
        var slice = Slice()
        slice.animatableData = Angle(radians: 1).animatableData
        #expect(slice.name == "new" && slice.angle == Angle(radians: 1))
    }

    private func lawsHold<V: VectorArithmetic>(_ a: V, _ b: V, _ near: (V, V) -> Bool) -> Bool {
        var doubled = a
        doubled.scale(by: 2)
        var sum = a
        sum += b
        var difference = sum
        difference -= b
        return near(a + b, b + a) && a + .zero == a && near(difference, a) && near(doubled, a + a)
            && near(a.scaled(by: 0), .zero) && near(a.interpolated(towards: b, amount: 0), a)
            && near(a.interpolated(towards: b, amount: 1), b) && a.magnitudeSquared >= 0
            && abs(doubled.magnitudeSquared - 4 * a.magnitudeSquared) <= 1e-3 * doubled.magnitudeSquared + 1e-9
    }

    @Test(arguments: 1...30)
    func `every vector keeps the laws of a vector (S4.1, S4.2)`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        func number() -> Double { .random(in: -1000...1000, using: &random) }
        let (a, b, c, d) = (number(), number(), number(), number())
        #expect(lawsHold(a, b) { abs($0 - $1) < 1e-9 })
        #expect(lawsHold(CGFloat(a), CGFloat(b)) { abs($0 - $1) < 1e-9 })
        #expect(lawsHold(Float(a), Float(b)) { abs($0 - $1) < 1e-2 })
        #expect(
            lawsHold(AnimatablePair(a, CGFloat(c)), AnimatablePair(b, CGFloat(d))) {
                abs($0.first - $1.first) < 1e-9 && abs($0.second - $1.second) < 1e-9
            })
        #expect(
            lawsHold(AnimatableValues(a, CGFloat(c)), AnimatableValues(b, CGFloat(d))) {
                abs($0.value.0 - $1.value.0) < 1e-9 && abs($0.value.1 - $1.value.1) < 1e-9
            })
        #expect(lawsHold(EmptyAnimatableData(), EmptyAnimatableData(), ==))
    }

    @Test func `numbers beyond all bounds stop at infinity and bring nothing down (S4.1)`() {
        for hostile in [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude] {
            let pair = AnimatablePair(hostile, CGFloat(hostile))
            _ = pair.scaled(by: hostile)
            _ = pair.interpolated(towards: .zero, amount: hostile)
            var angle = Angle.zero
            angle.animatableData = hostile
            var point = UnitPoint.zero
            point.animatableData = AnimatablePair(CGFloat(hostile), CGFloat(hostile))
            #expect(angle.radians == hostile / 128 || hostile.isNaN)
            #expect(point.x == CGFloat(hostile / 128) || hostile.isNaN)
        }
        #expect(AnimatablePair(1e300, 1.0).magnitudeSquared == .infinity)
        // In `Float`'s own range it is exact, though its square is not.
        #expect(Float(1e30).magnitudeSquared.isFinite)
    }

    @Test func `vectors and their owners are values that can be sent (S4.2)`() {
        func isSendable<V: Sendable & Equatable>(_ value: V) -> Bool { value == value }
        #expect(isSendable(AnimatablePair(1.0, AnimatablePair(CGFloat(1), Float(1)))))
        #expect(isSendable(AnimatableValues(1.0, CGFloat(2))))
        #expect(isSendable(EmptyAnimatableData()))
        #expect(Set([AnimatablePair(1.0, 2.0), AnimatablePair(1.0, 2.0)]).count == 1)
    }
}
