@_spi(Engine) import AnimationCore
import Foundation
import LayerTree
import Testing

@_spi(Engine) @testable import ViewGraph

/// Completions run between frames, in an update of their own, each by the window whose update began the animation (S10.15).
@MainActor @Suite(.serialized) struct CompletionTests {
    private struct Fading: View {
        let story: Story
        @State private var opacity = 1.0
        @State private var isMoved = false
        var body: some View {
            Block("box", width: isMoved ? 20 : 10).opacity(opacity)
                .onAppear {
                    story.actions["fade"] = {
                        withAnimation(.linear(duration: 1)) {
                            opacity = 0
                        } completion: {
                            story.add("done")
                            isMoved = true
                        }
                    }
                    story.actions["same"] = {
                        withAnimation(.linear(duration: 1)) {
                            opacity = 1
                        } completion: {
                            story.add("done")
                        }
                    }
                }
        }
    }

    @Test func `a completion becomes due with the last frame of its animation, and runs once`() {
        let story = Story()
        let driver = HostDriver(Fading(story: story))
        story.act("fade")
        driver.frame(at: 0)
        driver.frame(at: 0.5)
        #expect(story.lines.isEmpty && !driver.host.completions.hasDue)
        driver.host.frameBegins(at: 1.1)
        driver.host.update()
        driver.host.advance(to: 1.1)
        #expect(driver.host.completions.hasDue && story.lines.isEmpty)
        driver.host.completions.runDue()
        #expect(story.lines == ["done"] && !driver.host.completions.hasDue)
        driver.frame(at: 2)
        #expect(story.lines == ["done"])
    }

    @Test func `what a completion writes is for the next frame`() {
        let story = Story()
        let driver = HostDriver(Fading(story: story))
        story.act("fade")
        driver.frame(at: 0)
        driver.frame(at: 1.1)
        #expect(driver.host.needsUpdate && driver.layer("box")?.geometry.size.width == 10)
        driver.frame(at: 2)
        #expect(driver.layer("box")?.geometry.size.width == 20 && !driver.host.isAnimating)
    }

    @Test func `an animation that changes nothing is complete with its update`() {
        let story = Story()
        let driver = HostDriver(Fading(story: story))
        story.act("same")
        driver.frame(at: 0)
        #expect(story.lines == ["done"])
    }

    @Test func `each window runs its own`() {
        let (first, second) = (Story(), Story())
        let (one, other) = (HostDriver(Fading(story: first)), HostDriver(Fading(story: second)))
        first.act("fade")
        second.act("fade")
        one.frame(at: 0)
        other.frame(at: 0)
        one.frame(at: 1.1)
        #expect(first.lines == ["done"] && second.lines.isEmpty)
        other.frame(at: 1.1)
        #expect(second.lines == ["done"])
    }
}
