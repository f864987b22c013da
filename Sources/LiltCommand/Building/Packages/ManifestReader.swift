import Foundation
import ProgramPackages
import Projects

/// Reader of packages' manifests, which Swift evaluates. What it prints is kept as long as the manifest has the same text.
struct ManifestReader {
    let toolchain: Toolchain
    /// Folder for what was printed.
    let folder: String

    /// Manifests of the packages in these folders; nil if one cannot be evaluated, which a build by SwiftPM tells.
    ///
    /// - Throws: ``CommandFailure`` after an interrupt, or if the folder cannot be written.
    func manifests(of packages: [String]) throws(CommandFailure) -> [ManifestDump]? {
        var result: [ManifestDump] = []
        for (index, package) in packages.enumerated() {
            guard let manifest = try manifest(of: package, number: index) else { return nil }
            result.append(manifest)
        }
        return result
    }

    /// The manifest of one package; nil if it cannot be evaluated.
    ///
    /// - Parameters:
    ///   - package: absolute path of its folder.
    ///   - number: number by which its answer is kept.
    /// - Returns: the manifest.
    /// - Throws: ``CommandFailure`` after an interrupt, or if the folder cannot be written.
    private func manifest(of package: String, number: Int) throws(CommandFailure) -> ManifestDump? {
        // A manifest for another version of the tools may lie beside it.
        let texts = Files.namesIfAny(in: package).filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.map {
            name in
            // A manifest that cannot be read is none to Swift either.
            let data = FileManager.default.contents(atPath: "\(package)/\(name)") ?? Data()
            return "\(name)\n" + String(decoding: data, as: UTF8.self)
        }
        let state = ([toolchain.version, package] + texts).joined(separator: "\0\n")
        let (known, place) = ("\(number).state", "\(number).json")
        if FileManager.default.contents(atPath: "\(folder)/\(known)") == Data(state.utf8),
            let json = FileManager.default.contents(atPath: "\(folder)/\(place)"),
            let manifest = Self.manifest(String(decoding: json, as: UTF8.self))
        {
            return manifest
        }
        let arguments = ["package", "--package-path", package, "dump-package"]
        guard let text = try ChildProcess(executable: toolchain.swift, arguments: arguments).output(),
            // Warnings of the manifest come first.
            let start = text.firstRange(of: "{\n")?.lowerBound
        else { return nil }
        let json = String(text[start...])
        guard let manifest = Self.manifest(json) else { return nil }
        do throws(CacheError) {
            var cache = CacheFolder(folder)
            try cache.write(json, to: place)
            try cache.write(state, to: known)
        } catch {
            throw .unwritable("\(error)")
        }
        return manifest
    }

    private static func manifest(_ json: String) -> ManifestDump? {
        do { return try ManifestDump(json: json) } catch {
            // Another form is that of a toolchain to come, whose SwiftPM builds its packages.
            return nil
        }
    }
}
