import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Buffers: age of their content, reuse, and number.
@MainActor struct BufferTests {
    @Test func `a buffer's age says which frame it shows`() throws {
        let scene = try Scene()
        scene.recorder.framesToAskFor = 5
        scene.window.requestFrame()
        scene.session.pump()
        scene.rest()
        // The compositor keeps the buffer that it shows, so two take turns: each shows the frame before the last.
        #expect(scene.recorder.ages == [0, 0, 2, 2, 2, 2, 2])
        #expect(Set(scene.fake.commits.map(\.buffer)).count == 2)
        #expect(scene.compositor.poolsMade == 2)
    }

    @Test func `one buffer will do where the compositor copies`() throws {
        let scene = try Scene()
        scene.rest()
        scene.fake.releasePolicy = .atOnce
        scene.fake.releaseBuffers()
        scene.session.pump()
        scene.recorder.framesToAskFor = 3
        scene.window.requestFrame()
        scene.session.pump()
        scene.rest()
        #expect(scene.recorder.ages == [0, 1, 1, 1, 1])
        #expect(scene.compositor.poolsMade == 1)
    }

    @Test func `waits for a buffer while the compositor has all three, and then draws at once`() throws {
        let scene = try Scene()
        scene.fake.releasePolicy = .never
        for _ in 0..<5 {
            scene.window.requestFrame()
            scene.session.refresh(scene.fake)
        }
        #expect(scene.fake.commits.count == 3)
        #expect(scene.recorder.frames.count == 4)  // the last found no buffer
        #expect(!scene.recorder.didDraw)
        #expect(scene.compositor.poolsMade == 3)
        scene.fake.releaseBuffers()
        scene.session.pump()
        #expect(scene.fake.commits.count == 4)
        #expect(scene.recorder.didDraw)
    }

    @Test func `damage is enough to bring the screen up to date`() throws {
        let scene = try Scene()
        scene.rest()
        scene.recorder.fill = (0xFF00_00FF, PixelRect(x: 5, y: 6, width: 7, height: 8))
        scene.window.requestFrame()
        scene.session.pump()
        let commit = try #require(scene.fake.commits.last)
        #expect(commit.damage == [PixelRect(x: 5, y: 6, width: 7, height: 8)])
        #expect(scene.fake.screen?[5, 6] == 0xFF00_00FF)
        #expect(scene.fake.screen?[4, 6] == 0xFF11_2233)
        #expect(scene.fake.screen?[12, 6] == 0xFF11_2233)
    }

    @Test func `damage outside the window is cut off`() throws {
        let scene = try Scene()
        scene.rest()
        scene.recorder.fill = (0xFF00_00FF, PixelRect(x: 35, y: 25, width: 100, height: 100))
        scene.window.requestFrame()
        scene.session.pump()
        #expect(scene.fake.commits.last?.damage == [PixelRect(x: 35, y: 25, width: 5, height: 5)])
    }

    @Test func `shrinking and growing back takes no new memory`() throws {
        let scene = try Scene()
        scene.rest()
        scene.window.requestFrame()
        scene.session.pump()
        scene.rest()
        let pools = scene.compositor.poolsMade
        for width in [30, 20, 10, 40, 35] {
            scene.fake.configure(width: width, height: 30)
            scene.session.pump()
            scene.rest()
            #expect(scene.fake.commits.last?.width == width)
            #expect(scene.fake.contents?[width - 1, 29] == 0xFF11_2233)
        }
        #expect(scene.compositor.poolsMade == pools)
    }

    @Test func `growing keeps the pools and makes them larger`() throws {
        let scene = try Scene()
        scene.rest()
        for side in [50, 80, 130, 200] {
            scene.fake.configure(width: side, height: side)
            scene.session.pump()
            scene.rest()
            #expect(scene.fake.contents?[side - 1, side - 1] == 0xFF11_2233)
        }
        #expect(scene.compositor.poolsMade == 2)
    }

    @Test func `the third buffer is given back when nothing moves, and what is left knows the screen`() throws {
        let scene = try Scene()
        scene.fake.releasePolicy = .never
        for _ in 0..<3 {
            scene.window.requestFrame()
            scene.session.refresh(scene.fake)
        }
        #expect(scene.compositor.poolsMade == 3 && scene.compositor.liveBuffers == 3)
        scene.fake.releasePolicy = .whenReplaced
        scene.fake.releaseBuffers()
        scene.session.pump()
        scene.rest()
        scene.window.requestFrame()
        scene.session.pump()
        scene.rest()
        #expect(scene.compositor.liveBuffers == 2)
        scene.window.requestFrame()
        scene.session.pump()
        #expect(scene.recorder.ages.last == 2, "nothing has to be drawn in full for it")
        #expect(scene.compositor.poolsMade == 3)
    }

    @Test func `the memory of a large window is given back when it has become small`() throws {
        let scene = try Scene()
        scene.compositor.looksAtPictures = false
        scene.fake.configure(width: 1_600, height: 1_000)
        scene.session.pump()
        scene.rest()
        let pools = scene.compositor.poolsMade
        scene.fake.configure(width: 100, height: 100)
        scene.session.pump()
        scene.rest()
        // Each is freed when the compositor has released it and nothing moves.
        for _ in 0..<3 {
            scene.window.requestFrame()
            scene.session.pump()
            scene.rest()
        }
        #expect(scene.compositor.poolsMade > pools, "small ones were made in place of large ones")
        #expect(scene.compositor.liveBuffers == 2)
        let small = scene.compositor.poolsMade
        for _ in 0..<5 {
            scene.window.requestFrame()
            scene.session.pump()
            scene.rest()
        }
        #expect(scene.compositor.poolsMade == small)
    }

    /// Compositors that take each picture onto a graphics card stall at every new pool (niri's complaint).
    @Test(arguments: [FakeWindow.ReleasePolicy.whenReplaced, .atOnce])
    func `field note 44: a long animation makes no pool after its first frames, and tells of what changed`(
        policy: FakeWindow.ReleasePolicy
    ) throws {
        let scene = try Scene()
        scene.fake.releasePolicy = policy
        func animate(_ frames: Int) {
            for frame in 0..<frames {
                scene.recorder.fill = (0xFF00_0000 | UInt32(frame), PixelRect(x: frame % 30, y: 4, width: 9, height: 5))
                scene.window.requestFrame()
                scene.session.pump()
                scene.rest()
            }
        }
        animate(5)
        let (pools, commits) = (scene.compositor.poolsMade, scene.fake.commits.count)
        #expect(pools <= 2)
        animate(300)
        #expect(scene.compositor.poolsMade == pools && scene.compositor.liveBuffers <= 2)
        let steady = scene.fake.commits[commits...]
        #expect(steady.count == 300)
        #expect(Set(steady.map(\.buffer)).count <= 2)
        #expect(steady.allSatisfy { commit in commit.damage.reduce(0) { $0 + $1.area } <= 9 * 5 })
    }
}
