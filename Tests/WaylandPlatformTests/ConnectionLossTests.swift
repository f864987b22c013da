import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandClient
import WaylandPlatform

/// Compositors that are not running, lack an interface, or go away.
@MainActor struct ConnectionLossTests {
    @Test func `a compositor that hangs up ends the run with one line`() throws {
        let scene = try Scene()
        scene.compositor.disconnect()
        scene.session.pump()
        let status = scene.session.host.run()
        #expect(status.code == 70)
        #expect(status.message?.contains("closed the connection") == true)
        #expect(status.message?.contains("\n") == false)
    }

    @Test func `a window without its compositor does nothing, and nothing bad`() throws {
        let scene = try Scene()
        scene.rest()
        scene.compositor.disconnect()
        scene.window.requestFrame()
        scene.window.setTitle("nobody reads this")
        scene.window.setCursor(.pointingHand)
        #expect(scene.session.pump())
        scene.window.requestFrame()
        #expect(scene.session.pump())
        scene.window.close()
        #expect(scene.session.pump())
        #expect(scene.session.host.run().code == 70)
        #expect(throws: HostError.self) {
            try scene.session.host.openWindow(
                WindowOptions(title: "", applicationID: "", size: nil), delegate: scene.recorder)
        }
    }

    @Test func `a protocol error is told in the compositor's words`() throws {
        let scene = try Scene()
        scene.compositor.postError("a surface of the wrong colour")
        scene.session.pump()
        let status = scene.session.host.run()
        #expect(status.code == 70)
        #expect(status.message?.contains("wl_surface") == true)
    }

    @Test func `the end of the connection while drawing is no harm`() throws {
        let scene = try Scene()
        scene.recorder.framesToAskFor = 10
        scene.window.requestFrame()
        scene.session.pump()
        scene.fake.sendCallbacks()
        scene.compositor.disconnect()
        #expect(scene.session.pump())
        #expect(scene.session.host.run().code == 70)
    }

    @Test func `the first reason to stop counts`() throws {
        let scene = try Scene()
        scene.session.host.stop(.success)
        scene.session.host.stop(.usage("later"))
        #expect(scene.session.host.run() == .success)
    }

    @Test func `a compositor without windows is unavailable, and the way out is named`() throws {
        let compositor = try #require(FakeCompositor(offering: []))
        let error = try #require(throws: HostError.self) { try FakeSession(compositor) }
        #expect(error.status.code == 69)
        #expect(error.status.message?.contains("xdg_wm_base") == true)
        #expect(error.status.message?.contains("LILT_HOST=offscreen") == true)
    }

    @Test func `a socket with nobody behind it is unavailable`() throws {
        let compositor = try #require(FakeCompositor())
        guard let socket = compositor.connect() else {
            Issue.record("no sockets")
            return
        }
        compositor.disconnect()
        let number = socket.release()
        let error = try #require(throws: HostError.self) {
            try WaylandHost(socket: FileDescriptor(owning: number))
        }
        #expect(error.status.code == 69)
    }
}
