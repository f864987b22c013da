import Foundation

/// A temporary folder of this program.
enum WorkFolder {
    /// Calls `body` with a new folder, which only the user can read, and removes it afterwards.
    ///
    /// - Throws: `ChildError` if the folder cannot be created, and the errors of `body`.
    static func with<Value>(_ body: (URL) throws(ChildError) -> Value) throws(ChildError) -> Value {
        let name = "frame-timing-\(getpid())-\(UUID().uuidString.prefix(4))"
        let folder = FileManager.default.temporaryDirectory.appending(path: name)
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ChildError(status: 73, message: "cannot create \(folder.path): \(error.localizedDescription)")
        }
        // If removing fails, the system clears the temporary folder itself.
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
