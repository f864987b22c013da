import AssetCatalogs
import AssetNames
import Foundation
package import Projects
package import SwiftSources

/// Writes the package of a program into the cache: its sources with their platform conditions decided, and a manifest.
package struct PackageWriter {
    private static let sourceMegabytes = 8

    private var folder: CacheFolder
    private let platform: SourcePlatform
    private var origins: [String: String] = [:]
    private var remarks: [String] = []

    /// Writes what has changed since the last time.
    ///
    /// - Parameters:
    ///   - program: the program as it was found.
    ///   - folder: absolute path of the program's folder in the cache.
    ///   - platform: system whose parts of the sources are taken.
    ///   - target: name of the executable that was asked for, of a program with a manifest of its own.
    /// - Returns: the package.
    /// - Throws: ``ProjectError`` if a file of the program cannot be read, ``CacheError`` if one cannot be written.
    package static func write(
        _ program: FoundProgram, into folder: String, for platform: SourcePlatform, target: String? = nil
    ) throws -> WrittenProgram {
        var writer = PackageWriter(folder: CacheFolder("\(folder)/package"), platform: platform)
        switch program.content {
        case .modules(let modules, let packages): return try writer.write(program, modules, packages)
        case .package(let source):
            var copy = PackageCopy(into: CacheFolder(folder), for: platform)
            let place = try copy.copy(source)
            return WrittenProgram(
                package: "\(folder)/\(place)", executable: target ?? copy.executable, application: nil,
                modules: nil, parts: PackageParts(packages: copy.copies, own: []), origins: copy.origins,
                resources: copy.resources, folders: copy.folders,
                librarySources: copy.librarySources,
                remarks: program.remarks + copy.remarks)
        }
    }

    private init(folder: CacheFolder, platform: SourcePlatform) {
        self.folder = folder
        self.platform = platform
    }

    /// Writes a package of modules.
    ///
    /// - Throws: ``ProjectError`` if a file cannot be read, ``CacheError`` if one cannot be written.
    private mutating func write(
        _ program: FoundProgram, _ modules: [ProgramModule], _ packages: [PackageReference]
    ) throws -> WrittenProgram {
        var modules = modules.filter { !$0.sources.isEmpty }
        let names = Set(modules.map(\.name))
        for index in modules.indices { modules[index].modules.removeAll { !names.contains($0) } }
        let written = try modules.map { try write($0) }
        var copies = PackageCopy(into: CacheFolder(folder.path), for: platform)
        let references = try packages.map { package in
            guard case .local(let path) = package else { return package }
            return .local(path: "\(folder.path)/\(try copies.copy(path))")
        }
        try folder.write(ManifestText.text(of: modules, packages: references), to: "Package.swift")
        try folder.removeOthers(below: "Sources")
        let hasTests = modules.contains { $0.kind == .tests }
        let isPlain = !hasTests && packages.isEmpty && modules.allSatisfy(\.products.isEmpty)
        let areLocal = packages.allSatisfy { if case .local = $0 { true } else { false } }
        let parts = PackageParts(
            packages: copies.copies,
            own: zip(written, modules).map { PackageParts.Own(module: $0, products: $1.products.map(\.name)) })
        return WrittenProgram(
            package: folder.path, executable: program.name, application: modules.last { $0.kind == .application },
            modules: isPlain ? written : nil, parts: areLocal && !hasTests && !isPlain ? parts : nil,
            origins: origins.merging(copies.origins) { first, _ in first },
            resources: modules.flatMap { $0.resources.map(\.path) } + copies.resources,
            folders: program.folders + copies.folders, librarySources: copies.librarySources,
            remarks: program.remarks + remarks + copies.remarks)
    }

    /// Writes the sources of a module.
    ///
    /// - Returns: the module with the places of its sources in the cache.
    /// - Throws: ``ProjectError`` if a file cannot be read, ``CacheError`` if one cannot be written.
    private mutating func write(_ module: ProgramModule) throws -> WrittenModule {
        let place = "Sources/\(module.name)"
        var places: [String] = []
        // Linux' own programs have what its Foundation has.
        var possible: [any AddedSource.Type] =
            platform == .linux ? [] : [NetworkPublishersText.self, NetworkBytesText.self]
        var added: [any AddedSource.Type] = []
        for source in module.sources {
            let text = try Files.text(of: source.path, megabytes: Self.sourceMegabytes)
            try folder.write(PreparedSource.text(of: text, for: platform), to: "\(place)/\(source.place)")
            origins["\(folder.path)/\(place)/\(source.place)"] = source.path
            places.append(source.place)
            added += possible.filter { $0.isNeeded(by: text) }
            possible.removeAll { $0.isNeeded(by: text) }
        }
        for source in added {
            try folder.write(source.text, to: "\(place)/\(source.fileName)")
            places.append(source.fileName)
        }
        if let view = module.windowOf {
            try folder.write(Self.window(of: view), to: "\(place)/LiltWindow.swift")
            places.append("LiltWindow.swift")
        }
        let catalogs = module.resources.filter { $0.path.hasSuffix(".xcassets") }.map(\.path).sorted()
        if !catalogs.isEmpty {
            try writeNames(of: catalogs, module, to: "\(place)/LiltAssetNames.swift")
            places.append("LiltAssetNames.swift")
        }
        return WrittenModule(
            name: module.name, sources: places.map { "\(folder.path)/\(place)/\($0)" }.sorted(),
            settings: module.settings, modules: module.modules,
            isLibrary: module.kind == .library || places.count == 1 && places != ["main.swift"])
    }

    /// A program with one window that shows the view `name`.
    private static func window(of name: String) -> String {
        """
        import SwiftUI

        @main struct LiltWindow: App {
            var body: some Scene { WindowGroup(\(ManifestText.literal(name))) { \(name)() } }
        }

        """
    }

    /// Writes names of assets as Swift symbols.
    ///
    /// - Throws: an error of Foundation if a source is no text, ``CacheError`` if the file cannot be written.
    private mutating func writeNames(of catalogs: [String], _ module: ProgramModule, to place: String) throws {
        let read = catalogs.map { AssetCatalog(folder: URL(filePath: $0, directoryHint: .isDirectory)) }
        remarks += read.flatMap(\.problems)
        let file = SymbolFile(
            images: read.flatMap(\.pictureNames), colors: read.flatMap { $0.colors.keys }, bundle: "Bundle.main",
            taken: try DeclaredNames.find(in: module.sources.map(\.path)))
        try folder.write(file.text, to: place)
    }
}
