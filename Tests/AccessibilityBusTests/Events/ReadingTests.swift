import AccessibilityTree
import AccessibleForm
import BusPeers
import DesktopBus
import Testing

@testable import AccessibilityBus

/// Trees are made while somebody reads, and seldom.
@MainActor struct ReadingTests {
    private typealias ID = AccessibleForm.ID

    @Test func `while nobody reads, no tree is made and no timer runs`() throws {
        let scene = try BridgeScene()
        for _ in 0..<100 { scene.bridge.mayHaveChanged(scene.window) }
        scene.bridge.announce("Hello", in: scene.window)
        scene.bridge.setActive(false, scene.window)
        scene.pair.talk()
        #expect(scene.form.treeCount == 0 && scene.clock.runningTimers == 0 && scene.events.isEmpty)
    }

    @Test func `a client that comes later finds everything, one that only reads costs no timer`() throws {
        let scene = try BridgeScene()
        scene.form.count = 3
        #expect(scene.get(ID.text, "Accessible", "Name") == .text("Count: 3"))
        #expect(scene.form.treeCount == 1)
        scene.form.count = 4
        scene.bridge.mayHaveChanged(scene.window)
        #expect(scene.clock.runningTimers == 0)
        scene.clock.advance(by: 0.2)
        #expect(scene.get(ID.text, "Accessible", "Name") == .text("Count: 4"))
        #expect(scene.get(ID.text, "Accessible", "Name") == .text("Count: 4"))
        #expect(scene.form.treeCount == 2)
    }

    @Test func `trees are made ten times a second while updates come, and once after the last`() throws {
        let scene = try BridgeScene(listensTo: ["object:property-change"])
        let first = scene.form.treeCount
        for number in 1...120 {
            scene.form.count = number
            scene.bridge.mayHaveChanged(scene.window)
            scene.clock.advance(by: 1 / 60)
        }
        scene.clock.advance(by: 1)
        scene.pair.talk()
        #expect((19...22).contains(scene.form.treeCount - first))
        #expect(scene.events.last?.value == .text("Count: 120"))
        #expect(scene.clock.runningTimers == 0)
        let last = scene.form.treeCount
        scene.clock.advance(by: 60)
        #expect(scene.form.treeCount == last)
    }

    @Test func `trees that take long are made less often`() throws {
        let scene = try BridgeScene(listensTo: ["object:property-change"])
        scene.form.edit = { _ in scene.clock.now += 0.05 }
        scene.bridge.mayHaveChanged(scene.window)
        scene.clock.advance(by: 5)
        let first = scene.form.treeCount
        for _ in 0..<100 {
            scene.bridge.mayHaveChanged(scene.window)
            scene.clock.advance(by: 0.05)
        }
        #expect(scene.form.treeCount - first <= 6)
        scene.form.edit = { _ in }
    }

    @Test func `a listener that comes later is told, and one that goes frees everything`() throws {
        let scene = try BridgeScene()
        scene.register("object:property-change")
        #expect(scene.form.treeCount == 1, "from it changes are told")
        #expect(scene.after { scene.form.count = 1 }.count == 1)
        scene.register("object:property-change", isRegistered: false)
        #expect(scene.form.endCount == 1)
        let trees = scene.form.treeCount
        #expect(scene.after { scene.form.count = 2 }.isEmpty)
        #expect(scene.form.treeCount == trees)
        scene.register("object:property-change")
        #expect(scene.after { scene.form.count = 3 }.count == 1)
    }

    @Test func `the end of the bridge frees everything, and a window's source is not retained`() throws {
        let scene = try BridgeScene(listensTo: ["object:"])
        var other: AccessibleForm? = AccessibleForm()
        weak let weakOther = other
        let number = scene.bridge.addWindow(try #require(other), isActive: false)
        other = nil
        #expect(weakOther == nil)
        #expect(scene.get("/org/a11y/atspi/accessible/\(number)_3", "Accessible", "Name") == nil)
        scene.bridge.end()
        #expect(scene.form.endCount == 1)
        scene.bridge.mayHaveChanged(scene.window)
        scene.bridge.end()
        #expect(scene.form.endCount == 1)
    }
}
