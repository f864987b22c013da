import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A menu of the menu bar, between the standard menus for the view and for windows.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
    private let name: String
    private let content: Content

    /// A menu with a localised name.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// A menu with a name from a resource.
    @_disfavoredOverload public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(nameResource), content: content)
    }

    /// A menu named by a text.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name.plainString
        self.content = content()
    }

    /// A menu with a verbatim name.
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.name = String(name)
        self.content = content()
    }

    /// Adds the menu to the bar. Engine interface.
    @MainActor public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.addCommandPart(commands, content: commands[\.content]) { .menu($0.name) }
    }
}
