import Foundation
import PackagePlugin

/// Runs `WireGenerator` for each `.protocol` file of a target, with the protocol XML installed on this machine.
@main struct GenerateProtocols: BuildToolPlugin {
    /// One command per `.protocol` file.
    ///
    /// - Throws: ``Problem`` if a file has no `xml` line or its XML is not installed; an error of Foundation if it
    ///   cannot be read.
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let sources = target as? SwiftSourceModuleTarget else { return [] }
        let generator = try context.tool(named: "WireGenerator").url
        let folders = protocolFolders()
        let wishes = try sources.sourceFiles(withSuffix: ".protocol").map(\.url)
            .sorted { $0.path < $1.path }
            .map { try (wish: $0, xml: installedXML(for: $0, in: folders)) }
        return wishes.map { one in
            let name = one.wish.deletingPathExtension().lastPathComponent + ".swift"
            let output = context.pluginWorkDirectoryURL.appending(path: name)
            // Each command gets all protocols, since one may refer to another's interfaces.
            let others = wishes.filter { $0.wish != one.wish }
            return .buildCommand(
                displayName: "Generating \(name)", executable: generator,
                arguments: [one.xml.path, one.wish.path, output.path] + others.flatMap { [$0.xml.path, $0.wish.path] },
                inputFiles: wishes.flatMap { [$0.xml, $0.wish] }, outputFiles: [output])
        }
    }

    /// The XML named by the line `xml PATH` of a `.protocol` file, in the first folder that has it.
    ///
    /// - Throws: ``Problem`` if there is no such line or no such file; an error of Foundation if `wish` cannot be read.
    private func installedXML(for wish: URL, in folders: [String]) throws -> URL {
        let lines = try String(contentsOf: wish, encoding: .utf8).split(separator: "\n")
        guard
            let path = lines.map({ $0.split(separator: " ") }).first(where: { $0.first == "xml" && $0.count == 2 })?[1]
        else { throw Problem(description: "\(wish.path): no line “xml PATH”") }
        let candidates = folders.map { "\($0)/\(path)" }
        guard let found = candidates.first(where: FileManager.default.fileExists(atPath:)) else {
            let name = wish.lastPathComponent
            throw Problem(
                description: "\(name) wants \(path), which is in none of \(folders.joined(separator: ", ")): "
                    + "install the packages libwayland-dev and wayland-protocols")
        }
        return URL(filePath: found)
    }

    /// Folders of protocol files: those that pkg-config reports, then the usual ones.
    private func protocolFolders() -> [String] {
        let told = ["wayland-protocols", "wayland-scanner"].compactMap(packageFolder)
        return told + ["/usr/share/wayland-protocols", "/usr/share/wayland"].filter { !told.contains($0) }
    }

    private func packageFolder(of package: String) -> String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["pkg-config", "--variable=pkgdatadir", package]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let folder = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard process.terminationStatus == 0, !folder.isEmpty else { return nil }
        return URL(filePath: folder).standardizedFileURL.path
    }
}

/// Error that the build prints.
struct Problem: Error, CustomStringConvertible {
    let description: String
}
