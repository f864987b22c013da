import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Compositors that do not send the first size of a window.
@MainActor struct FirstSizeTests {
    @MainActor private struct Silence {
        let compositor: FakeCompositor
        let session: FakeSession
        let recorder = Recorder()
        let window: any Window

        /// - Throws: the error of the host, if it makes no window.
        init(patience: Double = 0) throws {
            compositor = try #require(FakeCompositor())
            compositor.configuresByItself = false
            session = try FakeSession(compositor, patience: patience)
            window = try session.host.openWindow(
                WindowOptions(title: "Cards", applicationID: "", size: nil), delegate: recorder)
            window.requestFrame()
            session.pump()
        }
    }

    @Test func `is told of once, in one line, after five seconds, and waited for without waking again`() throws {
        let silence = try Silence()
        silence.session.advance(by: 4.9)
        #expect(silence.session.printedMessages.isEmpty)
        silence.session.advance(by: 0.2)
        #expect(silence.session.printedMessages.count == 1)
        let line = try #require(silence.session.printedMessages.first)
        #expect(line.contains("“Cards”") && line.contains("compositor") && line.contains("5 seconds"))
        #expect(!line.contains("\n"))
        #expect(silence.session.runningTimers == 0)
        silence.session.advance(by: 100_000)
        #expect(silence.session.printedMessages.count == 1)
        #expect(silence.recorder.frames.isEmpty)
        // The compositor was only slow.
        let fake = try #require(silence.compositor.windows.first)
        fake.configure(width: 64, height: 48)
        silence.session.pump()
        #expect(fake.commits.map(\.width) == [64])
    }

    @Test func `one that is said in time is nothing to speak of`() throws {
        let silence = try Silence()
        silence.session.advance(by: 4)
        let fake = try #require(silence.compositor.windows.first)
        fake.configure(width: 64, height: 48)
        silence.session.pump()
        silence.session.rest(fake)
        #expect(silence.session.runningTimers == 0)
        silence.session.advance(by: 100)
        #expect(silence.session.printedMessages.isEmpty)
    }

    @Test func `a window that is closed, or loses its compositor, waits for none`() throws {
        let closed = try Silence()
        closed.window.close()
        closed.session.pump()
        #expect(closed.session.runningTimers == 0)
        closed.session.advance(by: 100)
        #expect(closed.session.printedMessages.isEmpty)

        let lost = try Silence(patience: 60)
        lost.session.crash()
        lost.session.advance(by: 8)
        #expect(lost.session.printedMessages.isEmpty, "that there is no compositor is another matter")
        let silent = try #require(FakeCompositor())
        silent.configuresByItself = false
        lost.session.restart(as: silent)
        for _ in 0..<40 { lost.session.advance(by: 0.5) }
        #expect(lost.session.printedMessages.count == 1, "the next one may be silent too")
    }

    @Test func `a window that is opened while nobody is there does not complain of a size`() throws {
        let compositor = try #require(FakeCompositor())
        let session = try FakeSession(compositor, patience: 60)
        session.crash()
        let recorder = Recorder()
        _ = try session.host.openWindow(
            WindowOptions(title: "Cards", applicationID: "", size: nil), delegate: recorder)
        session.advance(by: 30)
        #expect(session.printedMessages.isEmpty)
    }
}
