import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
@_spi(Engine) import Presentations
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Context menus, opened by pointer, touch and key.
@MainActor struct ContextMenuTests {
    @MainActor final class Log {
        var entries: [String] = []
    }

    private let log = Log()

    private func stage() -> ViewStage {
        ViewStage(
            VStack {
                Text("Outer")
                Button("Inner") { log.entries.append("press") }
                    .contextMenu { Button("Copy inner") { log.entries.append("inner") } }
            }
            .frame(width: 300, height: 200)
            .contentShape(Rectangle())
            .contextMenu {
                Button("Copy") { log.entries.append("copy") }
                Button("Paste") { log.entries.append("paste") }
            })
    }

    @Test func `the secondary button opens the innermost menu, next to the pointer`() throws {
        let stage = stage()
        stage.secondaryTap(at: stage.centre("Inner"))
        stage.advance(by: 0.5)
        #expect(stage.layer("Copy inner") != nil)
        #expect(stage.layer("Paste") == nil)
        #expect(log.entries.isEmpty)
        stage.press("Escape")
        stage.advance(by: 0.5)
        let place = CGPoint(x: 120, y: 90)
        stage.secondaryTap(at: place)
        stage.advance(by: 0.5)
        let panel = try #require(stage.layer(ofView: "PresentedContentBox")).frameInWindow
        #expect(abs(panel.minX - place.x) <= 1 && abs(panel.minY - place.y) <= 1)
        stage.tap("Paste")
        #expect(log.entries == ["paste"])
    }

    @Test func `the button may be held on the way to an item`() {
        let stage = stage()
        let place = CGPoint(x: 120, y: 90)
        stage.move(to: place)
        stage.host.pointer.secondaryPressed(at: place, time: stage.time)
        stage.advance(by: 0.5)
        let item = stage.centre("Copy")
        stage.move(to: item)
        stage.host.pointer.secondaryReleased(at: item, time: stage.time)
        stage.frame()
        #expect(log.entries == ["copy"])
    }

    @Test(arguments: [("Menu", 0), ("F10", KeyInput.shift)])
    func `a key opens it for the view that has the focus`(key: String, modifiers: Int) {
        let stage = stage()
        stage.press(key, modifiers: modifiers)
        stage.advance(by: 0.5)
        #expect(stage.layer("Paste") == nil, "nothing has the focus")
        stage.press("Tab")
        stage.press(key, modifiers: modifiers)
        stage.advance(by: 0.5)
        #expect(stage.layer("Copy inner") != nil)
        stage.press("Return")
        #expect(log.entries == ["inner"])
    }

    @Test func `the primary button does what it did without a menu`() {
        let stage = stage()
        stage.tap("Inner")
        #expect(log.entries == ["press"])
        #expect(stage.host.presentations.count == 0)
    }

    @Test func `a second click beside it closes it`() {
        let stage = stage()
        stage.secondaryTap(at: CGPoint(x: 120, y: 90))
        stage.advance(by: 0.5)
        stage.secondaryTap(at: CGPoint(x: 60, y: 260))
        stage.advance(by: 0.5)
        #expect(stage.host.presentations.count == 0)
        #expect(stage.layer("Paste") == nil)
    }

    @Test func `a finger that rests opens it, and takes the press from what is in the view`() {
        let stage = stage()
        let place = stage.centre("Inner")
        stage.host.pointer.pressed(at: place, time: stage.time, isTouch: true)
        stage.pass(0.7)
        #expect(stage.layer("Copy inner") != nil)
        stage.host.pointer.released(at: place, time: stage.time)
        stage.advance(by: 0.5)
        #expect(stage.layer("Copy inner") != nil, "it stays open when the finger leaves")
        #expect(log.entries.isEmpty)
        stage.tap("Copy inner")
        #expect(log.entries == ["inner"])
    }

    @Test func `a short touch is a tap, and the mouse may rest as long as it likes`() {
        let stage = stage()
        let place = stage.centre("Inner")
        stage.host.pointer.pressed(at: place, time: stage.time, isTouch: true)
        stage.advance(by: 0.2)
        stage.host.pointer.released(at: place, time: stage.time)
        stage.frame()
        #expect(log.entries == ["press"])
        stage.host.pointer.pressed(at: place, time: stage.time)
        #expect(stage.pass(2).allSatisfy { $0 < 0.3 }, "nothing wakes for it")
        stage.host.pointer.released(at: place, time: stage.time)
        stage.frame()
        #expect(log.entries == ["press", "press"])
        #expect(stage.host.presentations.count == 0)
    }

    @Test func `a preview is shown with it`() {
        let stage = ViewStage(
            Text("Thing").contextMenu {
                Button("Copy") {}
            } preview: {
                Text("A closer look").padding()
            })
        stage.secondaryTap(at: stage.centre("Thing"))
        stage.advance(by: 0.5)
        #expect(stage.layer("A closer look") != nil)
        stage.tap("Copy")
        stage.advance(by: 0.5)
        #expect(stage.layer("A closer look") == nil)
    }
}
