import AssetCatalogs
import Foundation
package import LayerTree
import PictureFormats
@_spi(Engine) import ViewGraph

extension ViewHost {
    /// The picture of `image`, of which the header is read. If there is none, or it cannot be read, a message is logged
    /// (S24.12).
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - traits: values by which a variant is chosen.
    /// - Returns: the picture; nil for symbols, drawings and without a readable file.
    package func picture(of image: Image, for traits: PictureTraits) -> FoundPicture? {
        switch image.source {
        case .symbol, .drawing: return nil
        case .file(let name, let folder): return picture(named: name, in: folder, for: traits)
        case .picture(let picture):
            do throws(UnreadableImage) {
                if let pixels = try imageLoader?.image(of: picture.bytes) {
                    return FoundPicture(pixels: pixels, scale: picture.scale, isTemplate: nil)
                }
                report("\(picture.bytes.name) is not there: a question mark is shown.")
            } catch {
                report("\(error): a question mark is shown.")
            }
            return nil
        }
    }

    /// The best file of the program's picture `name`, as ``picture(of:for:)``: of an asset catalogue, else by its file name.
    private func picture(named name: String, in folder: String?, for traits: PictureTraits) -> FoundPicture? {
        let scale = traits.displayScale
        let folders = folder.map { [$0] } ?? ProgramFolders.all
        let set = AssetLibrary.shared.image(named: name, in: folders)
        let files =
            (set?.files(for: traits.assets, displayScale: Double(scale)) ?? []).map {
                ImageFiles.File(path: $0.path, scale: $0.scale)
            } + ImageFiles.candidates(named: name, in: folder, displayScale: scale)
        var isBroken = false
        for file in files {
            do throws(UnreadableImage) {
                if let pixels = try imageLoader?.image(of: .file(file.path)) {
                    return FoundPicture(pixels: pixels, scale: file.scale, isTemplate: set?.isTemplate)
                }
            } catch {
                isBroken = true
                report("\(error): it is passed over.")
            }
        }
        for problem in AssetLibrary.shared.problems(in: folders) { report(problem) }
        if !isBroken {
            report("There is no picture '\(name)' among the program's resources: a question mark is shown.")
        }
        return nil
    }

    /// The picture of an image with the image's drawing options; nil for symbols and missing files.
    package func layerImage(of image: Image, for traits: PictureTraits) -> LayerImage? {
        picture(of: image, for: traits).map { image.layerImage($0) }
    }
}
