@_spi(Engine) import AnimationCore
import Foundation
import LayerTree
import Testing

@_spi(Engine) @testable import ViewGraph

/// Order of what views do in an update: bodies, disappearances, appearances, changes (S19.1, S19.4–S19.6, S12.9).
@MainActor struct CallbackOrderTests {
    private enum Words: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Pair: View {
        let story: Story
        @State private var count = 0

        var body: some View {
            let _ = story.add("body \(count)")
            Column {
                if count % 2 == 0 { leaf("even").cuts() } else { leaf("odd") }
            }
            .preference(key: Words.self, value: ["\(count)"])
            .onChange(of: count) { old, new in story.add("\(old) to \(new)") }
            .onPreferenceChange(Words.self) { story.add("prefers \($0.joined())") }
            .onAppear { story.actions["next"] = { count += 1 } }
        }

        private func leaf(_ name: String) -> some View {
            Block(name)
                .onAppear { story.add("\(name) appears") }
                .onDisappear { story.add("\(name) disappears") }
        }
    }

    @Test func `a first update: bodies, then appearances, then what views prefer`() {
        let story = Story()
        let driver = HostDriver(Pair(story: story))
        #expect(story.take() == ["body 0", "even appears", "prefers 0"])
        #expect(driver.problems.isEmpty)
    }

    @Test func `what leaves without a transition disappears before, with one after what comes appears (S12.9)`() {
        let story = Story()
        let driver = HostDriver(Pair(story: story))
        _ = story.take()
        story.act("next")
        #expect(story.lines.isEmpty, "nothing runs before the update (S1.1)")
        driver.host.update()
        #expect(Set(story.lines.suffix(2)) == ["0 to 1", "prefers 1"])
        #expect(story.take().prefix(3) == ["body 1", "even disappears", "odd appears"])
        story.act("next")
        driver.host.update()
        #expect(story.take().prefix(3) == ["body 2", "even appears", "odd disappears"])
    }

    private struct Echo: View {
        let story: Story
        @State private var count = 0
        @State private var echo = 0

        var body: some View {
            let _ = story.add("body \(count) \(echo)")
            Block("box", width: CGFloat(10 + count), height: CGFloat(10 + echo))
                .onChange(of: count) { echo = count }
                .onAppear {
                    story.actions["twice"] = {
                        count += 1
                        count += 1
                    }
                }
        }
    }

    @Test func `what onChange writes is in the same frame, in one more body (S1.2)`() {
        let story = Story()
        let driver = HostDriver(Echo(story: story))
        #expect(story.take() == ["body 0 0"])
        story.act("twice")
        #expect(driver.work { driver.host.update() }.updates == 2)
        #expect(story.take() == ["body 2 0", "body 2 2"])
        #expect(driver.layer("box")?.geometry.size == CGSize(width: 12, height: 12))
    }

    private struct Nested: View {
        let story: Story
        var body: some View {
            Column {
                Block("a").onAppear { story.add("a") }
                Block("b").onAppear { story.add("b") }
            }
            .onAppear { story.add("column") }
        }
    }

    @Test func `children appear before what is around them, siblings in order (S19.4)`() {
        let story = Story()
        _ = HostDriver(Nested(story: story))
        #expect(story.lines == ["a", "b", "column"])
    }

    @Test func `closing a window makes its views disappear, once`() {
        let story = Story()
        let driver = HostDriver(Pair(story: story))
        _ = story.take()
        driver.host.close()
        #expect(story.lines == ["even disappears"])
        driver.host.close()
        #expect(story.lines == ["even disappears"])
    }
}
