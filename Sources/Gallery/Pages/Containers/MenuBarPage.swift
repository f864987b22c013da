import SwiftUI

/// Opens a window with a menu bar, and the gallery's settings.
struct MenuBarPage: GalleryPage {
    static let name = "menu-bar"
    static let title = "A menu bar"
    static let summary = "commands, focused values and settings, in windows of their own"
    static let symbol = "menubar.rectangle"

    @Environment(\.openWindow) private var openWindow

    var body: some View {
        ViewThatFits(in: .vertical) {
            content
            ScrollView { content }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var content: some View {
        VStack(spacing: 16) {
            Text("The notebook is a window with commands: its menu bar opens by F10, or by alt and a letter.")
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
                .frame(maxWidth: 420)
            Button("Open the Notebook") { openWindow(id: Notebook.id) }.buttonStyle(.borderedProminent)
            SettingsLink().buttonStyle(.bordered)
        }
    }
}

/// The notebook: its window, its commands, and the settings that it shares with them.
enum Notebook {
    static let id = "notebook"

    @MainActor static var scene: some Scene {
        Window("Notebook", id: id) { NotebookView() }
            .defaultSize(width: 620, height: 400)
            .commands {
                CommandGroup(replacing: .saveItem) {}
                TextEditingCommands()
                InspectorCommands()
                NoteCommands()
            }
    }
}

extension FocusedValues {
    @Entry var note: Binding<Note>?
}

/// A note of the notebook.
struct Note: Equatable {
    var title = "Shopping"
    var text = "Beads, thread, a clasp"
    var isDone = false
}

private struct NoteCommands: Commands {
    @AppStorage("notebook.isLarge") private var isLarge = false
    @FocusedBinding(\.note) private var note

    init() {}

    var body: some Commands {
        CommandMenu("Note") {
            Toggle("Done", isOn: Binding(get: { note?.isDone ?? false }, set: { note?.isDone = $0 }))
                .keyboardShortcut("d")
                .disabled(note == nil)
            Toggle("Large Text", isOn: $isLarge).keyboardShortcut("l")
            Divider()
            Button("Clear", role: .destructive) { note?.text = "" }.disabled(note?.text.isEmpty != false)
        }
    }
}

private struct NotebookView: View {
    @AppStorage("notebook.isLarge") private var isLarge = false
    @State private var note = Note()
    @State private var showsInspector = false

    init() {}

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            TextField("Title", text: $note.title).textFieldStyle(.roundedBorder)
            Text(note.text.isEmpty ? "Nothing is written here." : note.text)
                .font(isLarge ? .title2 : .body)
                .strikethrough(note.isDone)
            Spacer()
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
        .focusedSceneValue(\.note, $note)
        .inspector(isPresented: $showsInspector) {
            Form { Toggle("Done", isOn: $note.isDone) }.inspectorColumnWidth(220)
        }
    }
}

/// Settings of the gallery.
struct GallerySettings: View {
    @AppStorage("notebook.isLarge") private var isLarge = false

    init() {}

    var body: some View {
        Form { Toggle("Large text in the notebook", isOn: $isLarge) }.frame(width: 380, height: 110)
    }
}
