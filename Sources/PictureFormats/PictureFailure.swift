/// Error of reading a picture; `name` is a file's path or says that the picture is in memory.
package enum PictureFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// No file has that name.
    case missing(name: String)
    /// A folder or a device has that name.
    case notPlain(name: String)
    /// The system refuses to open or read the file.
    case notOpened(name: String, reason: String)
    /// There are no bytes.
    case noBytes(name: String)
    /// The first bytes are those of no format that can be read.
    case unknownFormat(name: String)
    /// The file ends before its picture.
    case truncated(name: String, PictureFormat, bytes: Int)
    /// The header gives a size without pixels.
    case empty(name: String, width: Int, height: Int)
    /// The header gives a size beyond the limits.
    case tooLarge(name: String, width: Int, height: Int)
    /// The file is longer than any picture within the limits.
    case tooLong(name: String, bytes: Int)
    /// The header gives more pixels than the file's bytes can encode.
    case notWhole(name: String, width: Int, height: Int)
    /// The header is malformed.
    case noHeader(name: String, PictureFormat)
    /// The data behind the header is malformed.
    case damaged(name: String, PictureFormat, reason: String)
    /// The library that reads the format, or its part for the format, is not installed.
    case noLibrary(name: String, PictureFormat, package: String, reason: String)

    package var description: String {
        switch self {
        case .missing(let name): "\(name) is not there"
        case .notPlain(let name): "\(name) is no plain file"
        case .notOpened(let name, let reason): "\(name) could not be opened: \(reason)"
        case .noBytes(let name): "\(name) is empty"
        case .unknownFormat(let name):
            "\(name) is no picture: it begins as none does of "
                + PictureFormat.allCases.map(\.name).joined(separator: ", ")
        case .truncated(let name, let format, let bytes):
            "\(name), a \(format.name) picture, is truncated: its \(bytes) bytes end before the picture does"
        case .empty(let name, let width, let height): "\(name) has \(width)x\(height) pixels, which is none at all"
        case .tooLarge(let name, let width, let height):
            "\(name) is too large with \(width)x\(height) pixels; pictures may have up to "
                + "\(PictureHeader.mostPixels) of them, \(PictureHeader.longestSide) along a side"
        case .tooLong(let name, let bytes):
            "\(name) is too long with \(bytes) bytes; pictures may have up to \(PictureHeader.mostBytes)"
        case .notWhole(let name, let width, let height):
            "\(name) says that it has \(width)x\(height) pixels, and is too short for them"
        case .noHeader(let name, let format):
            "\(name) is damaged: it begins as a \(format.name) picture and has no size"
        case .damaged(let name, let format, let reason): "\(name), a \(format.name) picture, is damaged: \(reason)"
        case .noLibrary(let name, let format, let package, let reason):
            "\(name) is a \(format.name) picture, which takes the Debian package \(package): \(reason)"
        }
    }
}
