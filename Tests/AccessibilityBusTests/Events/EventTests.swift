import AccessibilityTree
import AccessibleForm
import BusPeers
import DesktopBus
import Foundation
import Testing

@testable import AccessibilityBus

/// Events, by comparison of trees.
@MainActor struct EventTests {
    private typealias ID = AccessibleForm.ID
    private static let all = ["object:", "window:", "focus:"]

    /// An event in short: element, name, detail.
    private func short(_ events: [BridgeScene.Event]) -> [String] {
        events.map { "\($0.id ?? 0) \($0.name):\($0.detail) \($0.first)" }
    }

    @Test func `nothing is told of what has not changed`() throws {
        let scene = try BridgeScene(listensTo: Self.all)
        #expect(scene.after {}.isEmpty)
    }

    @Test func `names, values and states`() throws {
        let scene = try BridgeScene(listensTo: Self.all)
        #expect(short(scene.after { scene.form.count = 5 }) == ["3 PropertyChange:accessible-name 0"])
        #expect(scene.events.last?.value == .text("Count: 5"))
        #expect(short(scene.after { scene.form.level = 1 }) == ["5 PropertyChange:accessible-value 0"])
        #expect(scene.events.last?.value == .number(1))
        #expect(short(scene.after { scene.form.isOn = true }) == ["7 StateChanged:checked 1"])
        #expect(
            short(scene.after { scene.form.isDisabled = true })
                == ["4 StateChanged:enabled 0", "4 StateChanged:sensitive 0"])
    }

    @Test func `the focus is lost before it is gained`() throws {
        let scene = try BridgeScene(listensTo: Self.all)
        #expect(
            short(scene.after { scene.form.focus = ID.button })
                == ["6 StateChanged:focused 0", "4 StateChanged:focused 1", "4 Focus: 0"])
    }

    @Test func `selection is told by the children and by the container`() throws {
        let scene = try BridgeScene(listensTo: Self.all)
        #expect(
            short(scene.after { scene.form.selectedRows = [2] })
                == ["12 StateChanged:selected 0", "13 StateChanged:selected 1", "10 SelectionChanged: 0"])
    }

    @Test func `children that come, go and change places`() throws {
        let scene = try BridgeScene(listensTo: ["object:children-changed", "object:state-changed:defunct"])
        #expect(
            short(scene.after { scene.form.rowOrder = [0, 2, 3] })
                == ["10 ChildrenChanged:remove 1", "12 StateChanged:defunct 1"])
        #expect(scene.events.first?.value == scene.reference(12))
        #expect(short(scene.after { scene.form.rowOrder = [1, 0, 2, 3] }) == ["10 ChildrenChanged:add 0"])
        #expect(
            Set(short(scene.after { scene.form.rowOrder = [0, 1, 2, 3] })).count == 2, "one is taken out and put in")
    }

    @Test func `text that is typed, deleted and selected`() throws {
        let scene = try BridgeScene(listensTo: [
            "object:text-changed", "object:text-caret-moved", "object:text-selection-changed",
        ])
        _ = scene.after {
            scene.form.string = "Hello, dearest world. It is late!\nSecond line"
            scene.form.selection = 14..<14
        }
        #expect(short(scene.events) == ["6 TextChanged:insert 11", "6 TextCaretMoved: 14"])
        #expect(scene.events.first?.second == 3 && scene.events.first?.value == .text("est"))
        _ = scene.after { scene.form.string = "Hello!" }
        #expect(scene.events.map(\.detail) == ["delete", "insert"])
        #expect(
            short(scene.after { scene.form.selection = 0..<3 })
                == ["6 TextCaretMoved: 3", "6 TextSelectionChanged: 0"])
    }

    @Test func `bounds are told of what moves in its container, once, and not of what changes all the time`() throws {
        let scene = try BridgeScene(listensTo: ["object:bounds-changed"])
        scene.after {
            scene.form.edit = { window in
                window.children[6].frame.origin.y += 40
                for row in 0..<4 { window.children[6].children[row].frame.origin.y += 40 }
            }
        }
        #expect(short(scene.events) == ["10 BoundsChanged: 0"], "the rows move with their list")
        #expect(scene.events.first?.value == .list([.number(10), .number(290), .number(200), .number(120)]))
        _ = scene.after { scene.form.edit = { $0.children[$0.children.count - 1].frame.size.width = 7 } }
        #expect(!scene.events.contains { $0.id == ID.progress })
    }

    @Test func `an element that changes all the time tells no values`() throws {
        let scene = try BridgeScene(listensTo: Self.all)
        #expect(scene.after { scene.form.progress = 0.5 }.isEmpty)
    }

    @Test func `only what somebody waits for is told`() throws {
        let scene = try BridgeScene(listensTo: ["Object:State-Changed:Checked"])
        let events = scene.after {
            scene.form.count = 9
            scene.form.isOn = true
            scene.form.isDisabled = true
            scene.form.focus = ID.button
        }
        #expect(short(events) == ["7 StateChanged:checked 1"])
    }

    @Test func `a program that appears tells its window, whether it has the keyboard, and what has the focus`() throws {
        let scene = try BridgeScene(listensTo: Self.all)
        #expect(
            short(scene.events) == [
                "0 ChildrenChanged:add 0", "1 Create: 0", "1 Activate: 0", "1 StateChanged:active 1",
                "6 StateChanged:focused 1", "6 Focus: 0",
            ])
        #expect(scene.form.treeCount == 1)
    }

    @Test func `windows come, go, and get the keyboard`() throws {
        let scene = try BridgeScene(listensTo: ["window:", "object:children-changed"])
        let other = AccessibleForm()
        scene.pair.talk()
        let before = scene.events.count
        let number = scene.bridge.addWindow(other, isActive: false)
        #expect(other.treeCount == 0, "the program is about to make it")
        scene.clock.advance(by: 0.1)
        scene.bridge.setActive(false, scene.window)
        scene.bridge.setActive(true, number)
        scene.bridge.removeWindow(number)
        scene.pair.talk()
        #expect(
            scene.events.dropFirst(before).map { "\($0.name):\($0.detail)" } == [
                "ChildrenChanged:add", "Create:", "Deactivate:", "Activate:", "Deactivate:", "Destroy:",
                "ChildrenChanged:remove",
            ])
        #expect(scene.get("/org/a11y/atspi/accessible/\(number)_1", "Accessible", "Name") == nil)
        #expect(other.endCount == 1)
    }

    @Test func `messages are announced, or become notifications`() throws {
        let speaking = try BridgeScene(listensTo: ["object:announcement"])
        speaking.bridge.announce("Saved", in: speaking.window)
        speaking.pair.talk()
        speaking.bridge.announce("Later", .low, in: speaking.window)
        speaking.bridge.announce("Fire", .high, in: speaking.window)
        speaking.pair.talk()
        // 1 is polite and waits, 2 is assertive and interrupts.
        #expect(
            speaking.events.map(\.description) == [
                "1 Announcement: 1 0 text(\"Saved\")", "1 Announcement: 1 0 text(\"Later\")",
                "1 Announcement: 2 0 text(\"Fire\")",
            ])

        let older = try BridgeScene(listensTo: ["object:state-changed:showing"])
        older.bridge.announce("Saved", in: older.window)
        older.pair.talk()
        let path = try #require(older.events.first?.path)
        #expect(older.get(path, "Accessible", "Name") == .text("Saved"))
        #expect(older.pair.call(path, "org.a11y.atspi.Accessible", "GetRole") == [.number(101)])
        for number in 0..<100 {
            older.bridge.announce("\(number)", in: older.window)
        }
        #expect(older.bridge.messages.count == 16)
    }

    // MARK: Parts

    @Test(arguments: [
        ("object:state-changed:focused", true), ("object:state-changed", true), ("object:", true), ("object", true),
        ("", true), ("object:state-changed:", true), ("Object:StateChanged:Focused", true),
        ("object:state-changed:checked", false), ("window:", false), ("object:property-change", false),
    ])
    func `patterns of events`(pattern: String, matches: Bool) {
        var interest = EventInterest()
        interest.register(pattern, by: "a")
        #expect(interest.wants(.object, "StateChanged", "focused") == matches)
        interest.deregister(pattern, by: "b")
        #expect(interest.wants(.object, "StateChanged", "focused") == matches)
        interest.deregister(pattern, by: "a")
        #expect(interest.isEmpty)
    }

    @Test(arguments: [
        ("", "a", 0, "", "a"), ("aa", "aaa", 2, "", "a"), ("abc", "abXc", 2, "", "X"), ("abc", "", 0, "abc", ""),
        ("same", "same", 4, "", ""), ("aXb", "aYYb", 1, "X", "YY"),
    ])
    func `changes of a text`(old: String, new: String, position: Int, removed: String, inserted: String) {
        let change = TextChange(from: old, to: new)
        #expect(change.position == position && change.removed == removed && change.inserted == inserted)
    }
}
