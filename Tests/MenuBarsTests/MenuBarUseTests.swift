import Foundation
import Observation
import OffscreenPlatform
import Platform
import SwiftUI
import Testing

@testable import MenuBars

@MainActor @Observable private final class Model {
    var log: [String] = []
    var isOn = false
    var size = 1
    var hasMore = false
    var isLocked = true

    static var current = Model()
}

private struct Document: Hashable { var name: String }

extension FocusedValues {
    @Entry fileprivate var document: Document?
    @Entry fileprivate var zoom: Binding<Int>?
}

private struct NoteCommands: Commands {
    let model: Model
    @FocusedValue(\.document) private var document
    @FocusedBinding(\.zoom) private var zoom

    init(model: Model) { self.model = model }

    var body: some Commands {
        CommandMenu("Note") {
            Button("Rename \(document?.name ?? "nothing")") { model.log.append("rename \(document?.name ?? "")") }
                .keyboardShortcut("r")
                .disabled(document == nil)
            Button("Zoom In") { zoom = (zoom ?? 0) + 1 }.keyboardShortcut("+")
            Toggle("Wrap", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 })).keyboardShortcut("l")
            Picker("Size", selection: Binding(get: { model.size }, set: { model.size = $0 })) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            Menu("Export") { Button("Picture") { model.log.append("picture") }.keyboardShortcut("e") }
            Button("Locked") { model.log.append("locked") }.keyboardShortcut("k").disabled(model.isLocked)
        }
        if model.hasMore {
            CommandMenu("More") { Button("Extra") { model.log.append("extra") }.keyboardShortcut("j") }
        }
    }
}

private struct NoteView: View {
    @State private var text = "ink"
    @State private var zoom = 1

    var body: some View {
        VStack {
            Text("zoom \(zoom)")
            TextField("Title", text: $text)
            Text("text \(text)")
            Button("Letter") {}.focusedValue(\.document, Document(name: "letter"))
        }
        .focusedSceneValue(\.zoom, $zoom)
    }
}

private struct Notes: App {
    var body: some Scene {
        WindowGroup { NoteView() }
            .commands {
                NoteCommands(model: Model.current)
                TextEditingCommands()
            }
    }
}

/// A menu bar in use: by pointer, by keys and by shortcuts.
@MainActor @Suite(.serialized) struct MenuBarUseTests {
    private let model = Model()
    private let run: ProgramRun

    init() throws {
        Model.current = model
        run = try ProgramRun(Notes())
    }

    @Test func `a click opens a menu, and an item acts and closes it`() {
        #expect(run.titles == ["File", "Edit", "Note"])
        #expect(run.items.isEmpty)
        run.tap("File")
        #expect(run.items == ["New Window", "Close", "Quit"])
        run.tap("File")
        #expect(run.items.isEmpty, "a click on the title of an open menu closes it")
        run.tap("Note")
        run.tap("Wrap")
        #expect(model.isOn)
        #expect(run.items.isEmpty)
    }

    @Test func `while a menu is open the pointer opens those that it passes`() {
        run.tap("File")
        run.send(.moved, at: run.centre("Edit"))
        #expect(run.items.prefix(2) == ["Undo", "Redo"])
        run.send(.moved, at: run.centre("Note"))
        #expect(run.items.count == 6)
        run.send(.moved, at: CGPoint(x: 390, y: 290))
        #expect(run.items.count == 6, "beside the bar nothing changes")
        run.tap(at: CGPoint(x: 390, y: 290))
        #expect(run.items.isEmpty)
    }

    @Test func `a press may be held from a title over another to an item`() {
        run.send(.moved, at: run.centre("File"))
        run.send(.pressed(button: .primary), at: run.centre("File"))
        run.send(.moved, at: run.centre("Note"))
        let wrap = run.centre("Wrap")
        run.send(.moved, at: wrap)
        #expect(run.highlighted == ["Wrap"])
        run.send(.released(button: .primary), at: wrap)
        #expect(model.isOn)
        #expect(run.items.isEmpty)
    }

    @Test func `keys open it, walk through it and close it`() {
        run.press("F10")
        #expect(run.highlighted == ["New Window"])
        run.press("Right")
        #expect(run.items.first == "Undo")
        run.press("Left")
        run.press("Left")
        #expect(run.items.last == "Locked", "around to the last menu")
        run.press("Escape")
        #expect(run.items.isEmpty)
        run.press("n", modifiers: 8)
        #expect(run.items.last == "Locked")
        run.press("F10")
        #expect(run.items.isEmpty)
    }

    @Test func `a submenu opens to the right, and beyond it lies the next menu`() {
        run.press("n", modifiers: 8)
        for _ in 0..<3 { run.press("Down") }
        #expect(run.highlighted == ["Export"])
        run.press("Right")
        #expect(run.highlighted == ["Export", "Picture"])
        run.press("Right")
        #expect(run.items.first == "New Window")
    }

    @Test func `shortcuts act while menus are closed, and while one is open`() {
        run.press("l", modifiers: 4)
        #expect(model.isOn)
        run.press("e", modifiers: 4)
        #expect(model.log == ["picture"])
        run.tap("File")
        run.press("l", modifiers: 4)
        #expect(!model.isOn)
        #expect(run.items.isEmpty)
    }

    @Test func `disabled items do nothing, until they are enabled`() {
        run.press("k", modifiers: 4)
        #expect(model.log.isEmpty)
        model.isLocked = false
        run.settle()
        run.press("k", modifiers: 4)
        #expect(model.log == ["locked"])
    }

    @Test func `commands follow the focus`() {
        run.press("r", modifiers: 4)
        #expect(model.log.isEmpty)
        run.press("Tab")
        run.press("Tab")
        run.press("r", modifiers: 4)
        #expect(model.log == ["rename letter"])
        run.tap("Note")
        #expect(run.items.first == "Rename letter")
        run.press("Escape")
        run.press("plus", "+", modifiers: 4)
        #expect(run.texts().contains("zoom 1"))
        run.press("+", "+", modifiers: 4)
        #expect(run.texts().contains("zoom 2"))
    }

    @Test func `a menu that is open follows what changes, and menus come and go`() {
        run.tap("Note")
        #expect(run.items.count == 6)
        model.hasMore = true
        run.settle()
        #expect(run.titles == ["File", "Edit", "Note", "More"])
        run.press("Escape")
        run.press("j", modifiers: 4)
        #expect(model.log == ["extra"])
        run.tap("More")
        #expect(run.items == ["Extra"])
        model.hasMore = false
        run.settle()
        #expect(run.titles == ["File", "Edit", "Note"])
        #expect(run.items.isEmpty)
        run.press("j", modifiers: 4)
        #expect(model.log == ["extra"])
    }

    @Test func `the Edit menu acts in the focused text`() {
        run.tap("Edit")
        run.tap("Select All")
        #expect(run.items.count > 3, "no text has the focus: the item is disabled")
        run.press("Escape")
        run.press("Tab")
        run.press("a", modifiers: 4)
        run.tap("Edit")
        run.tap("Cut")
        #expect(run.texts().contains("text "))
        run.tap("Edit")
        run.tap("Undo")
        #expect(run.texts().contains("text ink"))
        run.press("a", modifiers: 4)
        run.tap("Edit")
        run.press("t", "t")
        run.press("Right")
        run.press("Return")
        #expect(run.texts().contains("text INK"))
    }

    @Test func `New Window opens another with a bar of its own, Close and Quit end them`() {
        run.press("n", modifiers: 4)
        #expect(run.windows.windows.count == 2)
        #expect(run.texts(1).contains("Note"))
        run.press("l", modifiers: 4, in: 1)
        #expect(model.isOn)
        run.press("w", modifiers: 4, in: 1)
        #expect(run.windows.windows.count == 1)
        run.press("n", modifiers: 4)
        run.press("q", modifiers: 4)
        #expect(run.windows.windows.isEmpty)
        #expect(run.host.run() == .success)
    }

    @Test func `the content has the window below the bar`() {
        let letter = run.centre("Letter")
        #expect(letter.y > 30)
        let bar = run.centre("File")
        #expect(bar.y == 15)
    }
}
