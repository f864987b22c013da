import Foundation
package import LayerTree

/// Writing and reading of PNG files. Equal pictures give equal bytes.
package enum PNGFile {
    /// Errors of writing and reading PNG files.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        case notWritten(path: String, reason: String)
        case notEncoded(width: Int, height: Int)
        /// No file has that name.
        case missing(path: String)
        /// A folder or a device has that name.
        case notPlain(path: String)
        /// The system refuses to open or read the file.
        case notOpened(path: String, reason: String)
        /// The file does not begin as a PNG file.
        case notPNG(path: String)
        /// The file ends before its picture.
        case truncated(path: String, bytes: Int)
        /// The header gives a size without pixels.
        case empty(path: String, width: Int, height: Int)
        case tooLarge(path: String, width: Int, height: Int)
        /// The header gives more pixels than the file's bytes can encode.
        case notWhole(path: String, width: Int, height: Int)
        /// The file is complete, but its data is not a picture of the header's size.
        case damaged(path: String, width: Int, height: Int)

        package var description: String {
            switch self {
            case .notWritten(let path, let reason): "\(path) could not be written: \(reason)"
            case .notEncoded(let width, let height): "a picture of \(width)x\(height) pixels could not be made a PNG"
            case .missing(let path): "\(path) is not there"
            case .notPlain(let path): "\(path) is no plain file"
            case .notOpened(let path, let reason): "\(path) could not be opened: \(reason)"
            case .notPNG(let path): "\(path) is no PNG picture: it begins as none does"
            case .truncated(let path, let bytes):
                "\(path) is truncated: its \(bytes) bytes end before the picture does"
            case .empty(let path, let width, let height):
                "\(path) has \(width)x\(height) pixels, which is none at all"
            case .tooLarge(let path, let width, let height):
                "\(path) is too large with \(width)x\(height) pixels; pictures may have up to "
                    + "\(PNGHeader.mostPixels) of them, \(PNGHeader.longestSide) along a side"
            case .notWhole(let path, let width, let height):
                "\(path) says that it has \(width)x\(height) pixels, and is too short for them"
            case .damaged(let path, let width, let height):
                "\(path) is damaged: what it holds is no picture of the \(width)x\(height) pixels that it speaks of"
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
    /// - Throws: `Failure` if there is no such file, it cannot be read, or it holds no PNG picture of a size that can
    ///   be shown.
    package static func read(_ path: String) throws(Failure) -> ImagePixels {
        // The header is checked first, because Cairo allocates any size that it gives.
        let header = try PNGHeader(file: path)
        let (width, height) = (header.width, header.height)
        guard width > 0, height > 0 else { throw .empty(path: path, width: width, height: height) }
        guard header.isBounded else { throw .tooLarge(path: path, width: width, height: height) }
        guard header.mayBeWhole else { throw .notWhole(path: path, width: width, height: height) }
        if let store = PixelStore(pngAt: path) {
            return ImagePixels(width: store.width, height: store.height, pixels: store.bitmap.pixels)
        }
        if try PNGHeader.endsTooSoon(file: path) { throw .truncated(path: path, bytes: header.fileBytes) }
        throw .damaged(path: path, width: width, height: height)
    }
}
