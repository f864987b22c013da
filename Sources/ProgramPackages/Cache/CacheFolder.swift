import Foundation
import Projects

/// A folder of the cache whose files are written only if they change, so that builds find what has not changed.
///
/// All places are relative to the folder, and none can lead out of it.
package struct CacheFolder {
    package let path: String
    /// Places written since the folder was opened.
    private var written: Set<String> = []

    package init(_ path: String) { self.path = path }

    /// Absolute path of `place`.
    ///
    /// - Throws: ``CacheError/badPlace(_:)`` if the place could lie elsewhere.
    private func url(_ place: String) throws(CacheError) -> String {
        let parts = place.split(separator: "/", omittingEmptySubsequences: false)
        guard !place.contains("\0"), parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
            throw .badPlace(place)
        }
        return "\(path)/\(place)"
    }

    /// Keeps a file as it is when others are removed.
    package mutating func keep(_ place: String) { written.insert(place) }

    /// Writes `text` unless the file has it.
    ///
    /// - Throws: ``CacheError``
    package mutating func write(
        _ text: String, to place: String, isExecutable: Bool = false
    ) throws(CacheError) {
        let target = try url(place)
        written.insert(place)
        let data = Data(text.utf8)
        if Files.kind(of: target) == .file, FileManager.default.contents(atPath: target) == data { return }
        try replacing(target) {
            try data.write(to: URL(filePath: target), options: .atomic)
            guard isExecutable else { return }
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: target)
        }
    }

    /// Copies a file unless the copy has its size and its date.
    ///
    /// - Throws: ``CacheError``
    package mutating func copy(
        _ source: String, to place: String, isExecutable: Bool = false
    ) throws(CacheError) {
        let target = try url(place)
        written.insert(place)
        if Files.kind(of: target) == .file, Self.stamp(source) == Self.stamp(target) { return }
        try replacing(target) {
            try FileManager.default.copyItem(atPath: Files.resolved(source), toPath: target)
            // Copies of files that must not be written could not be replaced later.
            try FileManager.default.setAttributes(
                [.posixPermissions: isExecutable ? 0o755 : 0o644], ofItemAtPath: target)
            if let date = try FileManager.default.attributesOfItem(atPath: Files.resolved(source))[.modificationDate] {
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: target)
            }
        }
    }

    /// Makes a symbolic link unless it is there.
    ///
    /// - Throws: ``CacheError``
    package mutating func link(to source: String, at place: String) throws(CacheError) {
        let target = try url(place)
        written.insert(place)
        // An entry that is no link has no destination.
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) == source { return }
        try replacing(target) {
            try FileManager.default.createSymbolicLink(atPath: target, withDestinationPath: source)
        }
    }

    /// Makes `place` another name of the file `source`, or a copy of it where the file system has no such names.
    ///
    /// - Throws: ``CacheError``
    package mutating func share(_ source: String, at place: String) throws(CacheError) {
        let target = try url(place)
        written.insert(place)
        // A program that runs keeps its file.
        if let number = Self.number(source), number == Self.number(target) { return }
        try replacing(target) {
            do {
                try FileManager.default.linkItem(atPath: source, toPath: target)
            } catch {
                try FileManager.default.copyItem(atPath: source, toPath: target)
            }
        }
    }

    /// Removes all files below `place` that were not written since the folder was opened.
    ///
    /// - Throws: ``CacheError``
    package func removeOthers(below place: String) throws(CacheError) {
        let folder = try url(place)
        guard Files.kind(of: folder) == .folder else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw .unwritable(path: folder, reason: error.localizedDescription)
        }
        for name in names {
            let inner = "\(place)/\(name)"
            if Files.kind(of: "\(folder)/\(name)") == .folder, !written.contains(inner) {
                try removeOthers(below: inner)
            } else if !written.contains(inner) {
                try remove("\(folder)/\(name)")
            }
        }
    }

    /// Removes a file or a folder.
    ///
    /// - Throws: ``CacheError`` if it cannot be removed.
    private func remove(_ target: String) throws(CacheError) {
        do {
            try FileManager.default.removeItem(atPath: target)
        } catch {
            throw .unwritable(path: target, reason: error.localizedDescription)
        }
    }

    /// Makes the folder of `target`, removes what is there, and writes.
    ///
    /// - Throws: ``CacheError`` if any of it fails.
    private func replacing(_ target: String, _ write: () throws -> Void) throws(CacheError) {
        do {
            let parent = URL(filePath: target).deletingLastPathComponent().path
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            if Files.kind(of: target) != nil { try FileManager.default.removeItem(atPath: target) }
            try write()
        } catch {
            throw .unwritable(path: target, reason: error.localizedDescription)
        }
    }

    /// Number of a file; nil if it cannot be looked at.
    private static func number(_ path: String) -> Int? {
        do {
            return (try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? NSNumber)?.intValue
        } catch {
            // Like another one: sharing it tells why it cannot be read.
            return nil
        }
    }

    /// Size and date of a file, at the end of its links.
    private static func stamp(_ path: String) -> [String]? {
        // A file that cannot be looked at has no stamp, and is copied.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: Files.resolved(path)) else {
            return nil
        }
        let date = attributes[.modificationDate] as? Date
        return ["\(attributes[.size] ?? 0)", "\(((date?.timeIntervalSinceReferenceDate ?? 0) * 1_000).rounded())"]
    }
}
