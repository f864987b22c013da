import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Frame times with presentation feedback.
@MainActor struct PresentationTests {
    @Test func `reports when each frame was seen`() throws {
        let scene = try Scene()
        scene.recorder.framesToAskFor = 3
        scene.window.requestFrame()
        scene.session.pump()
        scene.rest()
        #expect(scene.recorder.reports.map(\.index) == [0, 1, 2, 3, 4])
        #expect(scene.recorder.reports.allSatisfy { abs($0.refreshInterval - 1.0 / 60) < 1e-8 })
    }

    @Test func `predicts the time at which a frame is seen, as soon as there is one report`() throws {
        let scene = try Scene()
        scene.recorder.framesToAskFor = 30
        scene.window.requestFrame()
        scene.session.pump()
        scene.rest()
        let predictions = Dictionary(uniqueKeysWithValues: scene.recorder.frames.map { ($0.index, $0.seconds) })
        for report in scene.recorder.reports.dropFirst(2) {
            let predicted = try #require(predictions[report.index])
            #expect(abs(try #require(report.seconds) - predicted) < 1e-6)
        }
    }

    @Test func `says that a frame was never seen`() throws {
        let scene = try Scene()
        scene.fake.sendFeedback(at: nil)
        scene.session.pump()
        #expect(scene.recorder.reports.map(\.seconds) == [nil])
    }

    @Test func `frame times never go back`() throws {
        let scene = try Scene()
        for round in 0..<40 {
            scene.window.requestFrame()
            scene.session.refresh(scene.fake, interval: round % 3 == 0 ? 0.004 : 0.031)
        }
        let times = scene.recorder.frames.map(\.seconds)
        #expect(times == times.sorted())
        #expect(times.first == 0)
    }

    @Test func `asks no further where nobody answers`() throws {
        let scene = try Scene()
        for _ in 0..<40 {
            scene.window.requestFrame()
            scene.session.pump()
            scene.session.advance(by: 1.0 / 60)
            scene.fake.sendCallbacks()
            scene.session.pump()
        }
        #expect(scene.fake.outstandingFeedback == 8)
        #expect(scene.recorder.frames.count > 30)
    }

    @Test func `does without the protocol`() throws {
        let scene = try Scene(offering: [.shell])
        scene.recorder.framesToAskFor = 60
        scene.window.requestFrame()
        scene.session.pump()
        scene.rest()
        let times = scene.recorder.frames.map(\.seconds)
        #expect(scene.recorder.reports.isEmpty)
        for (earlier, later) in zip(times, times.dropFirst()).dropFirst(2) {
            #expect(abs(later - earlier - 1.0 / 60) < 0.002)
        }
    }
}
