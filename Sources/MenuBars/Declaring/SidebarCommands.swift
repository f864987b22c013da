import AttributeGraph
@_spi(Engine) import Controls
import Foundation
@_spi(Engine) import Navigation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// An item of the View menu that shows and hides the sidebar of the window's split view.
public struct SidebarCommands: Commands {
    /// Creates the commands.
    nonisolated public init() {}

    /// A group of the View menu.
    public var body: some Commands {
        CommandGroup(after: .sidebar) { SidebarItem() }
    }
}

private struct SidebarItem: View {
    @FocusedValue(\.sidebarToggle) private var toggle

    init() {}

    var body: some View {
        // F9, where Apple's systems have Control-Command-S: here that would be Control-S.
        Button("Toggle Sidebar") { toggle?.perform() }.keyboardShortcut(KeyEquivalent("\u{F70C}"), modifiers: [])
            .disabled(toggle == nil)
    }
}
