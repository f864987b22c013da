import Lilt
import SwiftUI
import Testing
import UIKit

/// Layers that draw their sublayers several times.
@MainActor struct ReplicatorTests {
    private let shelf = Shelf(size: CGSize(width: 100, height: 40))
    private let replicator = CAReplicatorLayer()
    private let dot = CALayer()
    private var stage: Stage { shelf.stage }

    init() {
        shelf.view.removeFromSuperview()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        replicator.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        replicator.addSublayer(dot)
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        shelf.root.layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        shelf.root.layer.addSublayer(replicator)
        stage.advance(frames: 1)
    }

    /// Red, green and blue at a point, 0…255.
    private func color(_ x: Int, _ y: Int = 5) -> [Int] {
        let image = stage.image
        let scale = image.width / 100
        let pixel = Int(image.pixels[y * scale * image.width + x * scale])
        return [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
    }

    private func isNear(_ color: [Int], _ other: [Int]) -> Bool { zip(color, other).allSatisfy { abs($0 - $1) <= 4 } }

    @Test func `instances follow one another by the transform, as many as asked for`() {
        #expect(color(5) == [255, 255, 255] && color(25) == [0, 0, 0])
        replicator.instanceCount = 3
        stage.advance(frames: 1)
        #expect([5, 25, 45].allSatisfy { color($0) == [255, 255, 255] })
        #expect([15, 35, 65].allSatisfy { color($0) == [0, 0, 0] })
        replicator.instanceCount = 0
        stage.advance(frames: 1)
        #expect(color(5) == [0, 0, 0] && color(25) == [0, 0, 0], "\(color(5)) \(color(25))")
    }

    @Test func `they follow changes of the sublayers, and colours differ from one to the next`() throws {
        replicator.instanceCount = 3
        replicator.instanceColor = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
        replicator.instanceGreenOffset = -0.5
        stage.advance(frames: 1)
        try stage.settle()
        #expect(isNear(color(5), [255, 255, 0]) && isNear(color(45), [255, 0, 0]), "\(color(5)) \(color(45))")
        let green = color(25)
        #expect(green[0] == 255 && (100...200).contains(green[1]), "\(green)")
        dot.frame.origin.y = 20
        let more = CALayer()
        more.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        more.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        replicator.addSublayer(more)
        try stage.settle()
        #expect(isNear(color(45, 5), [0, 0, 0]) && isNear(color(45, 25), [255, 0, 0]))
        #expect(isNear(color(42, 2), [255, 0, 0]))
    }

    @Test func `animations of each instance are later than those of the one before, also at their end`() throws {
        replicator.instanceCount = 2
        replicator.instanceDelay = 0.5
        stage.advance(frames: 1)
        try stage.settle()
        let move = CABasicAnimation(keyPath: "position.y")
        move.fromValue = 5
        move.toValue = 25
        move.duration = 1
        dot.add(move, forKey: "move")
        stage.advance(by: 0)
        stage.advance(by: 0.75)
        // The first is at y = 20, the second at y = 10.
        #expect(color(5, 17) == [255, 255, 255] && color(5, 9) == [0, 0, 0])
        #expect(color(25, 9) == [255, 255, 255] && color(25, 17) == [0, 0, 0])
        stage.advance(by: 0.5)
        // The first is back at its own place, the second at y = 20.
        #expect(dot.animationKeys() == nil)
        #expect(color(5, 5) == [255, 255, 255] && color(25, 5) == [0, 0, 0] && color(25, 20) == [255, 255, 255])
        stage.advance(by: 0.5)
        #expect(color(25, 5) == [255, 255, 255])
        try stage.settle()
        #expect(stage.isIdle)
    }

    @Test func `replicators of replicators draw grids, and one that leaves takes its instances along`() throws {
        let rows = CAReplicatorLayer()
        rows.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        rows.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
        rows.instanceCount = 2
        shelf.root.layer.addSublayer(rows)
        rows.addSublayer(replicator)
        replicator.instanceCount = 2
        stage.advance(frames: 1)
        try stage.settle()
        let places = [(5, 5), (25, 5), (5, 25), (25, 25)]
        #expect(places.allSatisfy { color($0.0, $0.1) == [255, 255, 255] })
        #expect(color(45, 25) == [0, 0, 0])
        rows.removeFromSuperlayer()
        stage.advance(frames: 1)
        #expect(places.allSatisfy { color($0.0, $0.1) == [0, 0, 0] }, "\(places.map { color($0.0, $0.1) })")
    }
}
