import Foundation
import Geometry
import Testing

@testable import AnimationCore

/// S4.
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
}
