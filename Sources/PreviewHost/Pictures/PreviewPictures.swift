import CairoRenderer
import Foundation
import PreviewMessages
import Staging
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Pictures of previews as files.
@MainActor enum PreviewPictures {
    /// Writes each preview as a PNG file, when nothing moves in it any more.
    ///
    /// - Returns: the files, in the order of the previews.
    /// - Throws: an error of Foundation or of the encoder if a file cannot be written.
    static func write(_ previews: [FoundPreview], in look: PreviewLook, to folder: URL) throws -> [URL] {
        var files: [URL] = []
        for preview in previews {
            let stage = Self.stage(
                of: PreviewCanvas(preview: preview, look: look), in: look,
                size: look.size(preview.traits) ?? Self.idealSize(of: preview, in: look))
            stage.rest(limit: settlingLimit)
            let file = folder.appending(path: fileName(preview.id, taken: Set(files.map(\.lastPathComponent))))
            try stage.image.writePNG(to: file)
            files.append(file)
        }
        return files
    }

    /// Seconds after which a view that still moves is pictured.
    private static let settlingLimit = 10.0

    private static func stage(of view: some View, in look: PreviewLook, size: CGSize) -> Stage {
        Stage(
            program: view, size: size, scale: 2, colorScheme: look.appearance == .dark ? .dark : .light,
            locale: Locale(identifier: look.locale))
    }

    private static func idealSize(of preview: FoundPreview, in look: PreviewLook) -> CGSize {
        let box = Measured()
        let canvas = PreviewCanvas(preview: preview, look: look)
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                box.size = $0
            }
        stage(of: canvas, in: look, size: CGSize(width: 1, height: 1)).rest(limit: settlingLimit)
        return CGSize(width: max(1, box.size.width.rounded(.up)), height: max(1, box.size.height.rounded(.up)))
    }

    private final class Measured {
        var size = CGSize.zero
    }

    /// Name of a preview's file: letters, digits and spaces of its title stay.
    static func fileName(_ title: String, taken: Set<String>) -> String {
        let plain = String(title.map { $0.isLetter || $0.isNumber || " -_()".contains($0) ? $0 : "-" }.prefix(80))
        var name = "\(plain).png"
        var number = 2
        while taken.contains(name) {
            name = "\(plain) (\(number)).png"
            number += 1
        }
        return name
    }
}
