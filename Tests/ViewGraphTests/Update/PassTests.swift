@_spi(Engine) import AnimationCore
import Foundation
@_spi(Engine) import LayerTree
import Testing

@_spi(Engine) @testable import ViewGraph

/// The passes of an update: which run, in which order, and how often (S1.1, S1.2, S12.6, S19.1).
@MainActor struct PassTests {
    @Test func `nothing is due, and nothing runs`() {
        let driver = HostDriver()
        #expect(!driver.host.needsUpdate)
        #expect(driver.work { driver.host.update() } == Work())
        #expect(driver.requests > 0)
    }

    @Test func `the passes run in their order, each action in its place`() {
        let driver = HostDriver()
        let story = Story()
        let host = driver.host
        host.enqueue(Transaction()) {
            story.add("write")
            host.afterUpdate { story.add("action") }
            host.onAppear { story.add("appear") }
            host.onDisappear { story.add("disappear") }
            host.disappearing(late: true) { host.onDisappear { story.add("late") } }
            host.secondPass { story.add("second pass") }
            host.whenMade { story.add("made") }
        }
        host.update()
        #expect(
            story.lines == ["write", "made", "second pass", "disappear", "appear", "late", "action"])
        #expect(!host.needsUpdate)
    }

    @Test func `a write is one update of two passes, and a second pass makes two more`() {
        let driver = HostDriver()
        let host = driver.host
        host.enqueue(Transaction()) {}
        #expect(driver.work { host.update() } == Work(updates: 1, passes: 2))
        host.enqueue(Transaction()) { host.secondPass { host.needsLayout(from: host.root) } }
        #expect(driver.work { host.update() } == Work(layouts: 1, updates: 1, passes: 4))
    }

    @Test func `writes that share a transaction are one update, others are updates of their own (S1.3)`() {
        let driver = HostDriver()
        let host = driver.host
        let story = Story()
        for name in ["a", "b"] {
            host.enqueue(Transaction()) {
                story.add("\(name) \(host.updateNumber)")
                host.afterUpdate { story.add("after \(name)") }
            }
        }
        host.enqueue(Transaction(animation: .linear(duration: 1))) {
            story.add("c \(host.updateNumber) \(host.transaction.animation != nil)")
            host.afterUpdate { story.add("after c") }
        }
        let first = host.updateNumber + 1
        #expect(driver.work { host.update() }.updates == 2)
        // Callbacks of an update run before the next one (S19.1).
        #expect(
            story.lines == ["a \(first)", "b \(first)", "after a", "after b", "c \(first + 1) true", "after c"])
        #expect(host.transaction.animation == nil)
    }

    @Test func `second passes run under the transaction of their update, and with a pass number of their own (S12.6)`()
    {
        let driver = HostDriver()
        let host = driver.host
        var seen: [(pass: Int, isAnimated: Bool)] = []
        host.enqueue(Transaction(animation: .linear(duration: 1))) {
            host.whenMade { seen.append((host.passNumber, host.transaction.animation != nil)) }
            host.secondPass { seen.append((host.passNumber, host.transaction.animation != nil)) }
        }
        host.update()
        #expect(seen.map(\.isAnimated) == [true, true])
        #expect(seen[1].pass == seen[0].pass + 1)
    }

    @Test func `an action that writes begins another round in the same update (S19.1)`() {
        let driver = HostDriver()
        let host = driver.host
        let story = Story()
        host.enqueue(Transaction()) {
            host.afterUpdate { host.enqueue(Transaction()) { story.add("again") } }
        }
        #expect(driver.work { host.update() }.updates == 2)
        #expect(story.lines == ["again"] && !host.needsUpdate)
    }

    @Test func `actions without end are left to the next frame after eight rounds, and that is said (S19.7)`() {
        let driver = HostDriver()
        let host = driver.host
        var rounds = 0
        func again() {
            rounds += 1
            host.afterUpdate { host.enqueue(Transaction()) { again() } }
        }
        host.enqueue(Transaction()) { again() }
        let requests = driver.requests
        #expect(driver.work { host.update() }.updates == 8)
        #expect(rounds == 8 && driver.problems.count == 1 && host.needsUpdate)
        #expect(driver.problems.first?.contains("8 times") == true)
        #expect(driver.requests > requests)
    }

    @Test func `an update does not begin inside of itself`() {
        let driver = HostDriver()
        let host = driver.host
        let story = Story()
        host.enqueue(Transaction()) {
            host.enqueue(Transaction()) { story.add("inner") }
            host.update()
            story.add("outer")
        }
        host.update()
        #expect(story.lines == ["outer", "inner"])
    }

    @Test func `layout that never comes to rest is given up, and that is said`() {
        let driver = HostDriver()
        let host = driver.host
        func again() { host.secondPass { again() } }
        host.enqueue(Transaction()) { again() }
        // Two passes in each of 64 rounds.
        #expect(driver.work { host.update() } == Work(updates: 1, passes: 128))
        #expect(
            driver.problems == ["Layout and views kept changing each other within one update; the last state is shown."]
        )
    }

    @Test func `a box waits for layout once, however often it asks`() {
        let driver = HostDriver()
        let host = driver.host
        host.needsLayout(from: host.root)
        host.needsLayout(from: host.root)
        #expect(host.memory.state.queue.boundaries.count == 1)
        #expect(driver.work { host.update() } == Work(layouts: 1, passes: 2))
        host.needsLayerOrder(of: host.root)
        host.needsLayerOrder(of: host.root)
        #expect(host.memory.state.queue.layerOrders.count == 1 && host.needsUpdate)
        #expect(driver.work { host.update() } == Work(passes: 2))
    }

    @Test func `a layer is discarded when the layers around have been ordered`() {
        struct Leaving: View {
            let story: Story
            @State private var isThere = true
            var body: some View {
                Column {
                    if isThere { Block("gone").cuts() }
                    Block("kept")
                }
                .onAppear { story.actions["leave"] = { isThere = false } }
            }
        }
        let story = Story()
        let driver = HostDriver(Leaving(story: story))
        let before = driver.host.layers.root.sublayers.count
        #expect(driver.layer("gone") != nil && before > 0)
        story.act("leave")
        driver.host.update()
        #expect(driver.layer("gone") == nil && driver.layer("kept") != nil)
        #expect(driver.host.memory.state.queue.discardedLayers.isEmpty)
        #expect(ViewHoldings(of: driver.host).layerBoxes == 1)
    }

    @Test func `a host that has been closed has nothing left to do`() {
        let driver = HostDriver()
        driver.host.enqueue(Transaction()) {}
        driver.host.close()
        #expect(driver.host.memory.state.queue.writes.isEmpty)
    }
}
