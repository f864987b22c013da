import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Commits of a window from its opening to its closing, and above all those that must not happen.
@MainActor struct WaylandWindowTests {
    @Test func `appears with its content, title and names`() throws {
        let scene = try Scene(
            options: WindowOptions(
                title: "Cards", applicationID: "org.example.cards", size: CGSize(width: 40, height: 30),
                minimumSize: CGSize(width: 20, height: 15)))
        #expect(scene.fake.title == "Cards")
        #expect(scene.fake.applicationID == "org.example.cards")
        #expect(scene.fake.minimumSize == CGSize(width: 20, height: 15))
        #expect(!scene.fake.isFullscreenWanted)
        #expect(scene.fake.commits.count == 1)
        #expect(scene.fake.screen?.width == 40)
        #expect(scene.fake.screen?.height == 30)
        #expect(scene.fake.screen?[39, 29] == 0xFF11_2233)
        #expect(scene.recorder.configurations.map(\.size) == [CGSize(width: 40, height: 30)])
        #expect(scene.recorder.frames == [FrameTime(seconds: 0, index: 0)])
    }

    @Test func `draws nothing before the compositor has said a size`() throws {
        let compositor = try #require(FakeCompositor())
        compositor.configuresByItself = false
        let session = try FakeSession(compositor)
        let recorder = Recorder()
        let window = try session.host.openWindow(
            WindowOptions(title: "", applicationID: "", size: nil), delegate: recorder)
        window.requestFrame()
        session.pump()
        #expect(recorder.frames.isEmpty)
        let fake = try #require(compositor.windows.first)
        let serial = fake.configure(width: 64, height: 48)
        session.pump()
        #expect(fake.acknowledged == [serial])
        #expect(window.size == CGSize(width: 64, height: 48))
        #expect(fake.commits.map(\.width) == [64])
    }

    @Test func `commits one frame for each callback, however often it is asked`() throws {
        let scene = try Scene()
        scene.rest()
        let before = scene.fake.commits.count
        for _ in 0..<5 { scene.window.requestFrame() }
        scene.session.pump()
        #expect(scene.fake.commits.count == before + 1)
        for _ in 0..<5 { scene.window.requestFrame() }
        scene.session.pump()
        #expect(scene.fake.commits.count == before + 1)  // the callback has not come
        scene.session.refresh(scene.fake)
        #expect(scene.fake.commits.count == before + 2)
        #expect(scene.fake.commits.map(\.asksForCallback) == [true, true, true])
    }

    @Test func `commits nothing while it is idle`() throws {
        let scene = try Scene()
        scene.rest()
        let commits = scene.fake.commits.count
        let empty = scene.fake.emptyCommits
        let wakeUps = scene.session.host.wakeUps
        for _ in 0..<10 { scene.session.advance(by: 1) }
        #expect(scene.fake.commits.count == commits)
        #expect(scene.fake.emptyCommits == empty)
        #expect(scene.session.host.wakeUps == wakeUps)
        #expect(scene.session.runningTimers == 0)
    }

    @Test func `rests when a frame turns out to need no drawing`() throws {
        let scene = try Scene()
        scene.rest()
        let commits = scene.fake.commits.count
        let empty = scene.fake.emptyCommits
        scene.recorder.fill = nil
        scene.window.requestFrame()
        scene.session.pump()
        #expect(scene.recorder.frames.count == 2)
        #expect(scene.fake.commits.count == commits)
        #expect(scene.fake.emptyCommits == empty)
        #expect(scene.fake.outstandingCallbacks == 0)
    }

    @Test func `an empty damage commits nothing, and leaves the buffer as it was`() throws {
        let scene = try Scene()
        scene.rest()
        let commits = scene.fake.commits.count
        scene.recorder.fill = (0, PixelRect(x: 0, y: 0, width: 0, height: 0))
        scene.window.requestFrame()
        scene.session.pump()
        #expect(scene.recorder.didDraw)
        #expect(scene.fake.commits.count == commits)
        #expect(scene.fake.outstandingCallbacks == 0)
    }

    /// An animation in its delay asks for frames and draws none: it must not run a busy loop.
    @Test func `keeps step with the compositor when frames are wanted but nothing is drawn`() throws {
        let scene = try Scene()
        scene.rest()
        let commits = scene.fake.commits.count
        scene.recorder.fill = nil
        scene.recorder.framesToAskFor = 3
        scene.window.requestFrame()
        #expect(scene.session.pump())
        #expect(scene.recorder.frames.count == 2)
        #expect(scene.fake.outstandingCallbacks == 1)
        scene.rest()
        #expect(scene.recorder.frames.count == 5)
        #expect(scene.fake.commits.count == commits)
    }

    @Test func `takes a new size from the compositor, and draws all of it`() throws {
        let scene = try Scene()
        scene.rest()
        scene.fake.configure(width: 100, height: 50, states: [1, 4])
        scene.session.pump()
        #expect(scene.window.size == CGSize(width: 100, height: 50))
        #expect(scene.recorder.configurations.last?.isMaximized == true)
        #expect(scene.recorder.configurations.last?.isActivated == true)
        #expect(scene.fake.commits.last?.width == 100)
        #expect(scene.recorder.ages.last == 0)
        scene.rest()
        // Back to the size that the window chooses.
        scene.fake.configure(width: 0, height: 0, states: [4])
        scene.session.pump()
        #expect(scene.window.size == CGSize(width: 40, height: 30))
    }

    @Test func `a configure event that changes nothing is acknowledged, and nothing is drawn`() throws {
        let scene = try Scene()
        scene.rest()
        let commits = scene.fake.commits.count
        let serial = scene.fake.configure(width: 40, height: 30)
        scene.session.pump()
        #expect(scene.fake.acknowledged.last == serial)
        #expect(scene.recorder.frames.count == 1)
        #expect(scene.fake.commits.count == commits)
    }

    @Test func `asks for fullscreen at the start, and tells when it has it`() throws {
        let scene = try Scene(
            options: WindowOptions(title: "", applicationID: "", size: nil, startsFullscreen: true))
        #expect(scene.fake.isFullscreenWanted)
        scene.fake.configure(width: 1280, height: 800, states: [2, 4])
        scene.session.pump()
        #expect(scene.recorder.configurations.last?.isFullscreen == true)
    }

    @Test func `hears of a wish to close, and is gone after it closes`() throws {
        let scene = try Scene()
        scene.fake.requestClose()
        scene.session.pump()
        #expect(scene.recorder.closeRequests == 1)
        #expect(!scene.fake.isDestroyed)
        let others = scene.session.host.liveObjectCount
        scene.window.close()
        scene.session.pump()
        #expect(scene.fake.isDestroyed)
        #expect(scene.session.host.liveObjectCount < others)
        // Late events do nothing.
        scene.window.requestFrame()
        scene.window.setTitle("late")
        scene.window.close()
        scene.session.pump()
        #expect(scene.recorder.frames.count == 1)
    }

    @Test func `a hundred frames leave no objects behind`() throws {
        let scene = try Scene()
        scene.recorder.framesToAskFor = 5
        scene.window.requestFrame()
        scene.session.pump()
        scene.rest()
        let objects = scene.session.host.liveObjectCount
        let pools = scene.compositor.poolsMade
        scene.recorder.framesToAskFor = 100
        scene.window.requestFrame()
        scene.session.pump()
        scene.rest()
        #expect(scene.recorder.frames.count > 100)
        #expect(scene.session.host.liveObjectCount == objects)
        #expect(scene.compositor.poolsMade == pools)
    }

    @Test func `answers pings`() throws {
        let scene = try Scene()
        scene.compositor.ping()
        scene.session.pump()
        #expect(scene.compositor.pongs.count == 1)
    }

    @Test func `two windows are drawn and closed apart`() throws {
        let scene = try Scene()
        scene.rest()
        let second = Recorder()
        let other = try scene.session.host.openWindow(
            WindowOptions(title: "two", applicationID: "", size: CGSize(width: 10, height: 10)), delegate: second)
        scene.session.pump()
        #expect(scene.compositor.windows.map(\.title) == ["Cards", "two"])
        #expect(scene.recorder.frames.count == 1)
        #expect(second.frames.count == 1)
        other.close()
        scene.session.pump()
        scene.window.requestFrame()
        scene.session.pump()
        #expect(scene.recorder.frames.count == 2)
    }
}
