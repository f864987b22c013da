import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Pixels per point, by outputs or by the compositor's preference.
@MainActor struct ScaleTests {
    @Test func `takes the scale of the only output before the first frame`() throws {
        let scene = try Scene(outputScale: 2)
        #expect(scene.window.scale == 2)
        #expect(scene.recorder.configurations.map(\.scale) == [2])
        #expect(scene.fake.commits.map(\.width) == [80])
        #expect(scene.fake.commits.map(\.bufferScale) == [2])
    }

    @Test func `follows an output that changes`() throws {
        let scene = try Scene()
        scene.rest()
        scene.compositor.setOutput(scale: 2, refreshRate: 144)
        scene.session.pump()
        #expect(scene.recorder.configurations.map(\.scale) == [1, 2])
        #expect(scene.fake.commits.last?.width == 80)
        #expect(scene.fake.commits.last?.bufferScale == 2)
        #expect(scene.window.refreshRate == 144)
        #expect(scene.window.size == CGSize(width: 40, height: 30))
    }

    @Test func `lives on when its output goes`() throws {
        let scene = try Scene(outputScale: 2)
        scene.rest()
        scene.compositor.removeOutput()
        scene.session.pump()
        scene.window.requestFrame()
        scene.session.pump()
        #expect(scene.fake.commits.count > 1)
        #expect(scene.window.refreshRate == 60)
    }

    @Test func `speaks of fractional scales with a viewport`() throws {
        let scene = try Scene(offering: [.shell, .fractionalScale])
        scene.rest()
        scene.fake.preferScale(1.5)
        scene.session.pump()
        #expect(scene.window.scale == 1.5)
        #expect(scene.fake.commits.last?.width == 60)
        #expect(scene.fake.commits.last?.height == 45)
        #expect(scene.fake.commits.last?.bufferScale == 1)
        #expect(scene.fake.commits.last?.destination == CGSize(width: 40, height: 30))
    }

    /// Version 6 of `wl_surface`.
    @Test func `takes the whole scale that the compositor prefers, before that of the outputs`() throws {
        let scene = try Scene()
        scene.rest()
        scene.fake.preferBuffer(scale: 2, transform: 1)
        scene.session.pump()
        #expect(scene.window.scale == 2)
        let commit = try #require(scene.fake.commits.last)
        #expect(commit.width == 80 && commit.height == 60 && commit.bufferScale == 2)
        scene.compositor.setOutput(scale: 3)
        scene.session.pump()
        #expect(scene.window.scale == 2)
        for hostile: Int32 in [0, -1, .max] { scene.fake.preferBuffer(scale: hostile, transform: 99) }
        scene.session.pump()
        #expect(scene.window.scale == 2 && scene.fake.commits.last?.bufferScale == 2)
    }

    @Test func `fractions are preferred to whole scales, in any order`() throws {
        let scene = try Scene(offering: [.shell, .fractionalScale])
        scene.rest()
        scene.fake.preferBuffer(scale: 2)
        scene.fake.preferScale(1.5)
        scene.session.pump()
        #expect(scene.window.scale == 1.5)
        scene.fake.preferBuffer(scale: 3)
        scene.session.pump()
        #expect(scene.window.scale == 1.5)
        #expect(scene.fake.commits.last?.width == 60 && scene.fake.commits.last?.bufferScale == 1)
    }

    @Test func `an old compositor prefers nothing, so the outputs decide`() throws {
        let scene = try Scene(outputScale: 2, isOld: true)
        scene.rest()
        scene.fake.preferBuffer(scale: 1)
        scene.session.pump()
        #expect(scene.window.scale == 2 && scene.fake.commits.last?.bufferScale == 2)
    }

    @Test(arguments: [[1.5, 1, 2, 1.25, 1.75], [3, 0.5, 1.1]])
    func `a scale that changes while something moves is drawn crisp from its first frame on`(scales: [Double]) throws {
        let scene = try Scene(offering: [.shell, .presentation, .fractionalScale])
        scene.recorder.framesToAskFor = 1_000
        scene.window.requestFrame()
        for scale in scales {
            for _ in 0..<3 { scene.session.refresh(scene.fake) }
            scene.fake.preferScale(scale)
            for _ in 0..<3 { scene.session.refresh(scene.fake) }
            let commit = try #require(scene.fake.commits.last)
            #expect(commit.width == Int((40 * scale).rounded()) && commit.height == Int((30 * scale).rounded()))
        }
        // No buffer was shown at another size than the window's.
        #expect(scene.fake.commits.dropFirst().allSatisfy { $0.destination == CGSize(width: 40, height: 30) })
        #expect(scene.window.size == CGSize(width: 40, height: 30))
    }

    /// The compositor rotates what it shows; the window keeps its size until it is configured, and its buffers are
    /// upright.
    @Test func `an output that is turned and rescaled while something moves costs no frame`() throws {
        let scene = try Scene()
        scene.recorder.framesToAskFor = 1_000
        scene.window.requestFrame()
        for (transform, scale) in [(1, 1), (2, 2), (7, 3), (0, 1)] {
            for _ in 0..<3 { scene.session.refresh(scene.fake) }
            scene.compositor.setOutput(scale: scale, transform: Int32(transform))
            scene.session.pump()
            let before = scene.fake.commits.count
            for _ in 0..<5 { scene.session.refresh(scene.fake) }
            #expect(scene.fake.commits.count >= before + 5)
            let commit = try #require(scene.fake.commits.last)
            #expect(commit.width == 40 * scale && commit.height == 30 * scale && commit.bufferScale == scale)
        }
        #expect(scene.window.size == CGSize(width: 40, height: 30))
        let times = scene.recorder.frames.map(\.seconds)
        #expect(times == times.sorted())
    }

    @Test func `the next second already has the new refresh rate (field note 2)`() throws {
        let scene = try Scene()
        scene.recorder.framesToAskFor = 1_000
        scene.window.requestFrame()
        for _ in 0..<30 { scene.session.refresh(scene.fake) }
        scene.compositor.setOutput(scale: 1, refreshRate: 144)
        let frames = scene.recorder.frames.count
        for _ in 0..<144 { scene.session.refresh(scene.fake, interval: 1.0 / 144) }
        let times = scene.recorder.frames.dropFirst(frames + 2).map(\.seconds)
        #expect(times.count >= 141)
        for (earlier, later) in zip(times, times.dropFirst()) {
            #expect(abs(later - earlier - 1.0 / 144) < 0.001)
        }
    }
}
