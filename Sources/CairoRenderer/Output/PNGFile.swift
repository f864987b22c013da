import Foundation
package import LayerTree

/// PNG files: the same picture always gives the same bytes.
package enum PNGFile {
    /// Why a file could not be written or read.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        case notWritten(path: String, reason: String)
        case notRead(path: String)
        case notEncoded(width: Int, height: Int)

        package var description: String {
            switch self {
            case .notWritten(let path, let reason): "\(path) could not be written: \(reason)"
            case .notRead(let path): "\(path) could not be read as a PNG picture"
            case .notEncoded(let width, let height): "a picture of \(width)x\(height) pixels could not be made a PNG"
            }
        }
    }

    /// The file's bytes.
    package static func encode(_ bitmap: Bitmap) throws(Failure) -> [UInt8] {
        guard let bytes = CairoCanvas(PixelStore(bitmap)).png() else {
            throw .notEncoded(width: bitmap.width, height: bitmap.height)
        }
        return bytes
    }

    /// Writes `bitmap` to `path`, in the place of what may be there.
    package static func write(_ bitmap: Bitmap, to path: String) throws(Failure) {
        let bytes = try encode(bitmap)
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            throw .notWritten(path: path, reason: error.localizedDescription)
        }
    }

    /// The picture in the file at `path`, for layers to show.
    package static func read(_ path: String) throws(Failure) -> ImagePixels {
        guard let store = PixelStore(pngAt: path) else { throw .notRead(path: path) }
        return ImagePixels(width: store.width, height: store.height, pixels: store.bitmap.pixels)
    }
}
