public import SwiftUI
import Testing

@Animatable private struct Arc: Shape {
    var center: CGPoint
    var radius = 2.5
    var start: Angle = .zero
    var end = Angle.degrees(90)
    @AnimatableIgnored var isClockwise = false
    let name = "arc"
    static let count = 0
    var sweep: Angle { end - start }

    func path(in rect: CGRect) -> Path { Path() }
}

@Animatable private struct Level {
    var value: CGFloat { didSet { changes += 1 } }
    @AnimatableIgnored var changes = 0
}

@Animatable private struct Between<Part: Animatable> { var first, second: Part }

@Animatable private struct Meter: View {
    @State private var isOn = false
    @Environment(\.layoutDirection) private var direction
    var level: Double

    var body: some View { Text("\(level)") }
}

/// A public type: its expansion has to be public too.
@Animatable public struct Visible {
    public var x, y: Float

    /// Starts at (1, 2).
    public init() { (x, y) = (1, 2) }
}

/// Behaviour of types expanded by `@Animatable` and `@AnimatableIgnored`: S4.2 to S4.4.
struct AnimatableTests {
    @Test func `the data are those of all stored properties, in their order`() {
        let arc = Arc(center: CGPoint(x: 1, y: 2))
        let data: AnimationCore.AnimatableValues<CGPoint.AnimatableData, Double, Double, Double> = arc.animatableData
        #expect(data.value.0 == AnimatablePair(1, 2))
        #expect(data.value.1 == 2.5)
        #expect(data.value.2 == 0)
        #expect(data.value.3 == Double.pi / 2 * 128)
    }

    @Test func `setting the data sets all but what is ignored`() {
        var arc = Arc(center: .zero, isClockwise: true)
        arc.animatableData = .init(AnimatablePair(3, 4), 5, Angle.degrees(10).animatableData, 0)
        #expect(arc.center == CGPoint(x: 3, y: 4))
        #expect(arc.radius == 5)
        #expect(abs(arc.start.degrees - 10) < 1e-9)
        #expect(arc.end == .zero)
        #expect(arc.isClockwise)
    }

    @Test func `one property lends its own data`() {
        var level = Level(value: 1)
        let data: CGFloat = level.animatableData
        level.animatableData = data + 2
        #expect(level.value == 3)
        #expect(level.changes == 1)
    }

    @Test func `a parameter of the type animates as what it stands for`() {
        var between = Between(first: CGSize.zero, second: CGSize(width: 1, height: 2))
        between.animatableData = between.animatableData.scaled(by: 2)
        #expect(between.second == CGSize(width: 2, height: 4))
    }

    @MainActor @Test func `what wrappers keep is no part of a view's data`() {
        var meter = Meter(level: 0.25)
        let data: Double = meter.animatableData
        #expect(data == 0.25)
        meter.animatableData = 0.5
        #expect(meter.level == 0.5)
    }

    @Test func `conforms, and so springs move it (S7.10)`() {
        func middle(_ a: some Animatable, _ b: some Animatable) -> Bool { true }
        #expect(middle(Visible(), Arc(center: .zero)))
        var to = Visible()
        (to.x, to.y) = (3, 6)
        let arrived = Spring().value(fromValue: Visible(), toValue: to, initialVelocity: Visible(), time: 20)
        #expect(abs(arrived.x - 3) < 1e-4)
        #expect(abs(arrived.y - 6) < 1e-4)
    }
}
