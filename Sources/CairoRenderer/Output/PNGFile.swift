import Foundation
package import LayerTree
package import PictureFormats

/// Writing and reading of PNG files. Equal pictures give equal bytes.
package enum PNGFile {
    /// Errors of writing PNG files.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        case notWritten(path: String, reason: String)
        case notEncoded(width: Int, height: Int)

        package var description: String {
            switch self {
            case .notWritten(let path, let reason): "\(path) could not be written: \(reason)"
            case .notEncoded(let width, let height): "a picture of \(width)x\(height) pixels could not be made a PNG"
            }
        }
    }

    /// Encodes `bitmap` as a PNG file.
    ///
    /// - Throws: `Failure` if the picture cannot be encoded.
    package static func encode(_ bitmap: Bitmap) throws(Failure) -> [UInt8] {
        guard let bytes = CairoCanvas(PixelStore(bitmap)).png() else {
            throw .notEncoded(width: bitmap.width, height: bitmap.height)
        }
        return bytes
    }

    /// Writes `bitmap` to the file `path`, replacing an existing file.
    ///
    /// - Throws: `Failure` if the picture cannot be encoded or the file cannot be written.
    package static func write(_ bitmap: Bitmap, to path: String) throws(Failure) {
        let bytes = try encode(bitmap)
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            throw .notWritten(path: path, reason: error.localizedDescription)
        }
    }

    /// Reads the picture in the file at `path`.
    ///
    /// - Throws: `PictureFailure` if there is no such file, it cannot be read, or it holds no PNG picture of a size that
    ///   can be shown.
    package static func read(_ path: String) throws(PictureFailure) -> ImagePixels {
        let source = PictureBytes.file(path)
        // The header is checked first, because Cairo allocates any size that it gives.
        let header = try PictureHeader(of: source)
        guard header.format == .png else { throw .unknownFormat(name: path) }
        let store = try PictureDecoding.decode(try source.all(), header, name: path)
        return ImagePixels(width: store.width, height: store.height, pixels: store.bitmap.pixels)
    }
}
