import Foundation
import Projects
import SwiftSources

/// Copies of packages that have a manifest of their own, with the packages in folders that they depend on.
///
/// Sources are copied with their platform conditions decided, manifests with the paths of the copies.
struct PackageCopy {
    private static let sourceMegabytes = 8
    /// Bytes of all files of one package that are copied.
    private static let megabyteLimit = 512

    private var folder: CacheFolder
    private let platform: SourcePlatform
    /// Places of packages that are copied, by their absolute paths.
    private var places: [String: String] = [:]
    /// Absolute paths of the copies: first that of the first package.
    private(set) var copies: [String] = []
    private(set) var origins: [String: String] = [:]
    /// Copies of files of packages that are no sources.
    private(set) var resources: [String] = []
    private(set) var remarks: [String] = []
    /// Absolute path of this library's sources that a manifest names; nil if none does.
    private(set) var librarySources: String?
    /// Text of the first manifest.
    private var manifest = ""

    init(into folder: CacheFolder, for platform: SourcePlatform) {
        self.folder = folder
        self.platform = platform
    }

    /// Copies a package.
    ///
    /// - Returns: its place in the folder.
    /// - Throws: ``ProjectError`` if a file cannot be read, ``CacheError`` if one cannot be written.
    mutating func copy(_ path: String) throws -> String {
        let path = Files.resolved(path)
        if let place = places[path] { return place }
        let name = path.split(separator: "/").last.map(String.init) ?? "Package"
        let place = "Packages/\(places.count)/\(name)"
        places[path] = place
        copies.append("\(folder.path)/\(place)")
        guard Files.isFile("\(path)/Package.swift") else { throw ProjectError.nothing(path: "\(path)/Package.swift") }
        var (bytes, waiting) = (0, [""])
        while let inner = waiting.popLast() {
            for entry in try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(inner)").sorted()
            where !entry.hasPrefix(".") {
                let from = "\(path)/\(inner)\(entry)"
                switch Files.kind(of: from) {
                case .folder:
                    if entry != "DerivedData", !entry.hasSuffix(".xcodeproj") { waiting.append("\(inner)\(entry)/") }
                case .file:
                    bytes += (try FileManager.default.attributesOfItem(atPath: from)[.size] as? NSNumber)?.intValue ?? 0
                    guard bytes <= Self.megabyteLimit << 20 else {
                        throw CacheError.tooLarge(path: path, megabytes: Self.megabyteLimit)
                    }
                    try copyFile(from, named: "\(inner)\(entry)", of: path, to: "\(place)/\(inner)\(entry)")
                case .link: remarks.append("left out, a symbolic link: \(inner)\(entry)")
                case .other, nil: break
                }
            }
        }
        try folder.removeOthers(below: place)
        return place
    }

    /// Copies one file of a package.
    ///
    /// - Throws: ``ProjectError`` if it cannot be read, ``CacheError`` if it cannot be written.
    private mutating func copyFile(_ from: String, named name: String, of package: String, to place: String) throws {
        guard name.hasSuffix(".swift") else {
            try folder.copy(from, to: place)
            resources.append("\(folder.path)/\(place)")
            return
        }
        let text = try Files.text(of: from, megabytes: Self.sourceMegabytes)
        origins["\(folder.path)/\(place)"] = from
        if name == "Package.swift" || name.hasPrefix("Package@swift") {
            if manifest.isEmpty { manifest = text }
            try folder.write(try withCopiedPaths(text, of: package), to: place)
        } else {
            try folder.write(PreparedSource.text(of: text, for: platform), to: place)
        }
    }

    /// The manifest's text with the paths of copies instead of those of packages in folders.
    ///
    /// - Throws: the errors of copying the packages that the manifest names.
    private mutating func withCopiedPaths(_ text: String, of package: String) throws -> String {
        var bytes = Array(text.utf8)
        for call in ManifestCalls(in: text).calls.reversed() where call.function == "package" {
            guard let range = call.path, let path = call.arguments["path"] else { continue }
            let full = Files.absolute(path.hasPrefix("/") ? path : "\(package)/\(path)")
            let isLibrary = Self.isLibrary(full)
            if isLibrary { librarySources = full }
            let target = isLibrary ? full : "\(folder.path)/\(try copy(full))"
            bytes.replaceSubrange(range, with: Array(ManifestText.literal(target).utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Folders of the packages that are copied.
    var folders: [String] { places.keys.sorted() }

    /// True if the package in a folder is this library.
    private static func isLibrary(_ folder: String) -> Bool {
        Files.isFile("\(folder)/Package.swift") && Files.isFolder("\(folder)/Sources/AnimationCore")
    }

    /// The executable that the first manifest names; nil if it names none.
    var executable: String? {
        let calls = ManifestCalls(in: manifest).calls
        let product = calls.first { $0.function == "executable" } ?? calls.first { $0.function == "executableTarget" }
        return product?.arguments["name"]
    }
}
