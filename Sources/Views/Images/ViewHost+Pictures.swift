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
        if set == nil, let symbol = AssetLibrary.shared.symbol(named: name, in: folders) {
            return picture(of: symbol, named: name, for: traits)
        }
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

    /// The drawing of a symbol set's template for a size and weight; nil with a message if there is none.
    private func picture(of symbol: ImageSet, named name: String, for traits: PictureTraits) -> FoundPicture? {
        guard let file = symbol.files(for: traits.assets, displayScale: Double(traits.displayScale)).first else {
            report("The symbol set '\(name)' has no file for this appearance: a question mark is shown.")
            return nil
        }
        do throws(UnreadableImage) {
            let drawing = try SymbolTemplates.shared.drawing(in: file.path, for: traits.symbol)
            guard let pixels = try imageLoader?.image(of: .memory(drawing)) else { return nil }
            var found = FoundPicture(pixels: pixels, scale: traits.symbol.scaleOfTemplates, isTemplate: true)
            found.baselineBelowMiddle = traits.symbol.baselineBelowMiddle
            return found
        } catch {
            report("\(error): a question mark is shown.")
            return nil
        }
    }

    /// The picture of an image with the image's drawing options; nil for symbols and missing files.
    package func layerImage(of image: Image, for traits: PictureTraits) -> LayerImage? {
        picture(of: image, for: traits).map { image.layerImage($0) }
    }
}
