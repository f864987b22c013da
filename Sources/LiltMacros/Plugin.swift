@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Compiler plug-in that expands Lilt's macros.
@main struct Plugin: PluginProvider {
    private static var macros: [any Macro.Type] {
        [AnimatableMacro.self, AnimatableIgnoredMacro.self, EntryMacro.self, PreviewMacro.self, PreviewableMacro.self]
    }

    private struct UnknownMacro: Error, CustomStringConvertible {
        let description: String
    }

    /// The macro of this name.
    ///
    /// - Throws: `UnknownMacro` if the plug-in has no macro of this name.
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = Self.macros.first(where: { "\($0)" == typeName }) else {
            throw UnknownMacro(description: "Lilt's plugin does not know the macro \(moduleName).\(typeName)")
        }
        return macro
    }

    /// Answers the compiler's messages until it closes the connection.
    ///
    /// - Throws: an error of the connection if it cannot be opened, read or written.
    static func main() throws {
        let handler = PluginProviderMessageHandler(provider: Plugin())
        // The toolchain has no module with this loop for packages that do not depend on swift-syntax.
        let listener = CompilerPluginMessageListener(
            connection: try StandardIOMessageConnection(), messageHandler: handler)
        try listener.main()
    }
}
