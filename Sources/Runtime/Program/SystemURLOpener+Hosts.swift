import Foundation
@_spi(Engine) import Views

extension SystemURLOpener {
    /// Hands addresses to the desktop, which knows what opens them; the program does not wait.
    static let desktop = SystemURLOpener { url in
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["xdg-open", url.absoluteString]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        do {
            try process.run()
            return true
        } catch {
            Log.problem("could not run xdg-open for \(url.absoluteString): \(error.localizedDescription)")
            return false
        }
    }

    /// Says what would be opened: a run without a desktop opens nothing.
    static let printing = SystemURLOpener { url in
        Log.problem("would open \(url.absoluteString)")
        return true
    }
}
