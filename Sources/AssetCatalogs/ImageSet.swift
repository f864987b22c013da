import Foundation

/// Picture of a catalogue, in variants by density and appearance.
package struct ImageSet: Hashable, Sendable {
    /// File of one variant.
    package struct File: Hashable, Sendable {
        package let path: String
        /// Pixels per point.
        package let scale: Double
    }

    /// True for a template, false for an original; nil if the catalogue leaves that to the program.
    package let isTemplate: Bool?
    private let folder: String
    private let variants: [Variant]

    private struct Variant: Hashable, Sendable, AssetVariant {
        let file: String
        let scale: Double
        let idiom: String?
        let appearances: [AssetAppearance]?
    }

    /// The set in `folder`; nil if it names no file.
    ///
    /// - Throws: ``UnreadableAsset`` if its contents cannot be read.
    init?(folder: URL) throws(UnreadableAsset) {
        guard let contents = try CatalogContents.read(folder), let images = contents.images ?? contents.symbols else {
            return nil
        }
        self.folder = folder.path
        variants = images.compactMap { image in
            guard let file = image.filename else { return nil }
            let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
            return Variant(file: file, scale: scale, idiom: image.idiom, appearances: image.appearances)
        }
        if variants.isEmpty { return nil }
        switch contents.properties?.intent {
        case "template": isTemplate = true
        case "original": isTemplate = false
        default: isTemplate = nil
        }
    }

    /// Files for an appearance, best first.
    ///
    /// - Parameters:
    ///   - traits: the appearance.
    ///   - displayScale: pixels per point of the screen; dense screens prefer dense pictures.
    /// - Returns: files, of which one need not exist.
    package func files(for traits: AssetTraits, displayScale: Double) -> [File] {
        let order: [Double] = displayScale > 2 ? [3, 2, 1] : displayScale > 1 ? [2, 3, 1] : [1, 2, 3]
        let files = variants.best(for: traits).map { File(path: "\(folder)/\($0.file)", scale: $0.scale) }
        return files.sorted { a, b in
            (order.firstIndex(of: a.scale) ?? order.count) < (order.firstIndex(of: b.scale) ?? order.count)
        }
    }
}
