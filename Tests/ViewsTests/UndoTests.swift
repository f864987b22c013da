import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The undo manager, alone and in a window.
@MainActor struct UndoTests {
    @MainActor private final class Counter {
        var value = 0
        let undo: UndoManager

        init(_ undo: UndoManager) { self.undo = undo }

        func set(_ value: Int) {
            let old = self.value
            undo.registerUndo(withTarget: self) { $0.set(old) }
            self.value = value
        }
    }

    /// Stands for the event loop: events end when the test calls `end()`.
    @MainActor private final class Events {
        var ends: [@MainActor () -> Void] = []
        func end() {
            let due = ends
            ends = []
            for end in due { end() }
        }
    }

    private let events = Events()
    private let undo: UndoManager
    private let counter: Counter

    init() {
        let events = events
        undo = UndoManager { events.ends.append($0) }
        counter = Counter(undo)
    }

    @Test func `a change is undone, and done again`() {
        #expect(!undo.canUndo && !undo.canRedo)
        counter.set(1)
        events.end()
        counter.set(2)
        events.end()
        undo.undo()
        #expect(counter.value == 1 && undo.canUndo && undo.canRedo)
        undo.undo()
        #expect(counter.value == 0 && !undo.canUndo)
        undo.undo()
        undo.redo()
        undo.redo()
        #expect(counter.value == 2 && !undo.canRedo && undo.canUndo)
    }

    @Test func `changes of one event are one step`() {
        counter.set(1)
        counter.set(2)
        counter.set(3)
        events.end()
        undo.undo()
        #expect(counter.value == 0)
        undo.redo()
        #expect(counter.value == 3)
    }

    @Test func `what was registered in the event that undoes is a step of its own`() {
        counter.set(1)
        events.end()
        counter.set(2)
        undo.undo()
        #expect(counter.value == 1)
        events.end()
        undo.undo()
        #expect(counter.value == 0)
    }

    @Test func `a new change ends what could be done again`() {
        counter.set(1)
        events.end()
        undo.undo()
        counter.set(5)
        events.end()
        #expect(!undo.canRedo)
    }

    @Test func `groups are steps, also in one another`() {
        undo.groupsByEvent = false
        undo.beginUndoGrouping()
        counter.set(1)
        undo.beginUndoGrouping()
        counter.set(2)
        undo.endUndoGrouping()
        undo.endUndoGrouping()
        #expect(undo.groupingLevel == 0)
        undo.undo()
        #expect(counter.value == 0 && events.ends.isEmpty)
        undo.beginUndoGrouping()
        undo.endUndoGrouping()
        #expect(!undo.canUndo)
    }

    @Test func `steps have names`() {
        counter.set(1)
        undo.setActionName("Count")
        events.end()
        #expect(undo.undoActionName == "Count" && undo.undoMenuItemTitle == "Undo Count")
        undo.undo()
        #expect(undo.redoMenuItemTitle == "Redo Count" && undo.undoMenuItemTitle == "Undo")
    }

    @Test func `as many steps are kept as are asked for, and none while it is switched off`() {
        undo.levelsOfUndo = 2
        for value in 1...4 {
            counter.set(value)
            events.end()
        }
        for _ in 0..<4 { undo.undo() }
        #expect(counter.value == 2)
        undo.removeAllActions()
        undo.disableUndoRegistration()
        counter.set(9)
        undo.enableUndoRegistration()
        #expect(!undo.canUndo && undo.isUndoRegistrationEnabled)
    }

    @Test func `a target that has gone is neither kept nor missed`() {
        var other: Counter? = Counter(undo)
        weak let weakOther = other
        other?.set(1)
        events.end()
        other = nil
        #expect(weakOther == nil)
        undo.undo()
        #expect(!undo.canUndo)
        counter.set(3)
        events.end()
        undo.removeAllActions(withTarget: counter)
        #expect(!undo.canUndo)
    }

    // MARK: In a window

    @Observable @MainActor fileprivate final class Model {
        var value = 0
        func set(_ value: Int, _ undo: UndoManager?) {
            let old = self.value
            undo?.registerUndo(withTarget: self) { $0.set(old, undo) }
            self.value = value
        }
    }

    private struct Editor: View {
        @State private var model = Model()
        @Environment(\.undoManager) private var undo
        var body: some View {
            Button("value \(model.value)") { model.set(model.value + 1, undo) }
        }
    }

    @Test func `a window's changes are undone by Control-Z, step by step`() {
        let stage = ViewStage(Editor())
        stage.host.installUndoManager()
        stage.frame()
        stage.tap("value 0")
        stage.tap("value 1")
        stage.press("z", modifiers: KeyInput.control)
        #expect(stage.layer("value 1") != nil)
        stage.press("z", modifiers: KeyInput.control)
        #expect(stage.layer("value 0") != nil)
        stage.press("z", modifiers: KeyInput.control | KeyInput.shift)
        stage.press("y", modifiers: KeyInput.control)
        #expect(stage.layer("value 2") != nil)
    }
}
