import AttributeGraph
@_spi(Engine) import Controls
import Foundation
@_spi(Engine) import Navigation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// An item of the View menu that shows and hides the window's inspector.
public struct InspectorCommands: Commands {
    /// Creates the commands.
    nonisolated public init() {}

    /// A group of the View menu.
    public var body: some Commands {
        CommandGroup(after: .sidebar) { InspectorItem() }
    }
}

private struct InspectorItem: View {
    @FocusedValue(\.inspectorToggle) private var toggle

    init() {}

    var body: some View {
        // Apple's Control-Command-I would be Control-I here, which texts use for italics.
        Button("Toggle Inspector") { toggle?.perform() }.keyboardShortcut("i", modifiers: [.command, .option])
            .disabled(toggle == nil)
    }
}
