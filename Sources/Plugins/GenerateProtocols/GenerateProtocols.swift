import Foundation
import PackagePlugin

/// Runs `WireGenerator` for each `.protocol` file of a target.
@main struct GenerateProtocols: BuildToolPlugin {
    /// One command per `.protocol` file.
    ///
    /// - Throws: an error of PackagePlugin if the target's package has no `WireGenerator`.
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let sources = target as? SwiftSourceModuleTarget else { return [] }
        let generator = try context.tool(named: "WireGenerator").url
        let descriptions = sources.sourceFiles(withSuffix: ".protocol").map(\.url).sorted { $0.path < $1.path }
        return descriptions.map { description in
            let name = description.deletingPathExtension().lastPathComponent + ".swift"
            let output = context.pluginWorkDirectoryURL.appending(path: name)
            // Each command gets all protocols, since one may refer to another's interfaces.
            let others = descriptions.filter { $0 != description }
            return .buildCommand(
                displayName: "Generating \(name)", executable: generator,
                arguments: [description.path, output.path] + others.map(\.path),
                inputFiles: descriptions, outputFiles: [output])
        }
    }
}
