import Foundation
import Lilt
import SwiftUI
import Testing

/// Interfaces that the notes quote without using them exist in the quoted form.
struct QuotedInterfacesTests {
    private struct Place: Animatable {
        var x: Double
        var y: Double

        var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(x, y) }
            set { (x, y) = (newValue.first, newValue.second) }
        }
    }

    @Test func `Animatable, its empty data and its pairs (S4.2, S4.3)`() {
        var place = Place(x: 1, y: 2)
        place.animatableData.second = 5
        #expect(place.x == 1 && place.y == 5)
        let empty: some VectorArithmetic = EmptyAnimatableData()
        #expect(empty.magnitudeSquared == 0)
    }

    @Test @MainActor func `scaleEffect with a size and an anchor`() throws {
        func quoted(_ view: some View, _ scale: CGSize, _ anchor: UnitPoint) -> some View {
            view.scaleEffect(scale, anchor: anchor)
        }
        let box = Color.red.frame(width: 40, height: 30).accessibilityLabel("box")
        let plain = try Stage { box }.layer("box").frame
        let scaled = try Stage { quoted(box, CGSize(width: 1, height: 2), .top) }.layer("box").frame
        #expect(scaled == CGRect(x: plain.minX, y: plain.minY, width: 40, height: 60))
    }

    @Test func `timingCurve and UnitCurve (S6.7, S6.8)`() {
        let timingCurve: (UnitCurve, TimeInterval) -> Animation = Animation.timingCurve(_:duration:)
        let bezier: (UnitPoint, UnitPoint) -> UnitCurve = UnitCurve.bezier(startControlPoint:endControlPoint:)
        let curve = bezier(.zero, UnitPoint(x: 1, y: 1))
        let value: (Double) -> Double = curve.value(at:)
        let velocity: (Double) -> Double = curve.velocity(at:)
        // The straight line is its own inverse.
        #expect(abs(value(0.25) - 0.25) < 1e-5 && abs(velocity(0.25) - 1) < 1e-5 && curve.inverse == curve)
        #expect(timingCurve(curve, 1) == timingCurve(curve, 1) && timingCurve(curve, 1) != timingCurve(curve, 2))
    }

    @Test func `both ways to say a spring (S7.1, S7.5)`() {
        let physical: (Double, Double, Double, Bool) -> Spring = Spring.init(mass:stiffness:damping:allowOverDamping:)
        let perceptual: (TimeInterval, Double) -> Spring = Spring.init(duration:bounce:)
        let spring = physical(2, 50, 4, false)
        #expect(abs(spring.mass - 2) < 1e-12 && abs(spring.stiffness - 50) < 1e-12 && abs(spring.damping - 4) < 1e-12)
        #expect(abs(perceptual(0.4, 0.2).duration - 0.4) < 1e-12 && abs(perceptual(0.4, 0.2).bounce - 0.2) < 1e-12)
    }

    /// All three functions of the protocol, in the quoted form.
    private struct Jump: CustomAnimation {
        nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
        where V: VectorArithmetic { time < 1 ? value.scaled(by: 0.5) : nil }

        nonisolated func shouldMerge<V>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool where V: VectorArithmetic { previous.base is Jump }

        nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
        where V: VectorArithmetic { .zero }
    }

    @Test func `CustomAnimation (S5.1)`() {
        #expect(Animation(Jump()).base is Jump && Animation(Jump()) == Animation(Jump()))
    }

    private struct Mood: TransactionKey {
        static var defaultValue: String { "calm" }
    }

    @Test func `TransactionKey: a value for one update, and its default otherwise (S10.6)`() {
        var transaction = Transaction()
        #expect(transaction[Mood.self] == "calm")
        transaction[Mood.self] = "lively"
        #expect(transaction[Mood.self] == "lively" && Transaction()[Mood.self] == "calm")
    }
}
