import Foundation
import ProgramSupport

/// Compiles modules of a copy of the sources, with the package's settings, against the built modules.
struct RecipeCompiler {
    /// Folder of the copy, laid out as the package.
    let copy: URL

    /// Copies the sources of one module, if they have not been copied.
    ///
    /// - Throws: errors of copying.
    func copySources(of module: ModuleTable.Entry) throws {
        let files = FileManager.default
        let target = copy.appending(path: module.folder)
        guard !files.fileExists(atPath: target.path) else { return }
        try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.copyItem(at: PackageFolder.url.appending(path: module.folder), to: target)
    }

    /// Compiles one module and puts its interface where the following ones find it, before the built one.
    ///
    /// - Returns: messages of the compiler; empty if it succeeded.
    /// - Throws: if the compiler cannot be started, or files cannot be listed.
    func compile(_ module: ModuleTable.Entry) async throws -> String {
        let products = BuiltProducts.folder
        let interfaces = copy.appending(path: "interfaces")
        try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
        let folder = copy.appending(path: module.folder)
        let problems = try await generate(in: folder)
        guard problems.isEmpty else { return problems }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted().map { folder.appending(path: $0).path }
        let plugin = products.appending(path: "LiltMacros-tool").path
        let settings =
            ["-swift-version", "6", "-strict-memory-safety", "-warnings-as-errors"]
            // Packages are named by their folders.
            + ["-package-name", PackageFolder.url.lastPathComponent.lowercased()]
            + ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
            .flatMap { ["-enable-upcoming-feature", $0] }
        let places =
            ["-I", interfaces.path, "-I", products.appending(path: "Modules").path]
            + ["-load-plugin-executable", "\(plugin)#LiltMacros"]
        let maps = try Self.moduleMaps()
        let output = interfaces.appending(path: "\(module.module).swiftmodule").path
        let result = try await Program(
            URL(filePath: "/usr/bin/env"),
            ["swiftc", "-emit-module", "-o", output, "-parse-as-library", "-module-name", module.module, "-DDEBUG"]
                + ["-enable-testing"] + settings + places + maps + files
        ).run(limit: 600)
        return result.ending == .exited(0) ? "" : "\(result.ending)\n\(result.errorText)"
    }

    /// Generates Swift for each description of a protocol in `folder`, as the build does.
    ///
    /// - Returns: messages of the generator; empty if it succeeded, or there was nothing to do.
    /// - Throws: if the generator cannot be started, or files cannot be listed.
    private func generate(in folder: URL) async throws -> String {
        let descriptions = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".protocol") }.sorted().map { folder.appending(path: $0).path }
        for description in descriptions {
            let result = try await Program(
                BuiltProducts.url(of: "WireGenerator-tool"),
                [description, description + ".swift"] + descriptions.filter { $0 != description }
            ).run(limit: 60)
            guard result.ending == .exited(0) else { return result.errorText }
        }
        return ""
    }

    /// Options by which imports of C modules are found.
    ///
    /// - Throws: if the folder of sources cannot be listed.
    private static func moduleMaps() throws -> [String] {
        let sources = PackageFolder.url.appending(path: "Sources")
        return try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().flatMap { name in
            [
                sources.appending(path: "\(name)/module.modulemap"),
                BuiltProducts.folder.appending(path: "\(name).build/module.modulemap"),
            ].filter { name.hasPrefix("C") && FileManager.default.fileExists(atPath: $0.path) }
                .flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
        }
    }
}
