public import Foundation
import PictureFormats
import Views

extension UIImage {
    /// Size in points, by the picture's header; zero for a picture that is not there. A symbol has the size that it has
    /// beside text of 17 points.
    public var size: CGSize {
        switch source {
        case .empty: .zero
        case .file(let name, let folder):
            ImageFiles.firstPicture(named: name, in: folder).map(Self.size) ?? .zero
        case .symbol: CGSize(width: Image.symbolSize, height: Image.symbolSize)
        case .picture(let picture): Self.size(of: picture)
        }
    }

    /// Pixels per point.
    public var scale: CGFloat {
        switch source {
        case .empty, .symbol: 1
        case .file(let name, let folder): CGFloat(ImageFiles.firstPicture(named: name, in: folder)?.scale ?? 1)
        case .picture(let picture): CGFloat(picture.scale)
        }
    }

    private static func size(of picture: EncodedPicture) -> CGSize {
        // The header was read when the picture was made; a file that has gone since then has no size.
        guard let header = try? PictureHeader(of: picture.bytes) else { return .zero }
        return CGSize(width: Double(header.width) / picture.scale, height: Double(header.height) / picture.scale)
    }

    private var encoded: EncodedPicture? {
        switch source {
        case .picture(let picture): picture
        case .file(let name, let folder): ImageFiles.firstPicture(named: name, in: folder)
        case .empty, .symbol: nil
        }
    }

    /// The bytes of the picture, if it is encoded as PNG; else nil.
    ///
    /// - Throws: `PictureFailure` if the bytes cannot be read.
    package var encodedPNG: Data? {
        get throws(PictureFailure) {
            guard let bytes = try encodedBytes, bytes.fileExtension == "png" else { return nil }
            return bytes.data
        }
    }

    /// The bytes of the picture as it is encoded, and the extension of files of its format; nil for a symbol.
    ///
    /// - Throws: `PictureFailure` if the bytes cannot be read.
    var encodedBytes: (data: Data, fileExtension: String)? {
        get throws(PictureFailure) {
            guard let encoded else { return nil }
            let format = try PictureHeader(of: encoded.bytes).format
            return (try encoded.bytes.all(), format.name.lowercased())
        }
    }

    /// This picture with other colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(source, renderingMode: renderingMode, tint: tint)
    }
}
