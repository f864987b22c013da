import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandClient
import WaylandPlatform

/// Compositors that go away, with others that follow: the program goes on, and its window comes back.
@MainActor struct SurvivalTests {
    @Test func `the window comes back with its content, title and size`() throws {
        let scene = try Scene(patience: 60)
        scene.rest()
        scene.window.setTitle("Hearts")
        scene.fake.configure(width: 50, height: 40)
        scene.session.pump()
        scene.rest()
        scene.session.crash()
        let new = try #require(FakeCompositor())
        scene.session.restart(as: new)
        scene.session.advance(by: 1)
        let window = try #require(new.windows.first)
        #expect(window.title == "Hearts" && window.applicationID == "org.example.cards")
        #expect(window.commits.map(\.width) == [50] && window.commits.map(\.height) == [40])
        #expect(window.screen?[49, 39] == 0xFF11_2233)
        #expect(scene.recorder.ages.last == 0, "nothing is known of a new buffer")
        #expect(scene.session.runningTimers == 0)
    }

    @Test(arguments: [UInt32(1), 2])
    func `a maximised or fullscreen window asks to be so again`(state: UInt32) throws {
        let scene = try Scene(patience: 60)
        scene.fake.configure(width: 640, height: 480, states: [state, 4])
        scene.session.pump()
        scene.session.crash()
        let new = try #require(FakeCompositor())
        scene.session.restart(as: new)
        scene.session.advance(by: 1)
        #expect(new.windows.first?.isFullscreenWanted == (state == 2))
        #expect(new.windows.first?.isMaximizedWanted == (state == 1))
    }

    @Test func `what a window was survives a compositor that never said a size`() throws {
        let scene = try Scene(patience: 60)
        scene.fake.configure(width: 640, height: 480, states: [2, 4])
        scene.session.pump()
        for _ in 0..<2 {
            scene.session.crash()
            let silent = try #require(FakeCompositor())
            silent.configuresByItself = false
            scene.session.restart(as: silent)
            scene.session.advance(by: 1)
            #expect(silent.windows.first?.isFullscreenWanted == true)
        }
    }

    @Test func `a window that is opened while a compositor announces itself is made once`() throws {
        let scene = try Scene(patience: 60)
        scene.session.crash()
        let new = try #require(FakeCompositor())
        scene.session.restart(as: new)
        scene.session.work(for: 1)
        new.dispatch()
        scene.session.host.processEvents()
        let second = Recorder()
        _ = try scene.session.host.openWindow(
            WindowOptions(title: "two", applicationID: "", size: CGSize(width: 10, height: 10), startsFullscreen: true),
            delegate: second)
        scene.session.pump()
        #expect(new.windows.count == 2 && new.windows.allSatisfy { !$0.isDestroyed })
        #expect(new.windows.last?.isFullscreenWanted == true && second.configurations.count == 1)
    }

    @Test func `it looks for a compositor soon, then once a second, and after a minute ends with one line`() throws {
        let scene = try Scene(patience: 60)
        scene.rest()
        scene.session.crash()
        scene.session.advance(by: 0.06)
        #expect(scene.session.reconnectionTries == 1)
        scene.session.advance(by: 29.94)
        #expect((30...36).contains(scene.session.reconnectionTries))
        #expect(scene.session.runningTimers == 1, "one timer waits, and nothing else")
        scene.session.advance(by: 31)
        #expect(scene.session.runningTimers == 0)
        let status = scene.session.host.run()
        #expect(status.code == 70)
        #expect(status.message?.contains("none came back within 60 seconds") == true)
        #expect(status.message?.contains("\n") == false)
    }

    @Test func `one that comes in the last moment is in time`() throws {
        let scene = try Scene(patience: 60)
        scene.session.crash()
        scene.session.advance(by: 58.9)
        let new = try #require(FakeCompositor())
        scene.session.restart(as: new)
        scene.session.advance(by: 1.1)
        #expect(new.windows.first?.commits.count == 1)
    }

    @Test func `a compositor that is not ready yet is given time, and one that says nothing is left`() throws {
        let scene = try Scene(patience: 60)
        scene.session.crash()
        let unready = try #require(FakeCompositor(offering: []))
        scene.session.restart(as: unready)
        scene.session.advance(by: 1)
        #expect(unready.windows.isEmpty && unready.isConnected)
        let tries = scene.session.reconnectionTries
        scene.session.advance(by: 3)
        #expect(scene.session.reconnectionTries == tries, "what it lacks may come yet")
        scene.session.advance(by: 3)
        #expect(scene.session.reconnectionTries == tries + 1)
        let ready = try #require(FakeCompositor())
        scene.session.restart(as: ready)
        scene.session.advance(by: 7)
        #expect(ready.windows.first?.commits.count == 1)
    }

    @Test func `compositors that hang up at once, one after another, do not keep the program for ever`() throws {
        let scene = try Scene(patience: 60)
        scene.session.crash()
        for _ in 0..<80 {
            let new = try #require(FakeCompositor())
            scene.session.restart(as: new)
            scene.session.advance(by: 1)
            scene.session.crash()
        }
        #expect(scene.session.host.run().code == 70)
        #expect(scene.session.reconnectionTries < 70)
    }

    @Test func `a compositor that reads nothing blocks nobody`() throws {
        let scene = try Scene(patience: 60)
        scene.rest()
        // Some megabytes, of which the socket and libwayland take a part; nothing waits for the rest.
        for number in 0..<2_000 { setLongTitle(number, in: scene) }
        scene.session.restart(as: scene.compositor)
        scene.session.advance(by: 2)
        let window = try #require(scene.compositor.windows.last { !$0.isDestroyed })
        #expect(window.title.hasSuffix(" 1999"))
        scene.window.requestFrame()
        scene.session.pump()
        scene.session.rest(window)
        #expect(window.screen?[0, 0] == 0xFF11_2233)
    }

    @Test func `a compositor that reads nothing is given up, before much waits for it, and the reason is told`() throws
    {
        let scene = try Scene(patience: 60)
        scene.rest()
        var count = 0
        while scene.session.runningTimers == 0, count < 2_000 {
            setLongTitle(count, in: scene)
            count += 1
        }
        #expect(count * 3_000 < 2 << 20, "\(count) titles of 3,000 bytes were taken")
        scene.session.advance(by: 61)
        let status = scene.session.host.run()
        #expect(status.code == 70)
        #expect(status.message?.contains("has stopped reading") == true)
    }

    /// Gives the window a title of a little more than 3,000 bytes, without the compositor's having a turn.
    private func setLongTitle(_ number: Int, in scene: Scene) {
        scene.window.setTitle(String(repeating: "long ", count: 600) + "\(number)")
        scene.session.host.processEvents()
    }

    @Test func `a drag that the loss interrupts is cancelled, and held keys go up`() throws {
        let scene = try Scene(patience: 60)
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.compositor.pressButton(true)
        scene.compositor.focusKeyboard(scene.fake)
        scene.compositor.pressKey(30, true)
        scene.session.pump()
        scene.session.crash()
        #expect(scene.recorder.pointerEvents.map(\.kind) == [.entered, .pressed(button: .primary), .left])
        #expect(scene.recorder.keyEvents.map(\.phase) == [.down, .up])
        #expect(scene.session.runningTimers == 1, "the search; the key no longer repeats")
    }

    @Test func `twenty compositors, and nothing is left of nineteen of them`() throws {
        let scene = try Scene(patience: 60)
        scene.rest()
        /// - Throws: if the machine has no memory for a compositor.
        func restart() throws -> FakeCompositor {
            scene.recorder.framesToAskFor = 3
            scene.window.requestFrame()
            scene.session.pump()
            scene.session.crash()
            let new = try #require(FakeCompositor())
            scene.session.restart(as: new)
            scene.session.advance(by: 1)
            return new
        }
        var compositor = try restart()
        func counts() -> [Int] {
            scene.session.rest(compositor.windows[0])
            return [
                scene.session.host.liveObjectCount, compositor.poolsMade, compositor.liveBuffers,
                scene.session.runningTimers, scene.session.watchedFiles,
            ]
        }
        let (base, files) = (counts(), OpenFiles.count)
        for _ in 0..<20 {
            compositor = try restart()
            #expect(counts() == base)
        }
        #expect(OpenFiles.count < files + 20)
    }

    @Test func `a window that was opened, or closed, while nobody was there`() throws {
        let scene = try Scene(patience: 60)
        scene.session.crash()
        let second = Recorder()
        let other = try scene.session.host.openWindow(
            WindowOptions(title: "two", applicationID: "", size: CGSize(width: 10, height: 10)), delegate: second)
        other.requestFrame()
        scene.window.close()
        let new = try #require(FakeCompositor())
        scene.session.restart(as: new)
        scene.session.advance(by: 1)
        #expect(new.windows.map(\.title) == ["two"])
        #expect(new.windows.first?.commits.map(\.width) == [10])
    }

    @Test func `a wish that the screen stay on is told again, and ends with the window`() throws {
        let scene = try Scene(offering: [.shell, .idleInhibition], patience: 60)
        #expect(scene.compositor.idleInhibitors == 0)
        for isWanted in [true, true, false, true] { scene.window.setKeepsScreenOn(isWanted) }
        scene.session.pump()
        #expect(scene.compositor.idleInhibitors == 1)
        scene.session.crash()
        let new = try #require(FakeCompositor(offering: [.shell, .idleInhibition]))
        scene.session.restart(as: new)
        scene.session.advance(by: 1)
        #expect(new.idleInhibitors == 1)
        scene.window.close()
        scene.session.pump()
        #expect(new.idleInhibitors == 0)
    }

    @Test func `text that was being pasted does not come, and whoever asked is told`() throws {
        let scene = try Scene(offering: [.shell, .seat, .clipboard], patience: 60)
        scene.compositor.clipboard.offer(["text/plain"])
        scene.session.pump()
        var texts: [String?] = []
        scene.session.host.pasteboard.read(.clipboard) { texts.append($0) }
        scene.session.pump()
        scene.session.crash()
        #expect(texts == [nil])
        #expect(scene.session.watchedFiles == 0)
    }

    /// The connection is cut after each event of a session once.
    @Test func `a line that is cut after any event is mended`() throws {
        var cut = 0
        for count in 0..<200 {
            let compositor = try #require(FakeCompositor(offering: [.shell, .seat, .presentation, .clipboard]))
            let session = try FakeSession(compositor, patience: 60)
            compositor.disconnect(afterEvents: count)
            let recorder = Recorder()
            recorder.framesToAskFor = 3
            let window = try session.host.openWindow(
                WindowOptions(title: "", applicationID: "", size: CGSize(width: 8, height: 8)), delegate: recorder)
            Self.play(compositor, session)
            let wasCut = !compositor.takeBackDisconnection()
            if wasCut {
                cut += 1
                let next = try #require(FakeCompositor())
                session.restart(as: next)
                session.advance(by: 2)
                #expect(next.windows.first?.commits.isEmpty == false, "cut after \(count) events")
                session.crash()
            }
            window.close()
            if !wasCut { break }
        }
        #expect(cut > 30, "a session has more events than that")
    }

    private static func play(_ compositor: FakeCompositor, _ session: FakeSession) {
        session.pump()
        for step in 0..<4 {
            guard let window = compositor.windows.first else { return }
            session.refresh(window)
            switch step {
            case 0:
                compositor.movePointer(into: window, at: .zero)
                compositor.pressButton(true)
            case 1:
                compositor.focusKeyboard(window)
                compositor.pressKey(30, true)
            case 2:
                window.configure(width: 12, height: 12)
                compositor.clipboard.offer(["text/plain"])
            default:
                compositor.pressButton(false)
                compositor.setOutput(scale: 2)
            }
            session.pump()
        }
    }

    // MARK: Protocol errors

    @Test func `a protocol error names the object, and what was sent to it`() throws {
        let scene = try Scene(patience: 60)
        scene.rest()
        scene.window.requestFrame()
        scene.session.pump()
        scene.compositor.postError("a surface of the wrong colour")
        scene.session.pump()
        // A new connection would end in the same way.
        let status = scene.session.host.run()
        #expect(status.code == 70)
        let line = try #require(status.message)
        #expect(line.contains("wl_surface#") && line.contains("a surface of the wrong colour"), "\(line)")
        #expect(line.contains("damage_buffer(0, 0, 40, 30)") && line.hasSuffix("commit()"), "\(line)")
        #expect(!line.contains("\n"))
        #expect(scene.session.reconnectionTries == 0)
    }
}
