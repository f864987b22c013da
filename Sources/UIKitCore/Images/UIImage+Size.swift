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

    /// The bytes of the picture, if it is encoded as PNG.
    package var encodedPNG: Data? {
        let picture: EncodedPicture? =
            switch source {
            case .picture(let picture): picture
            case .file(let name, let folder): ImageFiles.firstPicture(named: name, in: folder)
            case .empty, .symbol: nil
            }
        guard let picture, let header = try? PictureHeader(of: picture.bytes), header.format == .png else { return nil }
        // A file that cannot be read has no bytes.
        return try? picture.bytes.all()
    }

    /// This picture with other colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(source, renderingMode: renderingMode, tint: tint)
    }
}
