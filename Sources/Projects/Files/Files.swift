import Foundation

/// Questions to the file system, with errors for users.
package enum Files {
    package enum Kind {
        case file
        case folder
        case link
        case other
    }

    /// Kind of the entry at `path` itself; nil if there is none.
    package static func kind(of path: String) -> Kind? {
        // An entry that cannot be looked at is like none.
        guard let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType else {
            return nil
        }
        switch type {
        case .typeRegular: return .file
        case .typeDirectory: return .folder
        case .typeSymbolicLink: return .link
        default: return .other
        }
    }

    /// True if a regular file is at `path`, or at the end of its links.
    package static func isFile(_ path: String) -> Bool { kind(of: resolved(path)) == .file }

    /// True if a folder is at `path`, or at the end of its links.
    package static func isFolder(_ path: String) -> Bool { kind(of: resolved(path)) == .folder }

    /// `path` without symbolic links.
    package static func resolved(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }

    /// `path` as an absolute one without `.` and `..`, as seen from the current folder.
    package static func absolute(_ path: String) -> String {
        normalized(path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)")
    }

    /// An absolute path without `.`, `..` and empty components. No link is followed.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Last component of `path`, without its ending.
    package static func stem(of path: String) -> String {
        URL(filePath: path).deletingPathExtension().lastPathComponent
    }

    static func folder(of path: String) -> String {
        let parts = path.split(separator: "/").dropLast()
        return "/" + parts.joined(separator: "/")
    }

    /// Names of the entries of a folder, sorted.
    ///
    /// - Throws: ``ProjectError/unreadable(path:reason:)``
    static func names(in folder: String) throws(ProjectError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw .unreadable(path: folder, reason: reason(error))
        }
    }

    /// Names of the entries of a folder, sorted; none if it is not there or cannot be read.
    package static func namesIfAny(in folder: String) -> [String] {
        // For folders that need not be there: the caller does without.
        (try? names(in: folder)) ?? []
    }

    /// Text of a file, at most `megabytes` long. Bytes that are not UTF-8 are replaced.
    ///
    /// - Throws: ``ProjectError`` if it cannot be read, or is larger.
    package static func text(of path: String, megabytes: Int) throws(ProjectError) -> String {
        guard isFile(path) else { throw .unreadable(path: path, reason: "it is no file") }
        do {
            let file = try FileHandle(forReadingFrom: URL(filePath: path))
            let limit = megabytes << 20
            // One byte more tells that there is more; the size alone would not, of a file that grows.
            let data = try file.read(upToCount: limit + 1) ?? Data()
            try file.close()
            guard data.count <= limit else { throw ProjectError.tooLarge(path: path, limit: "\(megabytes) MB") }
            return String(decoding: data, as: UTF8.self)
        } catch let error as ProjectError {
            throw error
        } catch {
            throw .unreadable(path: path, reason: reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        return (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.localizedDescription ?? error.localizedDescription
    }
}
