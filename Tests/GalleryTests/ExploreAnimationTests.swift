import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// The listings of the talk "Explore SwiftUI animation" behave as the talk describes.
@MainActor struct ExploreAnimationTests {
    /// Presented scale of the avatar in each of the next frames.
    private func scales(_ stage: Stage, frames: Int) throws -> [Double] {
        try (0..<frames).map { _ in
            stage.advance(frames: 1)
            return try stage.layer("avatar").scale.presented
        }
    }

    @Test func `a picture is there, and is as large as its file says`() throws {
        let stage = try Stage.page("avatar")
        #expect(stage.problems.isEmpty)
        #expect(try stage.layer("avatar").frame.size == CGSize(width: 96, height: 96))
    }

    @Test func `L1: without an animation both values are the new ones at once (S1.7)`() throws {
        let stage = try Stage.page("avatar")
        try stage.tap("avatar")
        let scale = try stage.layer("avatar").scale
        #expect(scale.model == 1.5 && scale.presented == 1.5 && stage.isIdle)
        try stage.tap("avatar")
        #expect(try stage.layer("avatar").scale.presented == 1)
    }

    @Test(arguments: [("avatar-animated", 0.0), ("avatar-bouncy", 0.3)])
    func `L2, L3: the model is 1·5 at once, what is shown goes there by its spring (S8.2)`(
        page: String, bounce: Double
    ) throws {
        let stage = try Stage.page(page)
        try stage.tap("avatar")
        #expect(try stage.layer("avatar").scale == (1.5, 1))
        let spring = SpringModel(bounce: bounce)
        var shown: [Double] = []
        let work = try stage.work {
            for frame in 1...14 {
                stage.advance(frames: 1)
                let scale = try stage.layer("avatar").scale
                let expected = 1 + 0.5 * spring.value(at: Double(frame) / 20)
                #expect(scale.model == 1.5 && abs(scale.presented - expected) < 0.003, "frame \(frame)")
                shown.append(scale.presented)
            }
        }
        // A built-in effect animates without evaluating the view.
        #expect(work.bodies == 0 && work.layouts == 0)
        #expect((shown.max() ?? 0 > 1.51) == (bounce > 0), "it overshoots if it bounces")
        try stage.settle()
        #expect(try stage.layer("avatar").scale == (1.5, 1.5))
    }

    @Test func `a second tap on the way retargets the spring, which keeps its velocity (S8.8, S29.2)`() throws {
        let stage = try Stage.page("avatar-bouncy", framesPerSecond: 60)
        try stage.tap("avatar")
        let before = try scales(stage, frames: 6)
        try stage.tap("avatar")
        let after = try scales(stage, frames: 3)
        #expect(try stage.layer("avatar").scale.model == 1)
        // It still grows, but more slowly: the velocity is continuous.
        let pace = before[5] - before[4]
        #expect(after[0] - before[5] > 0.5 * pace && after[0] - before[5] < pace)
    }

    @Test func `L4: the curve's value and velocity at a quarter (S6.9, S6.10)`() throws {
        let curve = CurveModel(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
        let values = UnitCurvePage.values()
        #expect(abs(values.value - curve.value(at: 0.25)) < 2e-5)
        #expect(abs(values.velocity - curve.slope(at: 0.25)) < 1e-3)
        let stage = try Stage.page("unit-curve")
        #expect(stage.names.contains(decimal(values.value, places: 4)))
        #expect(stage.names.contains(decimal(values.velocity, places: 4)))
    }

    @Test func `L5: the spring's value and velocity after a quarter of a second (S7.6, S7.7)`() throws {
        let spring = SpringModel(duration: 1)
        let slope = (spring.value(at: 0.25 + 1e-6) - spring.value(at: 0.25 - 1e-6)) / 2e-6
        let values = SpringPage.values()
        #expect(abs(values.value - spring.value(at: 0.25)) < 1e-12)
        #expect(abs(values.velocity - slope) < 1e-6)
        let stage = try Stage.page("spring")
        #expect(stage.names.contains(decimal(values.value, places: 4)))
        #expect(stage.names.contains(decimal(values.velocity, places: 4)))
    }

    @Test func `L6: an animation of one's own travels the delta, and ends exactly (S5.1, S5.2)`() throws {
        let stage = try Stage.page("my-linear")
        try stage.tap("avatar")
        for (frame, scale) in zip(1..., try scales(stage, frames: 20)) {
            #expect(abs(scale - (1 + 0.5 * Double(frame) / 20)) < 1e-9)
        }
        stage.advance(frames: 1)
        #expect(try stage.layer("avatar").scale == (1.5, 1.5) && stage.isIdle)
    }

    @Test func `L7: a spring takes over with the velocity that the animation tells, and else from rest (S5.7)`() throws
    {
        let stage = try Stage.page("my-linear-velocity")
        func place(_ name: String) throws -> Double { try stage.layer("ball " + name).frame.minX }
        let home = try place("with velocity")
        try stage.tap("Go")
        stage.advance(by: 0.5)
        for name in ["with velocity", "without velocity"] { #expect(abs(try place(name) - home - 200) < 1e-6) }
        try stage.tap("Catch")
        for frame in 1...12 {
            stage.advance(frames: 1)
            let time = Double(frame) / 20
            // 360 points are left; 400 points per second are 400/360 of that distance per second.
            let moving = 200 + 360 * SpringModel().value(at: time, velocity: 400.0 / 360)
            let resting = 200 + 360 * SpringModel().value(at: time)
            #expect(abs(try place("with velocity") - home - moving) < 2, "frame \(frame)")
            #expect(abs(try place("without velocity") - home - resting) < 2, "frame \(frame)")
        }
    }

    @Test(arguments: ["avatar", "Select from outside"])
    func `L8: the modifier animates whatever changes the value (S11.1)`(control: String) throws {
        let stage = try Stage.page("avatar-modifier")
        try stage.tap(control)
        #expect(try stage.layer("avatar").scale == (1.5, 1))
        #expect(try scales(stage, frames: 10).max() ?? 0 > 1.51)
    }

    @Test func `L9: the scale is bouncy, the shadow smooth (S11.4, S29.1)`() throws {
        let stage = try Stage.page("avatar-two-springs")
        try stage.tap("avatar")
        #expect(try stage.layer("avatar").animates("shadow") && stage.layer("avatar").animates("transform"))
        #expect(abs(try scales(stage, frames: 4)[3] - (1 + 0.5 * SpringModel(bounce: 0.3).value(at: 0.2))) < 0.003)
        // The run time of each spring identifies it: compared with the sampler's springs over equal distances.
        var shadow = AnimationSampler(8.0)
        shadow.set(12, animation: .smooth)
        var scale = AnimationSampler(AnimatablePair(1.0, 1.0))
        scale.set(AnimatablePair(1.5, 1.5), animation: .bouncy)
        for frame in 0...40 {
            _ = (shadow.value(at: Double(frame) / 20), scale.value(at: Double(frame) / 20))
            if frame <= 4 { continue }
            stage.advance(frames: 1)
            let layer = try stage.layer("avatar")
            #expect(layer.animates("shadow") == shadow.isRunning, "frame \(frame)")
            #expect(layer.animates("transform") == scale.isRunning, "frame \(frame)")
        }
    }

    @Test(arguments: ["avatar-scoped", "avatar-scoped-transaction"])
    func `L10, L12: a scoped modifier leaves the content alone (S11.5, S11.8)`(page: String) throws {
        let stage = try Stage.page(page)
        try stage.tap("avatar")
        #expect(try stage.layer("avatar").scale == (1.5, 1))
        // The badge is content: its offset of 72 points is presented at once.
        let badge = try stage.layer("badge")
        #expect(badge.presentation == badge.model && badge.animating.isEmpty)
        #expect(abs(try stage.layer("badge").frame.minX - stage.layer("avatar").frame.minX - 72) < 0.5)
    }

    @Test(arguments: [
        "avatar-transaction", "avatar-scoped-transaction",
    ])
    func `L11, L12: a tap is bouncy, a change from outside smooth (S10.6, S29.5)`(page: String) throws {
        for (control, bounce) in [("avatar", 0.3), ("Select from outside", 0.0)] {
            let stage = try Stage.page(page)
            try stage.tap(control)
            for (frame, scale) in zip(1..., try scales(stage, frames: 12)) {
                let expected = 1 + 0.5 * SpringModel(bounce: bounce).value(at: Double(frame) / 20)
                #expect(abs(scale - expected) < 0.003, "\(control), frame \(frame)")
            }
        }
    }
}
