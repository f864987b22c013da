import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// The listings of the notes on the talk behave as the notes describe.
@MainActor struct ExploreNotesTests {
    @Test func `L1: the pencil changes at once`() throws {
        let stage = try Stage.page("pencil")
        #expect(try stage.layer("pencil").frame.size == CGSize(width: 100, height: 100))
        try stage.tap("pencil")
        #expect(try stage.layer("pencil").scale == (1.5, 1.5) && stage.isIdle)
    }

    @Test func `L2: it grows by the default spring`() throws {
        let stage = try Stage.page("pencil-animated")
        try stage.tap("pencil")
        #expect(try stage.layer("pencil").scale == (1.5, 1))
        stage.advance(by: 0.25)
        let expected = 1 + 0.5 * SpringModel().value(at: 0.25)
        #expect(abs(try stage.layer("pencil").scale.presented - expected) < 0.003)
    }

    @Test func `L6: width, height and anchor are one vector (S4.5)`() throws {
        let stage = try Stage.page("scale-effect")
        #expect(stage.names.contains("(1, 1), (0, 0)"))
        try stage.tap("Grow")
        stage.advance(by: 0.5)
        #expect(stage.names.contains("(1.25, 1.5), (64, 64)"), "\(stage.names)")
        try stage.settle()
        #expect(stage.names.contains("(1.5, 2), (128, 128)"))
    }

    @Test func `L7, L8: the inverse exchanges time and value, and both drive an animation (S6.14)`() throws {
        let curve = CurveInversePage.curve
        for step in 0...20 {
            let x = Double(step) / 20
            #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-4)
        }
        let stage = try Stage.page("curve-inverse")
        let home = try stage.layer("curve").frame.minX
        try stage.tap("Move")
        for step in 1...10 {
            stage.advance(to: Double(step) / 10)
            let places = try ["curve", "inverse"].map { try stage.layer($0).frame.minX - home }
            // The second ball's value is the first one's time, and the other way round.
            #expect(abs(curve.value(at: places[1] / 300) - Double(step) / 10) < 1e-3)
            #expect(abs(curve.inverse.value(at: places[0] / 300) - Double(step) / 10) < 1e-3)
        }
    }

    @Test func `L9, L10: mass, stiffness and damping say the same as duration and bounce (S7.2, S7.13)`() throws {
        // ω₀ = √(100/1) = 10, ζ = 10/(2·√100) = 0.5.
        let physical = SpringParametersPage.physical
        #expect(abs(physical.duration - 2 * .pi / 10) < 1e-12 && abs(physical.bounce - 0.5) < 1e-12)
        // k = (2π/0.5)², c = 2·(1 − 0.3)·2π/0.5.
        let perceptual = SpringParametersPage.perceptual
        #expect(perceptual.mass == 1)
        #expect(abs(perceptual.stiffness - 157.913_670_4) < 1e-6 && abs(perceptual.damping - 17.592_918_9) < 1e-6)
        let stage = try Stage.page("spring-parameters")
        for number in ["0.6283", "0.5", "1", "157.9137", "17.5929"] { #expect(stage.names.contains(number)) }
    }

    @Test func `L12: 1 to 1·7 at an even pace, over at exactly 0·6 s, and back (S29.14)`() throws {
        let stage = try Stage.page("custom-linear")
        func scale() -> (model: Double, presented: Double) { stage.layers.scale }
        for (from, to) in [(1.0, 1.7), (1.7, 1.0)] {
            try stage.tap("Linear 애니메이션")
            #expect(scale() == (to, from))
            let start = stage.time
            for frame in 1..<12 {
                stage.advance(to: start + Double(frame) / 20)
                #expect(abs(scale().presented - (from + (to - from) * Double(frame) / 12)) < 1e-9)
            }
            stage.advance(to: start + 0.6)
            #expect(scale() == (to, to) && stage.isIdle)
        }
    }
}
