import Foundation
package import LayerTree

/// PNG files: the same picture always gives the same bytes.
package enum PNGFile {
    /// Why a file could not be written or read.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        case notWritten(path: String, reason: String)
        case notEncoded(width: Int, height: Int)
        /// There is nothing of that name.
        case missing(path: String)
        /// There is a folder or a device of that name.
        case notPlain(path: String)
        /// The system does not give its bytes.
        case notOpened(path: String, reason: String)
        /// It begins as no PNG file does.
        case notPNG(path: String)
        /// It ends before its picture does.
        case truncated(path: String, bytes: Int)
        /// It says that it has no pixels.
        case empty(path: String, width: Int, height: Int)
        case tooLarge(path: String, width: Int, height: Int)
        /// It says that it has more pixels than so few bytes can stand for.
        case notWhole(path: String, width: Int, height: Int)
        /// It is there to its end, and what it holds is not the picture that its header speaks of.
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
        // Whoever says that there is much to read is given memory for it, so that is looked at first.
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
