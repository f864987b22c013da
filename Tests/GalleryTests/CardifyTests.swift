import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// The lecture's two versions of a turning card: S29.7.
@MainActor struct CardifyTests {
    /// Twice the area that the card's corners enclose.
    private func area(_ layer: LayerSnapshot) -> Double {
        let quad = layer.all.first { $0.view == "_Rotation3DEffect" }.map { $0.children.first?.quad ?? $0.quad } ?? []
        var area = 0.0
        for (a, b) in zip(quad, quad.dropFirst() + quad.prefix(1)) { area += a.x * b.y - b.x * a.y }
        return abs(area)
    }

    @Test func `the first version lets the emoji fade in while the card turns`() throws {
        let stage = try Stage.page("cardify-fading")
        #expect(try stage.layer("🦊").opacity == 0)
        try stage.tap("card")
        for frame in 1..<20 {
            stage.advance(frames: 1)
            let opacity = try stage.layer("🦊").opacity
            #expect(abs(opacity - Double(frame) / 20) < 1e-6, "frame \(frame)")
        }
        try stage.settle()
        #expect(try stage.layer("🦊").opacity == 1)
    }

    @Test func `and its two sides cross-fade`() throws {
        let stage = try Stage.page("cardify-fading")
        try stage.tap("card")
        stage.advance(by: 0.25)
        let opacities = Set(try stage.layer("card").all.map { ($0.opacity * 100).rounded() / 100 })
        #expect(opacities.contains(0.25) && opacities.contains(0.75))
    }

    @Test func `the second version swaps the sides when the card is edge-on, at 90°, and nothing fades`() throws {
        let stage = try Stage.page("cardify")
        try stage.tap("card")
        let whole = area(try stage.layer("card"))
        for frame in 1...20 {
            stage.advance(frames: 1)
            let card = try stage.layer("card")
            // From 180° to 0° in a second: frame 10 is exactly at 90°, which still shows the back.
            #expect(try stage.layer("🦊").opacity == (frame > 10 ? 1 : 0), "frame \(frame)")
            #expect(card.all.allSatisfy { $0.opacity == 0 || $0.opacity == 1 }, "frame \(frame)")
            if frame == 10 { #expect(area(card) < 0.001 * whole) }
        }
        #expect(whole > 10_000)
    }
}
