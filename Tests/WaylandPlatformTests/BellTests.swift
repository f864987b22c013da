import FakeCompositor
import Platform
import Testing
import WaylandPlatform

/// The desktop's bell, by xdg-system-bell-v1.
@MainActor struct BellTests {
    @Test func `rings for its window, each time, and draws nothing`() throws {
        let scene = try Scene(offering: .usual.union(.bell))
        scene.rest()
        let commits = scene.fake.commits.count
        scene.window.ringBell()
        scene.session.pump()
        scene.window.ringBell()
        scene.session.pump()
        #expect(scene.compositor.rings.count == 2)
        #expect(scene.compositor.rings.allSatisfy { $0 === scene.fake })
        #expect(scene.fake.commits.count == commits)
    }

    @Test func `a desktop without a bell hears nothing, and a closed window does not ring`() throws {
        let silent = try Scene()
        silent.window.ringBell()
        silent.session.pump()
        #expect(silent.compositor.rings.isEmpty && silent.compositor.isConnected)

        let closed = try Scene(offering: .usual.union(.bell))
        closed.window.close()
        closed.window.ringBell()
        closed.session.pump()
        #expect(closed.compositor.rings.isEmpty)
    }
}
