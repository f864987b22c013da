import AttributeGraph
import Testing

@testable import ViewGraph

/// Lifetimes of identities: what ends with them, and in which order (S2.1).
@MainActor struct LifetimeTests {
    private let graph = Graph()

    private final class Member: LifetimeMember {
        let story: Story
        init(_ story: Story) { self.story = story }
        func lifetimeEnded() { story.add("member") }
    }

    @Test func `disappearances come first, then the inner identities end, members before actions`() {
        let story = Story()
        let outer = Lifetime(graph: graph, outer: nil)
        let inner = Lifetime(graph: graph, outer: outer)
        let member = Member(story)
        outer.onDisappear { story.add("outer disappears") }
        outer.onEnd { story.add("outer ends") }
        inner.onEnd { story.add("inner ends") }
        inner.onDisappear { story.add("inner disappears") }
        inner.add(member)
        outer.end()
        #expect(
            story.lines == ["inner disappears", "outer disappears", "member", "inner ends", "outer ends"])
        #expect(outer.hasEnded && inner.hasEnded)
        outer.end()
        #expect(story.lines.count == 5, "an identity ends once")
    }

    @Test func `an outer identity forgets those in it that have ended`() {
        let outer = Lifetime(graph: graph, outer: nil)
        var inner: [Lifetime] = []
        for _ in 0..<100 { inner.append(Lifetime(graph: graph, outer: outer)) }
        for lifetime in inner.dropLast() { lifetime.end() }
        #expect(outer.descendantCount == 1)
        outer.end()
        #expect(inner.last?.hasEnded == true)
    }
}
