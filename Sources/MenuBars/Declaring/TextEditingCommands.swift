import AttributeGraph
@_spi(Engine) import Controls
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Items of the Edit menu for texts: deletion, and changes of case.
public struct TextEditingCommands: Commands {
    /// Creates the commands.
    nonisolated public init() {}

    /// A group behind the pasteboard's.
    public var body: some Commands {
        CommandGroup(after: .textEditing) { TextEditingItems() }
    }
}

private struct TextEditingItems: View {
    @Environment(\.menuBarWindow) private var window

    init() {}

    var body: some View {
        let editsText = window.takesText
        KeyItem(
            "Delete", .deleteForward, modifiers: [], key: KeyInput(name: "Delete", characters: "", modifiers: 0),
            isEnabled: editsText)
        Menu("Transformations") {
            Button("Make Upper Case") { window.transformSelection { $0.uppercased() } }
            Button("Make Lower Case") { window.transformSelection { $0.lowercased() } }
            Button("Capitalize") { window.transformSelection { $0.capitalized } }
        }
        .disabled(!editsText)
    }
}
