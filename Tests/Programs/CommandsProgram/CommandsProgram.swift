import SwiftUI

/// A notebook with a menu bar, an inspector and settings, for use under a compositor of the lab. Each command is reported on
/// standard output.
@main struct CommandsProgram: App {
    @State private var options = NotebookOptions()

    var body: some Scene {
        WindowGroup("Notebook") { NotebookView(options: options) }
            .defaultSize(width: 680, height: 420)
            .commands {
                SidebarCommands()
                InspectorCommands()
                ToolbarCommands()
                TextEditingCommands()
                CommandGroup(after: .newItem) {
                    Button("New Note") { say("new note") }.keyboardShortcut("n", modifiers: [.command, .shift])
                    Menu("Open Recent") {
                        Button("Shopping") { say("shopping") }
                        Button("Ideas") { say("ideas") }
                    }
                }
                NoteMenu(options: options)
                CommandGroup(replacing: .help) { Button("Notebook Help") { say("help") } }
            }
        Window("Activity", id: "activity") { Text("Nothing has happened.").padding(40) }
        Settings { Form { Toggle("Wrap lines", isOn: $options.wrapsLines) }.frame(width: 320, height: 140) }
    }
}

@MainActor @Observable final class NotebookOptions {
    var wrapsLines = true
    var size = 1
}

extension FocusedValues {
    @Entry var title: Binding<String>?
}

private struct NoteMenu: Commands {
    @Bindable var options: NotebookOptions
    @FocusedBinding(\.title) private var title

    init(options: NotebookOptions) { self.options = options }

    var body: some Commands {
        CommandMenu("Note") {
            Button("Mark as Done") {
                title = (title ?? "") + " ✓"
                say("done")
            }
            .keyboardShortcut("d")
            .disabled(title == nil)
            Divider()
            Toggle("Wrap Lines", isOn: $options.wrapsLines).keyboardShortcut("l")
            Picker("Size", selection: $options.size) {
                Text("Small").tag(0)
                Text("Medium").tag(1)
                Text("Large").tag(2)
            }
            Divider()
            Button("Delete Note", role: .destructive) { say("delete") }
        }
    }
}

private struct NotebookView: View {
    let options: NotebookOptions
    @State private var title = "Shopping"
    @State private var showsInspector = false

    init(options: NotebookOptions) { self.options = options }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Title", text: $title).textFieldStyle(.roundedBorder)
            Text(options.wrapsLines ? "Lines wrap." : "Lines do not wrap.")
            Text(["Small", "Medium", "Large"][options.size])
            Button("Inspect") { showsInspector.toggle() }
            Spacer()
        }
        .padding(20)
        .focusedSceneValue(\.title, $title)
        .inspector(isPresented: $showsInspector) {
            Form { LabeledContent("Title", value: title) }.inspectorColumnWidth(min: 180, ideal: 240, max: 320)
        }
    }
}

/// Writes one line without buffering, since somebody may read along.
@MainActor private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
