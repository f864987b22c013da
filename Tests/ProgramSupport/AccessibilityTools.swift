package import Foundation

/// AT-SPI's registry and a client in Python, for tests that run both.
package enum AccessibilityTools {
    /// Folder of the clients, and of `private-bus`, which runs them under a bus of their own.
    package static let folder = PackageFolder.url.appending(path: "Tests/AccessibilityBusTests/Client")

    /// True if the machine has everything. Prints what is missing.
    package static let areThere: Bool = {
        let needs = [
            "/usr/libexec/at-spi-bus-launcher", "/usr/libexec/at-spi2-registryd", "/usr/bin/dbus-run-session",
            "/usr/bin/python3", "/usr/lib/python3/dist-packages/pyatspi/__init__.py",
        ]
        let missing = needs.filter { !FileManager.default.fileExists(atPath: $0) }
        for path in missing { print("skipped tests of AT-SPI's registry, since there is no \(path)") }
        return missing.isEmpty
    }()

    /// A client that runs under a bus of its own.
    package static func client(_ script: String, _ arguments: [String]) -> Program {
        Program(
            folder.appending(path: "private-bus"),
            ["/usr/bin/python3", folder.appending(path: script).path] + arguments)
    }
}
