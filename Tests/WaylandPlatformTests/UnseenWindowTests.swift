import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Windows that are not seen, for which the compositor stops asking for frames (field notes 10, 12, 14 and 17).
@MainActor struct UnseenWindowTests {
    /// Makes a window that wants its next frame and does not get it.
    ///
    /// - Throws: if there is no window.
    private func hidden() throws -> Scene {
        let scene = try Scene()
        scene.rest()
        scene.recorder.framesToAskFor = 1_000_000
        scene.window.requestFrame()
        scene.session.pump()
        return scene
    }

    @Test func `an endless animation draws nothing, and is looked at less and less often`() throws {
        let scene = try hidden()
        let commits = scene.fake.commits.count
        for _ in 0..<600 { scene.session.advance(by: 0.1) }
        #expect(scene.fake.commits.count == commits)
        #expect((1...9).contains(scene.recorder.unseen.count), "\(scene.recorder.unseen)")
        let looks = scene.recorder.unseen.count
        for _ in 0..<600 { scene.session.advance(by: 0.1) }
        #expect(scene.recorder.unseen.count <= looks + 1)
    }

    @Test func `state that changes is dealt with at once`() throws {
        let scene = try hidden()
        scene.session.advance(by: 0.6)
        scene.recorder.framesToAskFor = 0
        scene.session.advance(by: 10)
        let (looks, commits) = (scene.recorder.unseen.count, scene.fake.commits.count)
        scene.window.requestFrame()
        scene.session.pump()
        #expect(scene.recorder.unseen.count == looks + 1)
        #expect(scene.fake.commits.count == commits)
        #expect(scene.session.runningTimers == 0)
    }

    @Test func `when it is shown again the next frame stands where time has taken it`() throws {
        let scene = try hidden()
        scene.session.advance(by: 20)
        let before = try #require(scene.recorder.frames.last?.seconds)
        let commits = scene.fake.commits.count
        scene.session.refresh(scene.fake)
        #expect(scene.fake.commits.count == commits + 1)
        let after = try #require(scene.recorder.frames.last?.seconds)
        #expect(after > before + 20)
        #expect(scene.recorder.unseen.last ?? 0 <= after)
    }

    @Test func `a new size is drawn though nobody looks`() throws {
        let scene = try hidden()
        scene.session.advance(by: 1)
        let serial = scene.fake.configure(width: 80, height: 60)
        scene.session.pump()
        #expect(scene.fake.commits.last?.width == 80)
        #expect(scene.fake.acknowledged.last == serial)
    }

    @Test func `a window at rest is not watched over`() throws {
        let scene = try Scene()
        scene.rest()
        scene.window.requestFrame()
        scene.session.pump()
        #expect(scene.fake.outstandingCallbacks == 1)
        #expect(scene.session.runningTimers == 0)
        scene.session.advance(by: 100)
        #expect(scene.recorder.unseen.isEmpty)
    }

    /// The compositor answers each commit, and releases no buffer.
    @Test func `a compositor that keeps every buffer stalls no state, and is drawn for as soon as it gives one back`()
        throws
    {
        let scene = try Scene()
        scene.rest()
        scene.fake.releasePolicy = .never
        scene.recorder.framesToAskFor = 1_000_000
        scene.window.requestFrame()
        for _ in 0..<10 { scene.session.refresh(scene.fake) }
        let commits = scene.fake.commits.count
        scene.session.advance(by: 0.6)
        #expect(scene.recorder.unseen.count == 1)
        for _ in 0..<100 { scene.session.advance(by: 0.1) }
        #expect((2...9).contains(scene.recorder.unseen.count), "\(scene.recorder.unseen)")
        #expect(scene.fake.commits.count == commits)
        scene.fake.releaseBuffers()
        scene.session.pump()
        #expect(scene.fake.commits.count == commits + 1)
        #expect((scene.recorder.frames.last?.seconds ?? 0) >= (scene.recorder.unseen.last ?? .infinity))
    }
}
