import AttributeGraph
@_spi(Engine) import Controls
import Foundation
@_spi(Engine) import Navigation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// An item of the View menu that hides and shows the top bars of the window's pages.
public struct ToolbarCommands: Commands {
    /// Creates the commands.
    nonisolated public init() {}

    /// A group of the View menu.
    public var body: some Commands {
        CommandGroup(after: .toolbar) { ToolbarItems() }
    }
}

private struct ToolbarItems: View {
    @Environment(\.toolbarsAreHidden) private var areHidden
    @Environment(\.menuBarWindow) private var window

    init() {}

    var body: some View {
        Button(areHidden ? "Show Toolbar" : "Hide Toolbar") { window.setToolbarsHidden(!areHidden) }
            .keyboardShortcut("t", modifiers: [.command, .option])
    }
}
