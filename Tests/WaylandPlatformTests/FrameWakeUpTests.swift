import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Frames that are wanted at a known time: one timer for each window waits, and nothing else runs (S17.4).
@MainActor struct FrameWakeUpTests {
    @Test func `sleeps until the time and wakes once, for a frame that is seen no earlier`() throws {
        let scene = try Scene()
        scene.rest()
        let (frames, commits) = (scene.recorder.frames.count, scene.fake.commits.count)
        let wakeUps = scene.session.host.wakeUps
        let start = try #require(scene.recorder.frames.last?.seconds)
        scene.window.requestFrame(at: start + 10)
        scene.session.advance(by: 9.5)
        #expect(scene.recorder.frames.count == frames && scene.fake.commits.count == commits)
        #expect(scene.session.host.wakeUps == wakeUps && scene.session.runningTimers == 1)
        scene.session.advance(by: 0.52)
        #expect(scene.recorder.frames.count == frames + 1)
        let seen = try #require(scene.recorder.frames.last?.seconds)
        #expect(seen >= start + 10 && seen < start + 10.1)
        #expect(scene.session.runningTimers == 0)
        #expect(scene.session.host.wakeUps[.timer] == wakeUps[.timer] + 1)
        scene.rest()
        scene.session.advance(by: 100)
        #expect(scene.recorder.frames.count == frames + 1, "once")
    }

    @Test func `the last wish counts, and nil takes it back`() throws {
        let scene = try Scene()
        scene.rest()
        let frames = scene.recorder.frames.count
        for seconds in [50.0, 1, 30] { scene.window.requestFrame(at: seconds) }
        #expect(scene.session.runningTimers == 1)
        scene.session.advance(by: 20)
        #expect(scene.recorder.frames.count == frames)
        scene.window.requestFrame(at: nil)
        #expect(scene.session.runningTimers == 0)
        scene.session.advance(by: 100)
        #expect(scene.recorder.frames.count == frames)
    }

    @Test func `a time that has passed is now, one that never comes is never`() throws {
        let scene = try Scene()
        scene.rest()
        let frames = scene.recorder.frames.count
        for hostile in [Double.infinity, .nan, 1e300] { scene.window.requestFrame(at: hostile) }
        scene.session.pump()
        #expect(scene.session.runningTimers == 0 && scene.recorder.frames.count == frames)
        scene.window.requestFrame(at: -5)
        scene.session.pump()
        #expect(scene.recorder.frames.count == frames + 1)
    }

    @Test func `a window that is closed waits for nothing`() throws {
        let scene = try Scene()
        scene.rest()
        scene.window.requestFrame(at: 100)
        scene.window.close()
        #expect(scene.session.runningTimers == 0)
        scene.window.requestFrame(at: 200)
        #expect(scene.session.runningTimers == 0)
    }

    @Test func `dates are as far apart as frames, until somebody sets the clock`() throws {
        let scene = try Scene()
        scene.rest()
        let start = scene.session.host.startDate
        scene.session.advance(by: 3_600)
        scene.session.wallClock += 0.004
        #expect(scene.session.host.startDate == start, "a clock that is adjusted a little")
        scene.session.wallClock += 60
        #expect(abs(scene.session.host.startDate.timeIntervalSince(start) - 60.004) < 1e-6)
    }
}
