import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Pixels per point, as outputs or the compositor say.
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
}
