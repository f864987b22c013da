@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler asks to expand Lilt's macros.
@main struct Plugin: PluginProvider {
    private static var macros: [any Macro.Type] {
        [AnimatableMacro.self, AnimatableIgnoredMacro.self, EntryMacro.self, PreviewMacro.self, PreviewableMacro.self]
    }

    private struct UnknownMacro: Error, CustomStringConvertible {
        let description: String
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = Self.macros.first(where: { "\($0)" == typeName }) else {
            throw UnknownMacro(description: "Lilt's plugin does not know the macro \(moduleName).\(typeName)")
        }
        return macro
    }

    static func main() throws {
        let handler = PluginProviderMessageHandler(provider: Plugin())
        // The toolchain has no module that offers this loop to a package without swift-syntax as a dependency.
        let listener = CompilerPluginMessageListener(
            connection: try StandardIOMessageConnection(), messageHandler: handler)
        try listener.main()
    }
}
