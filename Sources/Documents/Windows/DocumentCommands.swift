import AnimationCore
import Combine
import Controls
import MenuBars
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Items of the File menu of windows with documents.
struct DocumentCommands: Commands {
    let isEditor: Bool

    var body: some Commands {
        CommandGroup(replacing: .newItem) { OpenItems() }
        CommandGroup(replacing: .saveItem) { SaveItems(isEditor: isEditor) }
    }
}

private struct OpenItems: View {
    @FocusedObject private var opened: OpenDocument?

    init() {}

    var body: some View {
        if opened?.canOpenNew == true {
            Button("New") { opened?.openNew() }.keyboardShortcut("n")
        }
        Button("Open…") { opened?.dialog = .open }.keyboardShortcut("o").disabled(opened == nil)
    }
}

private struct SaveItems: View {
    let isEditor: Bool
    @FocusedObject private var opened: OpenDocument?
    @Environment(\.dismissWindow) private var dismissWindow

    init(isEditor: Bool) { self.isEditor = isEditor }

    var body: some View {
        Button("Close") { dismissWindow() }.keyboardShortcut("w")
        if isEditor {
            Button("Save") { opened?.save() }.keyboardShortcut("s").disabled(opened == nil)
            Button("Save As…") { opened?.saveElsewhere() }.keyboardShortcut("s", modifiers: [.command, .shift])
                .disabled(opened == nil)
            Button("Duplicate") { opened?.duplicate() }.disabled(opened?.commonType == nil)
            Button("Revert") { opened?.question = .revert }
                .disabled(opened?.fileURL == nil || opened?.isEdited != true)
        }
    }
}
