import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Outputs of different scales and rates that come and go, and turn, while something moves.
@MainActor struct OutputTests {
    /// Makes a window whose delegate asks for another frame in each.
    ///
    /// - Throws: if there is no window.
    private func moving() throws -> Scene {
        let scene = try Scene()
        scene.recorder.framesToAskFor = 1_000_000
        scene.window.requestFrame()
        scene.session.pump()
        return scene
    }

    /// Refreshes the screen, and expects at each a frame of the window's size.
    private func moveOn(_ scene: Scene, refreshes: Int = 6, interval: Double = 1.0 / 60) {
        let before = scene.fake.commits.count
        for _ in 0..<refreshes { scene.session.refresh(scene.fake, interval: interval) }
        let commits = scene.fake.commits.dropFirst(before)
        #expect(commits.count >= refreshes)
        #expect(commits.allSatisfy { $0.width == 40 * $0.bufferScale && $0.height == 30 * $0.bufferScale })
        let times = scene.recorder.frames.map(\.seconds)
        #expect(times == times.sorted())
    }

    @Test func `a window that is dragged from one output to another is drawn for the larger scale on the way`() throws {
        let scene = try moving()
        let other = scene.compositor.plugIn(scale: 3, refreshRate: 144)
        scene.session.pump()
        moveOn(scene)
        #expect(scene.fake.commits.last?.bufferScale == 1, "it is there, but the window is not on it")
        for _ in 0..<5 {
            scene.fake.enter(other)
            moveOn(scene)
            #expect(scene.window.scale == 3 && scene.fake.commits.last?.bufferScale == 3)
            scene.fake.leaveOutput()
            moveOn(scene, interval: 1.0 / 144)
            #expect(scene.window.scale == 3 && scene.window.refreshRate == 144)
            scene.fake.enterOutput()
            moveOn(scene)
            #expect(scene.window.scale == 3)
            scene.fake.leave(other)
            moveOn(scene)
            #expect(scene.window.scale == 1 && scene.fake.commits.last?.bufferScale == 1)
            #expect(scene.window.refreshRate == 60)
        }
        #expect(scene.recorder.configurations.map(\.scale) == [1] + Array(repeating: [3, 1], count: 5).flatMap { $0 })
    }

    @Test func `an output that is unplugged under a window leaves it on the other one, or on none`() throws {
        let scene = try moving()
        let other = scene.compositor.plugIn(scale: 2, refreshRate: 75)
        scene.session.pump()
        scene.fake.enter(other)
        moveOn(scene)
        other.unplug()
        moveOn(scene)
        #expect(scene.window.scale == 1 && scene.window.refreshRate == 60)
        #expect(other.boundCount == 0, "what stands for it is given back")
        scene.compositor.removeOutput()
        moveOn(scene)
        // No output is known now; then one comes back.
        let back = scene.compositor.plugIn(scale: 2, refreshRate: 50)
        scene.session.pump()
        scene.fake.enter(back)
        moveOn(scene, interval: 1.0 / 50)
        #expect(scene.window.scale == 2 && scene.window.refreshRate == 50)
        #expect(scene.fake.commits.last?.bufferScale == 2)
    }

    @Test func `plugged in, entered, turned, rescaled and unplugged fifty times, and nothing of it is left`() throws {
        let scene = try moving()
        func round(_ number: Int) {
            let output = scene.compositor.plugIn(scale: 2, refreshRate: 120)
            scene.session.pump()
            scene.fake.enter(output)
            moveOn(scene, refreshes: 4)
            output.change(scale: 3, transform: Int32(number % 8))
            scene.session.pump()
            moveOn(scene, refreshes: 4)
            #expect(scene.window.scale == 3)
            if number.isMultiple(of: 2) { scene.fake.leave(output) }
            output.unplug()
            moveOn(scene, refreshes: 8)
            #expect(scene.window.scale == 1 && output.boundCount == 0)
        }
        /// Numbers of proxies, buffers, timers and watched files, at rest.
        func counts() -> [Int] {
            scene.recorder.framesToAskFor = 0
            scene.rest()
            defer {
                scene.recorder.framesToAskFor = 1_000_000
                scene.window.requestFrame()
                scene.session.pump()
            }
            return [
                scene.session.host.liveObjectCount, scene.compositor.liveBuffers,
                scene.session.runningTimers, scene.session.watchedFiles,
            ]
        }
        round(0)
        round(1)
        let (base, files) = (counts(), OpenFiles.count)
        for number in 0..<50 {
            round(number)
            #expect(counts() == base, "round \(number)")
        }
        #expect(OpenFiles.count < files + 50)
    }

    @Test func `an output that goes between being entered and being looked at is no longer asked`() throws {
        let scene = try moving()
        let output = scene.compositor.plugIn(scale: 2)
        scene.session.pump()
        // In one turn: the client gets both events before it draws.
        scene.fake.enter(output)
        output.change(scale: 3)
        output.unplug()
        moveOn(scene)
        #expect(scene.window.scale == 1)
        scene.fake.leave(output)
        moveOn(scene)
        #expect(scene.compositor.isConnected)
    }
}
