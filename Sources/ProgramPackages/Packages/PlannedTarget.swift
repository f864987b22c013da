import Projects

/// A target of a package that the compiler alone can build: its place, its files, its settings.
struct PlannedTarget {
    let target: ManifestDump.Target
    /// Name by which other modules import it.
    let name: String
    /// Name of the package.
    let package: String
    /// Absolute paths, sorted.
    private(set) var sources: [String] = []
    /// Files and folders for the target's bundle, with their places in it.
    private(set) var resources: [ProgramFile] = []
    let settings: ModuleSettings

    /// Name of the bundle's folder.
    var bundle: String { "\(package)_\(target.name).resources" }

    /// Returns nil for a target that needs more than the compiler.
    ///
    /// - Parameters:
    ///   - target: the target.
    ///   - manifest: manifest of its package.
    ///   - folder: absolute path of the package.
    init?(_ target: ManifestDump.Target, of manifest: ManifestDump, in folder: String) {
        guard ["regular", "executable"].contains(target.type),
            (target.pluginUsages ?? []).allSatisfy(Self.isAssetNames),
            let settings = Self.settings(of: target, in: manifest),
            let place = Self.folder(of: target, in: manifest, at: folder)
        else { return nil }
        self.target = target
        self.settings = settings
        name = ModuleName.identifier(target.name)
        package = manifest.name
        guard !ModuleName.isTaken(name), read(place) else { return nil }
    }

    /// True for the library's own plugin, whose work is done for all planned targets.
    private static func isAssetNames(_ usage: [String: [ManifestDump.Part]]) -> Bool {
        // Without a package it would be a plugin of the package itself.
        usage["plugin"]?.first?.text == "GenerateAssetSymbols" && usage["plugin"]?.last?.text != nil
            && usage["plugin"]?.count == 2
    }

    // MARK: Files

    /// Finds sources and resources. Returns false if there are some that need more than the compiler.
    private mutating func read(_ place: String) -> Bool {
        let excluded = target.exclude.map { "\(place)/\($0)" }
        let allowed = (target.sources ?? [""]).map { $0.isEmpty || $0 == "." ? place : "\(place)/\($0)" }
        var rules: [(path: String, isCopied: Bool)] = []
        for resource in target.resources {
            let isCopied = resource.rule["copy"] != nil
            guard isCopied || resource.rule["process"] != nil else { return false }
            rules.append((resource.path == "." ? place : "\(place)/\(resource.path)", isCopied))
        }
        for rule in rules where rule.isCopied { addResource(rule.path, place: Self.last(of: rule.path)) }
        for file in FolderTree.programFiles(below: place) where !Self.isBelow(excluded, file) {
            if rules.contains(where: { $0.isCopied && Self.isBelow([$0.path], file) }) { continue }
            let isProcessed = rules.contains { Self.isBelow([$0.path], file) }
            switch FileKind(name: Self.last(of: file)) {
            case .source: if Self.isBelow(allowed, file) { sources.append(file) }
            case .foreignSource:
                if Self.isBelow(allowed, file), !file.hasSuffix(".metal"), !isProcessed { return false }
            case _ where isProcessed || Self.isResourceAnyhow(file):
                addResource(file, place: FolderProgram.bundlePlace(of: file))
            case .resource, .localizedFolder, .other: break
            }
        }
        sources.sort()
        return !sources.isEmpty
    }

    private mutating func addResource(_ path: String, place: String) {
        guard !resources.contains(where: { $0.place == place }) else { return }
        resources.append(ProgramFile(path: path, place: place))
    }

    /// True for files that Xcode takes for resources of a package without being told.
    private static func isResourceAnyhow(_ path: String) -> Bool {
        [".xcassets", ".xcstrings"].contains { path.hasSuffix($0) } || path.contains(".lproj/")
    }

    private static func isBelow(_ folders: [String], _ path: String) -> Bool {
        folders.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }

    private static func last(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Folder of a target's files; nil if it is not there.
    private static func folder(
        of target: ManifestDump.Target, in manifest: ManifestDump, at folder: String
    ) -> String? {
        if let path = target.path {
            let place = Files.absolute("\(folder)/\(path)")
            return place == folder || place.hasPrefix(folder + "/") ? place : nil
        }
        let roots = ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)" }
        if let own = roots.map({ "\($0)/\(target.name)" }).first(where: Files.isFolder) { return own }
        // The only target of a package needs no folder of its own.
        let isOnly = manifest.targets.count { $0.type != "test" } == 1
        return isOnly && manifest.version >= (5, 9) ? roots.first(where: Files.isFolder) : nil
    }

    // MARK: Settings

    /// Settings of the compilation; nil if there are others than those that a compilation has here.
    private static func settings(of target: ManifestDump.Target, in manifest: ManifestDump) -> ModuleSettings? {
        var result = ModuleSettings()
        let versions = (manifest.swiftLanguageVersions ?? []).compactMap {
            $0.split(separator: ".").first.flatMap { Int($0) }
        }
        result.languageMode = min(max(versions.max() ?? manifest.version.major, 4), 6)
        for setting in target.settings {
            guard let kind = setting.kind.first else { return nil }
            // Frameworks of Apple's systems are parts of the library.
            if setting.tool == "linker", kind.key == "linkedFramework" { continue }
            guard setting.tool == "swift", setting.condition == nil, let value = kind.value["_0"]?.text
            else { return nil }
            switch kind.key {
            case "define": result.conditions.append(value)
            case "enableUpcomingFeature": result.upcomingFeatures.append(value)
            case "swiftLanguageMode":
                guard let mode = value.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
                result.languageMode = mode
            case "defaultIsolation" where value == "MainActor": result.isMainActorDefault = true
            default: return nil
            }
        }
        return result
    }
}
