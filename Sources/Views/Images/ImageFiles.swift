import AnimationCore
import AssetCatalogs
import Foundation
import PictureFormats

/// Finds the program's picture files.
package enum ImageFiles {
    /// A file, with its pixels per point.
    struct File: Hashable {
        let path: String
        let scale: Double
    }

    /// Paths at which the picture `name` may be, best first.
    ///
    /// - Parameters:
    ///   - name: file name, with or without the extension of a picture format.
    ///   - folder: folder to search; nil for all of the program's resource folders.
    ///   - displayScale: pixels per point of the screen; dense screens prefer dense pictures.
    /// - Returns: paths, of files that need not exist.
    static func candidates(named name: String, in folder: String?, displayScale: CGFloat) -> [File] {
        let scales: [Double] = displayScale > 2 ? [3, 2, 1] : displayScale > 1 ? [2, 3, 1] : [1, 2, 3]
        let given = PictureFormat.extensions.first { name.lowercased().hasSuffix(".\($0)") }
        let stem = given.map { String(name.dropLast($0.count + 1)) } ?? name
        // As it is written in the name: file systems distinguish "JPG" from "jpg".
        let extensions = given.map { [String(name.suffix($0.count))] } ?? PictureFormat.extensions
        let names = extensions.flatMap { type in
            scales.map { (scale: $0, file: $0 == 1 ? "\(stem).\(type)" : "\(stem)@\(Int($0))x.\(type)") }
        }
        return (folder.map { [$0] } ?? ProgramFolders.all).flatMap { folder in
            names.map { File(path: "\(folder)/\($0.file)", scale: $0.scale) }
        }
    }

    /// True if there is a picture `name` in an asset catalogue or as a file.
    ///
    /// - Parameters:
    ///   - name: name of an asset; or of a file, with or without the extension of a picture format.
    ///   - folder: folder to search; nil for all of the program's resource folders.
    /// - Returns: true if there is one; it need not be readable.
    package static func exists(named name: String, in folder: String? = nil) -> Bool {
        firstFile(named: name, in: folder) != nil || symbolFile(named: name, in: folder) != nil
    }

    /// True if the picture `name` is a symbol of an asset catalogue.
    package static func isSymbol(named name: String, in folder: String?) -> Bool {
        symbolFile(named: name, in: folder) != nil
    }

    /// The template of the symbol `name` of an asset catalogue; nil if there is none, or a picture of that name.
    private static func symbolFile(named name: String, in folder: String?) -> String? {
        let folders = folder.map { [$0] } ?? ProgramFolders.all
        guard AssetLibrary.shared.image(named: name, in: folders) == nil,
            let set = AssetLibrary.shared.symbol(named: name, in: folders)
        else { return nil }
        return set.files(for: AssetTraits(), displayScale: 1).first.map(\.path)
    }

    /// The symbol `name` of an asset catalogue in the size that it has beside text of 17 points; nil if there is none that can
    /// be read.
    package static func firstSymbol(named name: String, in folder: String?) -> EncodedPicture? {
        guard let path = symbolFile(named: name, in: folder) else { return nil }
        let metrics = SymbolMetrics(EnvironmentValues())
        do {
            let drawing = try SymbolTemplates.shared.drawing(in: path, for: metrics)
            return try EncodedPicture(.memory(drawing), scale: metrics.scaleOfTemplates)
        } catch {
            // A symbol that cannot be read has no size; the reason is reported when it is shown.
            return nil
        }
    }

    private static func firstFile(named name: String, in folder: String?) -> File? {
        let set = AssetLibrary.shared.image(named: name, in: folder.map { [$0] } ?? ProgramFolders.all)
        let files = (set?.files(for: AssetTraits(), displayScale: 1) ?? []).map { File(path: $0.path, scale: $0.scale) }
        return (files + candidates(named: name, in: folder, displayScale: 1)).first {
            FileManager.default.fileExists(atPath: $0.path)
        }
    }

    /// The picture `name` in the light appearance, for a screen of one pixel per point; nil if there is none that can be
    /// read.
    package static func firstPicture(named name: String, in folder: String?) -> EncodedPicture? {
        firstFile(named: name, in: folder).flatMap { try? EncodedPicture(.file($0.path), scale: $0.scale) }
    }

    /// Pixels per point of the file at `path`, by the end of its name: `@2x` or `@3x` ahead of the extension.
    package static func scale(ofFile path: String) -> Double {
        let stem = URL(filePath: path).deletingPathExtension().lastPathComponent
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }
}
