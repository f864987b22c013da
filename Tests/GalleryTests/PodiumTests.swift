import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// The animated value decides the path about the middle of the radial layout: S1.11, S29.3, S29.4.
@MainActor struct PodiumTests {
    private let stage = Stage(size: CGSize(width: 660, height: 420), framesPerSecond: 20) { PodiumPage() }

    private func centre(_ name: String) throws -> CGPoint {
        let frame = try stage.layer(name).frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func centres(_ podium: String) throws -> [CGPoint] {
        try Pet.all.map { try centre("\(podium) \($0.type)") }
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(a.x - b.x, a.y - b.y) }

    private func middle(_ points: [CGPoint]) -> CGPoint {
        let count = Double(points.count)
        return CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    }

    @Test func `the plain podium's avatars go along chords, the animatable one's along the circle`() throws {
        let (plain, animatable) = (try centres("plain"), try centres("animatable"))
        let hub = middle(animatable)
        let radius = distance(hub, animatable[0])
        try stage.tap("Turn")
        for frame in 1...20 {
            stage.advance(frames: 1)
            for (index, place) in try centres("plain").enumerated() {
                // The distances to the avatar's old and new places add up to the length of the chord.
                let (from, to) = (plain[index], plain[(index + 1) % 3])
                #expect(abs(distance(from, place) + distance(place, to) - distance(from, to)) < 0.05, "frame \(frame)")
            }
            for place in try centres("animatable") {
                #expect(abs(distance(hub, place) - radius) < 0.5, "frame \(frame)")
            }
        }
        try stage.settle()
        for (podium, start) in [("plain", plain), ("animatable", animatable)] {
            for (index, place) in try centres(podium).enumerated() {
                #expect(distance(place, start[(index + 1) % 3]) < 0.01, "\(podium)")
            }
        }
    }

    @Test func `halfway a chord is half the radius from the middle, an arc the whole of it`() throws {
        let hub = middle(try centres("plain"))
        let radius = distance(hub, try centre("plain cat"))
        try stage.tap("Turn")
        stage.advance(by: 0.5)
        #expect(abs(distance(hub, try centre("plain cat")) - radius / 2) < 0.5)
    }

    @Test func `only the animatable one runs its body, once a frame`() throws {
        try stage.tap("Turn")
        stage.advance(frames: 1)
        // Five more frames give five more bodies; the plain podium's, which would count as `Podium` too, does not run.
        let five = stage.work { stage.advance(frames: 5) }
        let ten = stage.work { stage.advance(frames: 10) }
        for view in ["AnimatablePodium", "Podium"] {
            #expect(ten.bodiesByType[view, default: 0] - five.bodiesByType[view, default: 0] == 5, "\(view)")
        }
    }
}
