import AnimationCore
import Combine
@_spi(Engine) import Controls
import Foundation
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

private struct NoteKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
    @Entry fileprivate var text: Binding<String>?
    @Entry fileprivate var page: Int?
}

private final class Model: ObservableObject { @Published var count = 0 }

@MainActor @Observable private final class Note {
    let name: String
    init(_ name: String) { self.name = name }
}

/// Values that views offer to their window: with the focus, and as a scene.
@MainActor struct FocusedValueTests {
    private struct Reader: View {
        @FocusedValue(\.note) private var note
        @FocusedValue(\.page) private var page
        @FocusedBinding(\.text) private var text

        var body: some View {
            Text("note \(note ?? "none")")
            Text("page \(page.map(String.init) ?? "none")")
            Button("append") { text = (text ?? "") + "!" }
            Text("text \(text ?? "none")")
        }
    }

    private final class BodyCount {
        private(set) var value = 0
        func add() { value += 1 }
    }

    private struct PageReader: View {
        let count: BodyCount
        @FocusedValue(\.page) private var page

        init(count: BodyCount) { self.count = count }

        var body: some View {
            let _ = count.add()
            Text("page \(page ?? 0)")
        }
    }

    private struct NoteReader: View {
        let count: BodyCount
        @FocusedValue(\.note) private var note

        init(count: BodyCount) { self.count = count }

        var body: some View {
            let _ = count.add()
            Text("note \(note ?? "none")")
        }
    }

    private struct Form: View {
        @State private var text = "a"
        @State private var page = 1
        @State private var hasB = true

        var body: some View {
            VStack(spacing: 0) {
                Reader()
                Button("A") { page += 1 }.focusable().focusedValue(\.note, "A")
                if hasB {
                    VStack { Button("B") {}.focusedValue(\.text, $text) }.focusedValue(\.note, "around B")
                }
                Button("drop B") { hasB = false }
            }
            .focusedSceneValue(\.page, page)
        }
    }

    @Test func `values follow the focus, and those of the scene do not need it`() {
        let stage = ViewStage(Form())
        #expect(stage.layer("note none") != nil)
        #expect(stage.layer("page 1") != nil)
        for note in ["none", "A", "A", "around B"] {
            stage.press("Tab")
            #expect(stage.layer("note \(note)") != nil, "\(note)")
        }
        #expect(stage.layer("text a") != nil)
        stage.press("Tab")
        #expect(stage.layer("note none") != nil)
        #expect(stage.layer("text none") != nil)
    }

    @Test func `a value of the scene changes with the state it is made of`() {
        let stage = ViewStage(Form())
        stage.tap("A")
        #expect(stage.layer("page 2") != nil)
    }

    @Test func `a binding is written through, and the focus stays`() {
        let stage = ViewStage(Form())
        for _ in 0..<4 { stage.press("Tab") }
        #expect(stage.layer("text a") != nil)
        stage.tap("append")
        #expect(stage.layer("text a!") != nil)
    }

    @Test func `a view that is removed offers nothing more`() {
        let stage = ViewStage(Form())
        for _ in 0..<4 { stage.press("Tab") }
        #expect(stage.layer("note around B") != nil)
        stage.tap("drop B")
        stage.advance(by: 0.5)
        #expect(stage.layer("note none") != nil)
    }

    private struct ObjectReader: View {
        @FocusedObject private var model: Model?
        @FocusedValue(Note.self) private var note

        var body: some View {
            Text("count \(model.map { "\($0.count)" } ?? "none")")
            Text("of \(note?.name ?? "nobody")")
        }
    }

    @Test func `objects are found by their types and observed`() {
        let model = Model()
        let stage = ViewStage(
            VStack {
                ObjectReader()
                Button("A") {}.focusedObject(model)
                Button("B") {}
            }
            .focusedSceneValue(Note("ada")))
        #expect(stage.layer("count none") != nil)
        #expect(stage.layer("of ada") != nil)
        stage.press("Tab")
        #expect(stage.layer("count 0") != nil)
        model.count = 3
        stage.frame()
        #expect(stage.layer("count 3") != nil)
        stage.press("Tab")
        #expect(stage.layer("count none") != nil)
    }

    @Test func `readers are evaluated only when their own value changes`() {
        let pages = BodyCount()
        let notes = BodyCount()
        let stage = ViewStage(
            VStack {
                PageReader(count: pages)
                NoteReader(count: notes)
                Button("A") {}.focusedValue(\.note, "A")
                Button("B") {}.focusedValue(\.note, "B")
            }
            .focusedSceneValue(\.page, 1))
        let before = (pages: pages.value, notes: notes.value)
        stage.press("Tab")
        stage.press("Tab")
        #expect(stage.layer("note B") != nil)
        #expect(pages.value == before.pages)
        #expect(notes.value == before.notes + 2)
        #expect(stage.problems == [])
    }
}
