import FakeCompositor
import Foundation
import Platform
import Testing

@testable import WaylandPlatform

/// Windows of which the compositor says that nobody sees them: the state `suspended` of xdg-shell 6.
@MainActor struct SuspendedWindowTests {
    private static let seen: [UInt32] = [4]
    private static let suspended: [UInt32] = [9]

    /// Makes a window that is suspended while a motion without end runs, of which a program need not be told.
    ///
    /// - Throws: if there is no window.
    private func suspended() throws -> Scene {
        let scene = try Scene()
        scene.rest()
        scene.recorder.framesToAskFor = 1_000_000
        scene.window.requestFrame()
        for _ in 0..<10 { scene.session.refresh(scene.fake) }
        scene.recorder.framesToAskFor = 0
        scene.fake.configure(states: Self.suspended)
        scene.session.pump()
        return scene
    }

    @Test func `draws nothing and wakes up for nothing, however long it takes`() throws {
        let scene = try suspended()
        #expect(scene.recorder.configurations.last?.isSuspended == true)
        #expect(scene.recorder.unseen.count == 1, "the program is told once, at once")
        #expect(scene.session.runningTimers == 0)
        let (frames, commits) = (scene.recorder.frames.count, scene.fake.commits.count)
        let wakeUps = scene.session.host.wakeUps
        scene.session.advance(by: 3_600)
        #expect(scene.recorder.frames.count == frames && scene.fake.commits.count == commits)
        #expect(scene.recorder.unseen.count == 1)
        #expect(scene.session.host.wakeUps == wakeUps)
    }

    @Test func `its first frame on return stands where time has taken it, and the motion goes on`() throws {
        let scene = try suspended()
        let before = try #require(scene.recorder.frames.last?.seconds)
        scene.session.advance(by: 60)
        let (frames, commits) = (scene.recorder.frames.count, scene.fake.commits.count)
        scene.recorder.framesToAskFor = 30
        scene.fake.configure(states: Self.seen)
        scene.session.pump()
        #expect(scene.recorder.frames.count == frames + 1 && scene.fake.commits.count == commits + 1)
        let first = try #require(scene.recorder.frames.last)
        scene.session.refresh(scene.fake)
        let seen = try #require(scene.recorder.reports.last { $0.index == first.index }?.seconds)
        #expect(abs(seen - first.seconds) < 1.0 / 60 && first.seconds > before + 59.9)
        for _ in 0..<40 { scene.session.refresh(scene.fake) }
        #expect(scene.recorder.frames.count == frames + 31)
    }

    @Test func `motion with an end is followed at growing intervals, state that changes at once`() throws {
        let scene = try suspended()
        scene.recorder.framesToAskFor = 1_000_000
        scene.window.requestFrame()
        for _ in 0..<600 { scene.session.advance(by: 0.1) }
        #expect((2...10).contains(scene.recorder.unseen.count), "\(scene.recorder.unseen)")
        scene.recorder.framesToAskFor = 0
        scene.session.advance(by: 600)
        let (looks, frames) = (scene.recorder.unseen.count, scene.recorder.frames.count)
        #expect(scene.session.runningTimers == 0)
        scene.window.requestFrame()
        scene.session.pump()
        #expect(scene.recorder.unseen.count == looks + 1 && scene.recorder.frames.count == frames)
        let due = try #require(scene.recorder.unseen.last) + 5
        scene.window.requestFrame(at: due)
        scene.session.advance(by: 6)
        #expect(scene.recorder.unseen.count == looks + 2 && scene.recorder.frames.count == frames)
    }

    /// Compositors that go on sending callbacks, and those that have stopped before they say anything.
    @Test func `callbacks and buffers that come back change nothing`() throws {
        let scene = try suspended()
        scene.recorder.framesToAskFor = 1_000
        let commits = scene.fake.commits.count
        scene.session.refresh(scene.fake)
        scene.fake.releaseBuffers()
        scene.session.refresh(scene.fake)
        #expect(scene.fake.commits.count == commits && scene.recorder.unseen.count == 1)
    }

    @Test func `a window that already counts as not seen is not drawn when the compositor says so, too`() throws {
        let scene = try Scene()
        scene.rest()
        scene.recorder.framesToAskFor = 2
        scene.window.requestFrame()
        scene.session.pump()
        scene.session.advance(by: 10)
        let (looks, commits) = (scene.recorder.unseen.count, scene.fake.commits.count)
        #expect(looks > 0)
        scene.fake.configure(states: Self.suspended)
        scene.session.pump()
        #expect(scene.recorder.unseen.count == looks + 1 && scene.fake.commits.count == commits)
        scene.fake.configure(states: Self.seen)
        scene.session.pump()
        #expect(scene.fake.commits.count == commits + 1)
    }

    @Test func `a new size is drawn once, and acknowledged with it`() throws {
        let scene = try suspended()
        scene.recorder.framesToAskFor = 1_000
        let commits = scene.fake.commits.count
        let serial = scene.fake.configure(width: 80, height: 60, states: Self.suspended)
        scene.session.pump()
        for _ in 0..<10 { scene.session.refresh(scene.fake) }
        #expect(scene.fake.commits.count == commits + 1 && scene.fake.commits.last?.width == 80)
        #expect(scene.fake.acknowledged.last == serial)
    }

    @Test func `each configure event is acknowledged though nothing is drawn`() throws {
        let scene = try suspended()
        let serial = scene.fake.configure(states: Self.suspended + [1])
        scene.session.pump()
        #expect(scene.fake.acknowledged.last == serial)
    }

    @Test func `a window that opens suspended is mapped by one frame, and rests`() throws {
        let compositor = try #require(FakeCompositor())
        compositor.configuresByItself = false
        let session = try FakeSession(compositor)
        let recorder = Recorder()
        recorder.framesToAskFor = 1_000
        let window = try session.host.openWindow(
            WindowOptions(title: "", applicationID: "", size: CGSize(width: 40, height: 30)), delegate: recorder)
        session.pump()
        let fake = try #require(compositor.windows.first)
        fake.configure(states: Self.suspended)
        session.pump()
        session.refresh(fake)
        session.refresh(fake)
        #expect(fake.commits.count == 1 && window.size.width == 40)
    }

    @Test func `a connection that is lost while it is suspended leaves it shown on the next one`() throws {
        let scene = try Scene(patience: 60)
        scene.rest()
        scene.fake.configure(states: Self.suspended)
        scene.session.pump()
        scene.session.crash()
        let other = try #require(FakeCompositor())
        scene.session.restart(as: other)
        scene.session.advance(by: 5)
        let fake = try #require(other.windows.first)
        #expect(fake.commits.count == 1 && scene.recorder.configurations.last?.isSuspended == false)
    }

    @Test func `constrained edges are not dragged (xdg-shell 7)`() throws {
        var configuration = ToplevelConfiguration()
        configuration.states = [10, 13]
        #expect(configuration.freeEdges == [.top, .bottom, .left, .right])
        #expect(configuration.movableEdges == [.top, .right])
        configuration.states = [5, 12]
        #expect(configuration.movableEdges == [.bottom, .right])
    }
}
