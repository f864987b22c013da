import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

@testable import UIKitCore

/// `CAEmitterLayer` in a window: its picture, and the frames that it asks for.
@MainActor struct EmitterTests {
    private struct Wrapper: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private let view = UIView()
    private let emitter = CAEmitterLayer()
    private let cell = CAEmitterCell()

    private func square(_ color: UIColor) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }.cgImage
    }

    /// A stage whose emitter, at (20, 50), sends a white square of 10 points to the right each second, at 40 points a second.
    private func stage(_ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }) -> Stage {
        view.backgroundColor = .black
        cell.name = "square"
        cell.contents = square(.white)
        cell.birthRate = 1
        cell.lifetime = 3
        cell.velocity = 40
        emitter.emitterPosition = CGPoint(x: 20, y: 50)
        // Zero is the begin of the stage; the present time is that of all windows, other tests' among them.
        emitter.beginTime = 0
        emitter.emitterCells = [cell]
        change(emitter, cell)
        view.layer.addSublayer(emitter)
        return Stage(size: CGSize(width: 200, height: 100)) { Wrapper(view: view) }
    }

    /// Bounding rectangle of the pixels that are not black.
    private func lit(_ stage: Stage) -> CGRect {
        let image = stage.image
        var area = CGRect.null
        for (index, pixel) in image.pixels.enumerated() where pixel & 0xFFFFFF > 0x404040 || pixel & 0xFF > 0x40 {
            area = area.union(CGRect(x: index % image.width, y: index / image.width, width: 1, height: 1))
        }
        return area
    }

    private func pixel(_ stage: Stage, _ x: Int, _ y: Int) -> UInt32 {
        let image = stage.image
        return image.pixels[y * image.width + x] & 0xFFFFFF
    }

    @Test func `particles are drawn where they are, about their middle`() {
        let stage = stage()
        stage.advance(to: 0.9)
        #expect(lit(stage).isNull, "the first is born after one second")
        stage.advance(to: 1.5)
        let one = lit(stage)
        #expect(abs(one.midX - 40) < 2 && abs(one.midY - 50) < 1)
        #expect(abs(one.width - 10) <= 2 && abs(one.height - 10) <= 1)
        stage.advance(to: 2.5)
        #expect(abs(lit(stage).maxX - 85) < 2, "and 40 points on")
    }

    @Test func `no frame is made once nothing lives or is born`() throws {
        let stage = stage()
        stage.advance(to: 1.5)
        #expect(!stage.isIdle)
        emitter.birthRate = 0
        let rest = try stage.settle()
        #expect(rest > 2 && rest < 3, "the particle that there is lives to its end")
        #expect(lit(stage).isNull)
        #expect(stage.counters.frames > 100)
        let work = stage.work { stage.advance(by: 10) }
        #expect(work.frames == 0 && work.changedLayers == 0)
        // The time of rest does not count.
        emitter.birthRate = 1
        stage.advance(by: 0.2)
        #expect(lit(stage).isNull)
        stage.advance(by: 1)
        #expect(!lit(stage).isNull)
    }

    @Test func `without a begin the layer has been emitting for long`() {
        let stage = stage { emitter, cell in
            let new = CAEmitterLayer()
            new.emitterPosition = emitter.emitterPosition
            new.emitterCells = [cell]
            emitter.emitterCells = nil
            view.layer.addSublayer(new)
        }
        stage.advance(frames: 1)
        #expect(lit(stage).width > 80)
    }

    @Test func `key paths reach cells by their names, and a changed cell counts only before a frame`() {
        let stage = stage { _, cell in cell.birthRate = 0 }
        stage.advance(to: 1)
        cell.birthRate = 10
        stage.advance(to: 2)
        #expect(lit(stage).isNull)
        emitter.setValue(20, forKeyPath: "emitterCells.square.birthRate")
        #expect(cell.birthRate == 20 && emitter.value(forKeyPath: "emitterCells.square.birthRate") as? CGFloat == 20)
        stage.advance(to: 2.5)
        #expect(lit(stage).width > 20)
        emitter.setValue(20, forKeyPath: "emitterCells.other.birthRate")
        #expect(emitter.value(forKeyPath: "emitterCells.other.birthRate") == nil)
    }

    @Test func `colours of the picture are multiplied, and fade`() {
        let stage = stage { _, cell in
            cell.contents = square(UIColor(red: 1, green: 1, blue: 0, alpha: 1))
            cell.color = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
            cell.alphaSpeed = -0.5
            cell.velocity = 0
            cell.birthRate = 0.5
        }
        stage.advance(to: 2.02)
        let first = pixel(stage, 20, 50)
        #expect(first >> 16 > 0xF0 && abs(Int(first >> 8 & 0xFF) - 0x7F) < 6 && first & 0xFF == 0)
        stage.advance(to: 3)
        #expect(abs(Int(pixel(stage, 20, 50) >> 16) - 0x80) < 6, "half of it after a second")
    }

    @Test func `additive particles add their colours, and the oldest may be behind or before`() {
        func color(_ mode: CAEmitterLayerRenderMode) -> UInt32 {
            let other = CAEmitterCell()
            let stage = stage { emitter, cell in
                cell.contents = square(.red)
                cell.velocity = 0
                cell.birthRate = 1
                other.contents = square(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
                other.birthRate = 0.6
                other.lifetime = 3
                emitter.renderMode = mode
                emitter.emitterCells = [cell, other]
            }
            stage.advance(to: 1.9)
            let color = pixel(stage, 20, 50)
            emitter.removeFromSuperlayer()
            return color
        }
        let added = color(.additive)
        #expect(added >> 16 > 0xD0 && added & 0xFF > 0xD0)
        let (first, last) = (color(.oldestFirst), color(.oldestLast))
        #expect(first >> 16 < 0x20 && first & 0xFF > 0xD0, "the younger blue one is in front")
        #expect(last >> 16 > 0xD0 && last & 0xFF < 0x70)
    }

    @Test func `a part of the picture is drawn, in pixels per point`() {
        let stage = stage { _, cell in
            cell.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
            cell.contentsScale = 0.5
        }
        stage.advance(to: 1.5)
        let area = lit(stage)
        #expect(abs(area.width - 10) <= 2 && abs(area.height - 20) <= 1)
    }

    @Test func `speed 0 holds the particles, and emitter's values animate`() {
        let stage = stage()
        stage.advance(to: 1.5)
        emitter.speed = 0
        stage.advance(to: 1.6)
        let held = lit(stage)
        let work = stage.work { stage.advance(to: 3) }
        #expect(lit(stage) == held && work.changedLayers == 0)
        emitter.speed = 1
        stage.advance(to: 3.5)
        #expect(abs(lit(stage).minX - held.minX - 20) < 3)
        let move = CABasicAnimation(keyPath: "emitterPosition.y")
        move.fromValue = 10
        move.toValue = 10
        move.duration = 2
        emitter.add(move, forKey: nil)
        stage.advance(to: 5.2)
        #expect(lit(stage).minY < 10, "births are where the animation puts the emitter")
    }
}
