import AssetCatalogs
import AssetNames
import Foundation

/// Writes a Swift file with a name for each picture and colour of asset catalogues.
///
/// Arguments: the file to write, the expression for the bundle of the resources, the catalogues, and the target's sources,
/// whose own names are left to them.
@main struct AssetSymbols {
    /// Reads the catalogues and writes the file.
    ///
    /// - Throws: an error of Foundation if a source cannot be read or the file cannot be written.
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 3 else {
            FileHandle.standardError.write(Data("usage: AssetSymbols OUTPUT BUNDLE CATALOGUE... SOURCE...\n".utf8))
            exit(64)
        }
        let isCatalog: (String) -> Bool = { $0.hasSuffix(".xcassets") }
        let catalogs = arguments.dropFirst(3).filter(isCatalog).map {
            AssetCatalog(folder: URL(filePath: $0, directoryHint: .isDirectory))
        }
        for problem in catalogs.flatMap(\.problems) {
            FileHandle.standardError.write(Data("warning: \(problem)\n".utf8))
        }
        let text = SymbolFile(
            images: catalogs.flatMap(\.pictureNames), colors: catalogs.flatMap { $0.colors.keys },
            bundle: arguments[2],
            taken: try DeclaredNames.find(in: arguments.dropFirst(3).filter { !isCatalog($0) })
        ).text
        try text.write(toFile: arguments[1], atomically: true, encoding: .utf8)
    }
}
