import Foundation
import PackagePlugin

/// Runs `AssetSymbols` for the asset catalogues of a target.
@main struct GenerateAssetSymbols: BuildToolPlugin {
    /// One command for all catalogues of the target; none without a catalogue.
    ///
    /// - Throws: an error of PackagePlugin if there is no tool `AssetSymbols`.
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let folder = target.directoryURL
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var catalogs: [URL] = []
        var contents: [URL] = []
        while let file = files?.nextObject() as? URL {
            if file.pathExtension == "xcassets" { catalogs.append(file) }
            if file.lastPathComponent == "Contents.json" { contents.append(file) }
        }
        guard !catalogs.isEmpty else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
        let sources = target.sourceFiles.filter { $0.type == .source }.map(\.url).filter { $0.pathExtension == "swift" }
        let hasBundle = target.sourceFiles.contains { $0.type == .resource }
        return [
            .buildCommand(
                displayName: "Naming the assets of \(target.name)",
                executable: try context.tool(named: "AssetSymbols").url,
                arguments: [output.path, hasBundle ? "Bundle.module" : "Bundle.main"]
                    + catalogs.map(\.path).sorted() + sources.map(\.path),
                inputFiles: contents + sources, outputFiles: [output])
        ]
    }
}
