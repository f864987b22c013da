import Foundation
import ProtocolXML
import WireScanner

/// Protocol files on this machine, of whatever version.
enum InstalledFiles {
    /// Folders in which distributions put them, below each folder of `XDG_DATA_DIRS`; missing ones are skipped.
    private static let folders =
        ["wayland", "wayland-protocols", "wlr-protocols", "plasma-wayland-protocols"]
        + (10...20).map { "libweston-\($0)/protocols" }

    static let paths: [String] = dataFolders.flatMap { data in
        folders.flatMap { folder in
            let path = "\(data)/\(folder)"
            return (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".xml") }.sorted().map { "\(path)/\($0)" }
        }
    }

    /// Reason to print when a test is skipped because there are none.
    static let absence = "no protocol file is installed below \(dataFolders.joined(separator: ", "))"

    /// Reads them all.
    ///
    /// - Throws: the reader's error if it refuses one.
    static func read() throws(ScannerError) -> [WireProtocol] {
        var documents: [WireProtocol] = []
        for path in paths { documents.append(try XMLProtocolReader.read(contentsOf: URL(filePath: path))) }
        return documents
    }

    private static let dataFolders: [String] = {
        let told = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? ""
        let folders = told.split(separator: ":").map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) }
        return folders.isEmpty ? ["/usr/local/share", "/usr/share"] : folders
    }()
}
