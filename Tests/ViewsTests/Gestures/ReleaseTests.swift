@_spi(Engine) import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
import Views

/// S18.14 in numbers: a bead dragged with `.interactiveSpring` and released with `.spring`, as on the gallery's
/// `BeadDragPage`, compared with a spring solved in closed form.
@MainActor struct ReleaseTests {
    /// A spring x″ = ω²·(target − x) − 2ζω·x′, whose target is constant within a frame, in closed form.
    private struct Model {
        var position: Double
        var velocity = 0.0

        mutating func advance(by time: Double, towards target: Double, response: Double, dampingFraction: Double) {
            let frequency = 2 * Double.pi / response
            let decay = dampingFraction * frequency
            let distance = position - target
            let fade = exp(-decay * time)
            if dampingFraction >= 1 {
                let slope = velocity + frequency * distance
                position = target + fade * (distance + slope * time)
                velocity = fade * (velocity - frequency * slope * time)
            } else {
                let damped = frequency * (1 - dampingFraction * dampingFraction).squareRoot()
                let (c, s) = (cos(damped * time), sin(damped * time))
                let other = (velocity + decay * distance) / damped
                position = target + fade * (distance * c + other * s)
                velocity = fade * (velocity * c - (decay * other + damped * distance) * s)
            }
        }
    }

    /// `.interactiveSpring`: duration 0.15, bounce 0.15.
    private let following = (response: 0.15, dampingFraction: 0.85)
    private let home = 100.0
    /// Allowed error in points at `speed` points per second: the spring of S8.4 makes 300 steps per second, and may lag
    /// a solved one by half a step.
    private func halfStep(at speed: Double) -> Double { speed / 600 }

    @Test func `the bead lags the pointer by 2ζ/ω of its speed, as a spring behind a steady pointer does`() throws {
        let bead = Dragged()
        var model = Model(position: home)
        var target = home
        for step in 1...60 {
            // The previous frame's change has run since then; this frame's change begins now.
            model.advance(
                by: 1.0 / 60, towards: target, response: following.response, dampingFraction: following.dampingFraction)
            target = home + 8 * Double(step)
            try bead.drag(to: target)
            #expect(abs(try bead.x - model.position) < halfStep(at: 480), "frame \(step)")
        }
        // 480 points per second; the targets are stairs, which lag by half a frame on average.
        let lag = target - (try bead.x)
        let steady = 480 * (2 * 0.85 * 0.15 / (2 * Double.pi) + 0.5 / 60)
        #expect(abs(lag - steady) < halfStep(at: 480), "\(lag) and \(steady)")
    }

    @Test(arguments: [1, 3, 6, 12, 30])
    func `place and velocity are continuous across the release, to one frame's worth of the spring`(frames: Int) throws
    {
        let bead = Dragged()
        var model = Model(position: home)
        var target = home
        for step in 1...frames {
            model.advance(
                by: 1.0 / 60, towards: target, response: following.response, dampingFraction: following.dampingFraction)
            target = home + 12 * Double(step)
            try bead.drag(to: target)
        }
        let before = try bead.x
        try bead.release()
        #expect(try bead.x == before, "the release itself moves nothing")
        // The running spring is advanced to the frame of the release; the new one starts with its position and
        // velocity.
        for frame in 1...40 {
            model.advance(by: 1.0 / 60, towards: home, response: 0.5, dampingFraction: 1)
            bead.stage.advance(by: 1.0 / 60)
            #expect(abs(try bead.x - model.position) < halfStep(at: 720), "frame \(frame) after the release")
        }
        bead.stage.advance(by: 5)
        #expect(abs(try bead.x - home) < 0.05)
    }

    @Test func `a bead that is caught in its flight goes on from where it is, with the velocity that it has`() throws {
        let bead = Dragged()
        for step in 1...20 { try bead.drag(to: home + 12 * Double(step)) }
        try bead.release()
        for _ in 0..<6 { bead.stage.advance(by: 1.0 / 60) }
        let earlier = try bead.x
        bead.stage.advance(by: 1.0 / 60)
        let caught = try bead.x
        // It is grabbed where it is seen (S25.10).
        bead.stage.press(at: caught, 150)
        #expect(try bead.x == caught)
        bead.stage.advance(by: 1.0 / 60)
        let later = try bead.x
        // Held still, the interactive spring pulls it towards the pointer, where it already is: it only keeps its
        // velocity, of which a frame of the spring's damping takes the part 1 − exp(−2ζω/60).
        let speed = caught - earlier
        #expect(abs((later - caught) - speed) < abs(speed) * (1 - exp(-2 * 0.85 * 2 * .pi / 0.15 / 60)) + 1)
    }

    /// A bead dragged by a finger.
    @MainActor private final class Dragged {
        let stage = ViewStage(size: CGSize(width: 1_000, height: 300), BeadView())
        private var isHeld = false

        var x: Double { get throws { try #require(stage.layer("bead")).frameInWindow.midX } }

        func drag(to x: Double) throws {
            if !isHeld { stage.press(at: 100, 150) }
            isHeld = true
            stage.advance(by: 1.0 / 60)
            stage.move(to: x, 150)
        }

        func release() throws {
            let location = try #require(stage.host.pointer.hover.location)
            stage.release(at: location.x, location.y)
            isHeld = false
        }
    }

    private struct BeadView: View {
        @State private var x = 100.0

        var body: some View {
            Color.red.frame(width: 40, height: 40)
                .accessibilityLabel("bead")
                .position(x: x, y: 150)
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .onChanged { value in withAnimation(.interactiveSpring) { x = value.location.x } }
                        .onEnded { _ in withAnimation(.spring) { x = 100 } })
        }
    }
}
