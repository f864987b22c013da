@_spi(Engine) import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing

@_spi(Engine) @testable import ViewGraph

/// What layouts are asked, how often, and what their answers come to (S1.11, S23.1, S23.2).
@MainActor struct LayoutProtocolTests {
    nonisolated private struct Recording: Layout {
        let story: Story
        var gap: CGFloat = 0

        @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            story.add("measured")
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.map(\.width).reduce(0, +) + gap, height: sizes.map(\.height).max() ?? 0)
        }

        @MainActor func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            story.add("placed \(subviews.count)")
            // The last one is left out: it is centred (S23.2).
            var x = bounds.minX
            for subview in subviews.dropLast() {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += subview.sizeThatFits(.unspecified).width + gap
            }
        }
    }

    private struct Row: View {
        let story: Story
        @State private var width: CGFloat = 20
        @State private var gap: CGFloat = 0
        @State private var opacity = 1.0
        @State private var hasFourth = false
        var body: some View {
            Recording(story: story, gap: gap) {
                Block("a", width: width, height: 30)
                Block("b").opacity(opacity)
                if hasFourth { Block("d").cuts() }
                Block("c")
            }
            .onAppear {
                story.actions["wide"] = { withAnimation(.linear(duration: 1)) { width = 60 } }
                story.actions["gap"] = { gap = 8 }
                story.actions["fade"] = { opacity = 0.5 }
                story.actions["fourth"] = { hasFourth = true }
            }
        }
    }

    @Test func `subviews lie where they were placed, and in the middle where they were not`() {
        let story = Story()
        let driver = HostDriver(Row(story: story))
        let a = driver.layer("a")?.frameInWindow ?? .zero
        // The container of 40 by 30 is centred in the window.
        #expect(a == CGRect(x: 180, y: 135, width: 20, height: 30))
        #expect(driver.layer("b")?.frameInWindow == CGRect(x: 200, y: 135, width: 10, height: 10))
        #expect(driver.layer("c")?.frameInWindow == CGRect(x: 195, y: 145, width: 10, height: 10))
        #expect(story.take() == ["measured", "placed 3"])
    }

    @Test func `layout runs once in an update, at final values, and not while geometry moves (S1.11)`() {
        let story = Story()
        let driver = HostDriver(Row(story: story))
        driver.frame(at: 0)
        _ = story.take()
        story.act("wide")
        #expect(driver.work { driver.frame(at: 0) }.layouts == 1)
        #expect(story.take() == ["measured", "placed 3"])
        #expect(driver.work { driver.frame(at: 0.5) } == Work())
        #expect(driver.layer("a")?.geometry.size.width == 60)
        #expect(driver.layer("a")?.presentation.geometry.size.width == 40)
        #expect(story.take().isEmpty)
    }

    @Test func `a layout's own values and its subviews' number are reasons to ask it again, an effect is none`() {
        let story = Story()
        let driver = HostDriver(Row(story: story))
        _ = story.take()
        story.act("fade")
        #expect(driver.work { driver.host.update() }.layouts == 0)
        #expect(story.take().isEmpty)
        story.act("gap")
        driver.host.update()
        #expect(story.take() == ["measured", "placed 3"])
        story.act("fourth")
        driver.host.update()
        #expect(story.take() == ["measured", "placed 4"])
        #expect(driver.layer("d") != nil)
    }

    @Test func `another size of the window is one update and one layout`() {
        let story = Story()
        let driver = HostDriver(Row(story: story))
        driver.host.size = CGSize(width: 200, height: 100)
        let work = driver.work { driver.host.update() }
        #expect(work.layouts == 1 && work.bodies == 0 && work.updates == 1)
        #expect(driver.layer("a")?.frameInWindow.origin == CGPoint(x: 80, y: 35))
        driver.host.size = CGSize(width: 200, height: 100)
        #expect(!driver.host.needsUpdate)
    }
}
