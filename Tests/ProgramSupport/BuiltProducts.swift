package import Foundation

/// Locations of this package's built programs: beside the running test program.
package enum BuiltProducts {
    package static let folder: URL = {
        let files = FileManager.default
        let path = (try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: path).deletingLastPathComponent()
    }()

    package static func url(of product: String) -> URL { folder.appendingPathComponent(product) }

    /// Options with which the compiler finds the modules that need no C library: the folder of Swift modules, and the C
    /// modules on which AttributeGraph and PictureFormats are built.
    package static var moduleOptions: [String] {
        let maps = ["CSwiftRuntime", "CZlib"].map { name in
            "-fmodule-map-file=" + PackageFolder.url.appending(path: "Sources/\(name)/module.modulemap").path
        }
        return ["-I", url(of: "Modules").path] + maps.flatMap { ["-Xcc", $0] }
    }
}

/// The folder that holds `Package.swift`.
package enum PackageFolder {
    package static let url: URL = {
        // Tests/ProgramSupport/BuiltProducts.swift
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }()
}
