import Foundation
@_spi(Engine) import Views

extension SystemURLOpener {
    /// Opens URLs with the desktop's default programs, without waiting for them.
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

    /// Writes the URL to the log instead of opening it; for runs without a desktop.
    static let printing = SystemURLOpener { url in
        Log.problem("would open \(url.absoluteString)")
        return true
    }
}
