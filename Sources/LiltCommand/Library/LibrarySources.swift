import Foundation
import Projects

/// Sources of the library: a checkout, or the folder that is installed beside `lilt`.
struct LibrarySources {
    let folder: String

    /// The sources that belong to this program; nil if it has none.
    static var own: LibrarySources? {
        guard let executable = Bundle.main.executablePath else { return nil }
        var folder = URL(filePath: Files.resolved(executable)).deletingLastPathComponent()
        let installed = folder.appending(path: "../share/lilt/source").standardizedFileURL.path
        if isLibrary(installed) { return LibrarySources(folder: installed) }
        while folder.path != "/" {
            if isLibrary(folder.path) { return LibrarySources(folder: folder.path) }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func isLibrary(_ folder: String) -> Bool {
        Files.isFile("\(folder)/Package.swift") && Files.isFolder("\(folder)/Sources/AnimationCore")
    }

    /// State of the sources: the number of the files and the date of the last change.
    var state: String {
        var (count, newest) = (0, 0.0)
        for part in ["Package.swift", "Sources", "assets/symbols", "protocols"] {
            let path = "\(folder)/\(part)"
            let files = FileManager.default.enumerator(atPath: path)
            for name in [""] + (files?.compactMap { $0 as? String } ?? []) {
                // A file that goes away while the folder is read counts when the next state is read.
                let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
                let date = attributes?[.modificationDate] as? Date
                count += 1
                newest = max(newest, date?.timeIntervalSinceReferenceDate ?? 0)
            }
        }
        return "\(count) files, \(Int(newest * 1_000))"
    }
}
