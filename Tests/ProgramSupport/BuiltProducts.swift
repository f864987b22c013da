package import Foundation

/// Locations of this package's built programs: beside the running test program.
package enum BuiltProducts {
    package static let folder: URL = {
        let files = FileManager.default
        let path = (try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: path).deletingLastPathComponent()
    }()

    package static func url(of product: String) -> URL { folder.appendingPathComponent(product) }
}

/// The folder that holds `Package.swift`.
package enum PackageFolder {
    package static let url: URL = {
        // Tests/ProgramSupport/BuiltProducts.swift
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }()
}
