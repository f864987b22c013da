/// Role of a file in a program, by its name.
package enum FileKind: Hashable {
    case source
    /// A file, or a folder that counts as one, for the program's bundle.
    case resource
    /// A source that only Apple's tools compile.
    case foreignSource
    /// A string table in a folder for its language.
    case localizedFolder
    case other

    /// Kind of the file called `name`.
    package init(name: String) {
        let parts = name.split(separator: ".")
        let ending = parts.count > 1 ? parts.last?.lowercased() ?? "" : ""
        self =
            switch ending {
            case "swift": .source
            case "lproj": .localizedFolder
            case let ending where Self.foreign.contains(ending): .foreignSource
            case let ending where Self.resources.contains(ending): .resource
            default: .other
            }
    }

    /// True for folders that are one file to the program.
    static func isOneFile(folder name: String) -> Bool {
        oneFileFolders.contains { name.hasSuffix($0) }
    }

    private static let foreign: Set<String> = [
        "m", "mm", "c", "cc", "cpp", "metal", "xib", "storyboard", "xcdatamodeld", "xcdatamodel", "intentdefinition",
        "mlmodel", "mlpackage", "rcproject",
    ]

    private static let resources: Set<String> = [
        "xcassets", "strings", "stringsdict", "xcstrings", "json", "geojson", "png", "jpg", "jpeg", "gif", "webp",
        "svg",
        "heic", "pdf", "ttf", "otf", "ttc", "mp3", "m4a", "wav", "aif", "aiff", "caf", "mp4", "mov", "m4v", "txt",
        "csv",
        "tsv", "plist", "html", "css", "js", "xml", "yaml", "yml", "sqlite", "db", "bundle", "scnassets", "usdz", "rtf",
        "ics", "gpx", "bin", "dat",
    ]

    private static let oneFileFolders = [
        ".xcassets", ".bundle", ".xcdatamodeld", ".scnassets", ".docc", ".mlpackage", ".playground", ".rcproject",
        ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".app", ".appiconset", ".icon",
    ]
}
