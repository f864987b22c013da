import Foundation
import Lilt
import SwiftUI
import Testing

/// Snapshots of layers, and images of the window.
@MainActor struct StagePictureTests {
    private struct Card: View {
        @State private var isUp = false

        var body: some View {
            ZStack {
                Color.white
                Rectangle().fill(.blue).frame(width: 20, height: 20).accessibilityLabel("card")
                    .opacity(isUp ? 0.5 : 1)
                    .offset(x: isUp ? 10 : 0)
            }
            .onTapGesture { withAnimation(.linear(duration: 1)) { isUp.toggle() } }
        }
    }

    private func stage() -> Stage { Stage(size: CGSize(width: 60, height: 40)) { Card() } }

    @Test func `layers tell model and presentation values apart`() throws {
        let stage = stage()
        let id = try stage.layer("card").id
        stage.tap(at: CGPoint(x: 30, y: 20))
        stage.advance(by: 0.5)
        let card = try stage.layer("card")
        #expect(card.id == id)
        let all = stage.layers.all
        let fading = try #require(all.first { $0.animating.contains("opacity") })
        #expect(fading.model.opacity == 0.5 && abs(fading.presentation.opacity - 0.75) < 1e-9)
        #expect(abs(card.opacity - 0.75) < 1e-9)
        #expect(card.frame.minX == 25 && card.quad[0] == CGPoint(x: 25, y: 10))
        #expect(card.quad[2] == CGPoint(x: 45, y: 30))
        try stage.settle()
        #expect(stage.layers.all.allSatisfy { $0.animating.isEmpty && $0.model == $0.presentation })
    }

    @Test func `the picture is the window's, pixel by pixel`() throws {
        let stage = stage()
        let first = stage.image
        #expect(first.width == 60 && first.height == 40)
        #expect(first[0, 0] == 0xFFFF_FFFF && first[30, 20] != 0xFFFF_FFFF)
        stage.tap(at: CGPoint(x: 30, y: 20))
        try stage.settle()
        #expect(stage.image != first)
        // The card's left half is white now. Its right half, and the area that it has moved onto, are paler than
        // before.
        #expect(stage.image.differingPixels(from: first) == 30 * 20)
        stage.tap(at: CGPoint(x: 30, y: 20))
        try stage.settle()
        #expect(stage.image == first)
    }

    @Test func `a picture goes into a file and is the same bytes each time`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "lilt-stage-\(UUID())/new/card.png")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent().deletingLastPathComponent()) }
        try stage().image.writePNG(to: file)
        #expect(try Data(contentsOf: file) == stage().image.pngData())
        #expect(try stage().image.pngData().prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func `pictures are compared with a tolerance for each channel`() {
        let white = Stage(size: CGSize(width: 4, height: 4)) { Color.white }.image
        let nearly = Stage(size: CGSize(width: 4, height: 4)) { Color(white: 254.0 / 255) }.image
        #expect(white.differingPixels(from: nearly) == 16)
        #expect(white.differingPixels(from: nearly, tolerance: 1) == 0)
        #expect(white.differingPixels(from: Stage(size: CGSize(width: 8, height: 4)) { Color.white }.image) == 32)
    }

    @Test func `a film strip shows the frames side by side, and the clock has gone on`() {
        let stage = stage()
        stage.tap(at: CGPoint(x: 30, y: 20))
        let strip = stage.filmstrip(of: 1, every: 0.25)
        #expect(strip.width > 5 * 60 && strip.height > 40)
        #expect(stage.time == 1)
    }

    @Test func `work is counted by type`() throws {
        let stage = stage()
        let work = stage.work { stage.tap(at: CGPoint(x: 30, y: 20)) }
        #expect(work.bodies == 1 && work.bodiesByType == ["Card": 1])
        // Opacity and offset belong to one layer.
        #expect(work.changedLayers == 1)
    }

    @Test func `a failing action passes its error on`() {
        #expect(throws: StageError.self) {
            let stage = stage()
            _ = try stage.work { try stage.tap("nobody") }
        }
    }
}
