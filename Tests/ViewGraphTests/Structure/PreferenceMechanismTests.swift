import Foundation
import LayerTree
import Testing

@_spi(Engine) @testable import ViewGraph

/// How preferences flow up: folded in order, told after layout, each change once (S3.8).
@MainActor struct PreferenceMechanismTests {
    private enum Words: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Speakers: View {
        let story: Story
        @State private var first = "one"
        @State private var hasThird = false
        var body: some View {
            Column {
                Block("a").preference(key: Words.self, value: [first])
                if hasThird { Block("c").preference(key: Words.self, value: ["three"]).cuts() }
                Block("b").preference(key: Words.self, value: ["two"])
            }
            .onPreferenceChange(Words.self) { story.add($0.joined(separator: " ")) }
            .onAppear {
                story.actions["swap"] = { first = "uno" }
                story.actions["third"] = { hasThird.toggle() }
                story.actions["both"] = {
                    first = "eins"
                    hasThird = true
                }
            }
        }
    }

    @Test func `values are folded in the order of views, and told once for all changes of an update`() {
        let story = Story()
        let driver = HostDriver(Speakers(story: story))
        #expect(story.take() == ["one two"])
        story.act("both")
        driver.host.update()
        #expect(story.take() == ["eins three two"])
        story.act("third")
        driver.host.update()
        #expect(story.take() == ["eins two"])
        #expect(!driver.host.preferences.isStale)
    }

    @Test func `a preference changes without layout, and an equal one says nothing`() {
        let story = Story()
        let driver = HostDriver(Speakers(story: story))
        _ = story.take()
        story.act("swap")
        #expect(driver.work { driver.host.update() }.layouts == 0)
        #expect(story.take() == ["uno two"])
        story.act("swap")
        #expect(driver.work { driver.host.update() }.bodies == 0)
        #expect(story.take().isEmpty)
    }

    private struct Fed: View {
        @State private var width: CGFloat = 10
        private enum Width: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }
        var body: some View {
            Column {
                Block("source", width: 70).preference(key: Width.self, value: 70)
                Block("follower", width: width)
            }
            .onPreferenceChange(Width.self) { width = $0 }
        }
    }

    @Test func `what a preference writes is in place before the first frame (S19.1)`() {
        let driver = HostDriver(Fed())
        #expect(driver.layer("follower")?.geometry.size.width == 70)
        #expect(!driver.host.isAnimating && driver.problems.isEmpty)
    }
}
