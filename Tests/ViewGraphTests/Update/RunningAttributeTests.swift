@_spi(Engine) import AnimationCore
import Foundation
import LayerTree
import Testing

@_spi(Engine) @testable import ViewGraph

/// Frames of what runs, and wake-ups: nothing is evaluated for what rests (S1.9, S1.10, S17.4).
@MainActor struct RunningAttributeTests {
    /// Runs until a time, and notes each frame.
    private final class Runner: RunningAttribute {
        let end: Double
        var frames: [Double] = []
        var onAdvance: () -> Void = {}

        init(until end: Double) { self.end = end }

        func advance(to time: Double) -> Bool {
            frames.append(time)
            onAdvance()
            return time < end
        }
    }

    @Test func `what runs is advanced in each frame until it says that it is over`() {
        let driver = HostDriver()
        let runner = Runner(until: 2)
        let requests = driver.requests
        driver.host.run(runner)
        driver.host.run(runner)
        #expect(driver.requests == requests + 1, "a frame is asked for once")
        #expect(driver.host.isAnimating && driver.host.running.count == 1)
        for time in 1...4 { driver.frame(at: Double(time)) }
        #expect(runner.frames == [1, 2])
        #expect(!driver.host.isAnimating && driver.host.running.count == 0)
    }

    @Test func `a frame without anything that runs is no update`() {
        let driver = HostDriver()
        #expect(driver.work { driver.frame(at: 1) } == Work())
        #expect(driver.host.time == 1)
        driver.host.run(Runner(until: 5))
        // One pass to advance in, two to settle.
        #expect(driver.work { driver.frame(at: 2) } == Work(updates: 1, passes: 3))
    }

    @Test func `a wake-up is one frame at or after its time, and none before`() {
        let driver = HostDriver()
        let (early, late) = (Runner(until: 0), Runner(until: 0))
        driver.host.wake(late, at: 3)
        driver.host.wake(early, at: 1.5)
        #expect(driver.host.nextWakeTime == 1.5 && !driver.host.isAnimating)
        driver.frame(at: 1)
        #expect(early.frames.isEmpty)
        driver.frame(at: 2)
        #expect(early.frames == [2] && late.frames.isEmpty && driver.host.nextWakeTime == 3)
        driver.frame(at: 4)
        driver.frame(at: 5)
        #expect(early.frames == [2] && late.frames == [4] && driver.host.nextWakeTime == nil)
    }

    @Test func `a wake-up can be moved and taken back, and never comes at no time`() {
        let driver = HostDriver()
        let runner = Runner(until: 0)
        driver.host.wake(runner, at: 1)
        driver.host.wake(runner, at: 2)
        driver.frame(at: 1)
        #expect(runner.frames.isEmpty && driver.host.nextWakeTime == 2)
        driver.host.wake(runner, at: nil)
        #expect(driver.host.nextWakeTime == nil)
        driver.host.wake(runner, at: .infinity)
        driver.host.wake(runner, at: .nan)
        #expect(driver.host.nextWakeTime == nil)
        driver.frame(at: 9)
        #expect(runner.frames.isEmpty)
    }

    @Test func `what runs and is woken in one frame is advanced once in it`() {
        let driver = HostDriver()
        let runner = Runner(until: 2)
        driver.host.run(runner)
        driver.host.wake(runner, at: 1)
        driver.frame(at: 1)
        #expect(runner.frames == [1])
    }

    @Test func `what changes while a frame advances begins with that frame (S5.13)`() {
        let driver = HostDriver()
        let host = driver.host
        let (outer, inner) = (Runner(until: 2), Runner(until: 3))
        // The update of the frame is what changes the inner one's model.
        outer.onAdvance = { host.whenMade { host.runFromThisFrame(inner) } }
        host.run(outer)
        driver.frame(at: 1)
        #expect(outer.frames == [1] && inner.frames == [1])
        driver.frame(at: 2)
        #expect(outer.frames == [1, 2] && inner.frames == [1, 2, 2])
        driver.frame(at: 3)
        #expect(inner.frames == [1, 2, 2, 3] && !host.isAnimating)
    }

    @Test func `outside of a frame's update it is advanced from the next frame on`() {
        let driver = HostDriver()
        let runner = Runner(until: 2)
        driver.host.enqueue(Transaction()) { driver.host.runFromThisFrame(runner) }
        driver.frame(at: 1)
        driver.frame(at: 2)
        #expect(runner.frames == [1, 2])
    }

    private struct Growing: View {
        struct Data: View, Animatable {
            var width: CGFloat
            nonisolated var animatableData: CGFloat {
                get { width }
                set { width = newValue }
            }
            var body: some View { Block("bar", width: width) }
        }

        let story: Story
        @State private var width: CGFloat = 10
        var body: some View {
            Data(width: width)
                .onAppear { story.actions["grow"] = { withAnimation(.linear(duration: 1)) { width = 110 } } }
        }
    }

    @Test func `a custom animatable view is one body and one layout in each frame, and none at rest (S1.10)`() {
        let story = Story()
        let driver = HostDriver(Growing(story: story))
        driver.frame(at: 0)
        story.act("grow")
        driver.frame(at: 0)
        let work = driver.work { driver.frame(at: 0.5) }
        #expect(work.bodies == 1 && work.layouts == 1)
        #expect(driver.layer("bar")?.geometry.size.width == 60)
        driver.frame(at: 1.1)
        #expect(driver.work { driver.frame(at: 2) } == Work())
        #expect(driver.layer("bar")?.geometry.size.width == 110)
    }

    private struct Fading: View {
        let story: Story
        @State private var opacity = 1.0
        var body: some View {
            Block("box").opacity(opacity)
                .onAppear { story.actions["fade"] = { withAnimation(.linear(duration: 1)) { opacity = 0 } } }
        }
    }

    @Test func `a built-in effect moves without any update of views (S1.9)`() {
        let story = Story()
        let driver = HostDriver(Fading(story: story))
        story.act("fade")
        driver.frame(at: 0)
        #expect(driver.host.isAnimating && driver.host.running.count == 0)
        #expect(driver.work { driver.frame(at: 0.5) } == Work())
        #expect(driver.layer("box")?.superlayer?.presentation.opacity == 0.5)
    }
}
