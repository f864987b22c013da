package import Foundation

/// A temporary folder for one test, removed with the last reference to this object.
package final class TemporaryFolder: Sendable {
    package let url: URL

    /// Creates the folder, accessible to the user only.
    ///
    /// - Throws: An error of creating it.
    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("lilt-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    package func url(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// Names of the folder's entries, sorted.
    package var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }
}
