public import Foundation
import PictureFormats
package import Views

extension UIImage {
    /// Size in points, by the picture's header; zero for a picture that is not there. A symbol has the size that it has
    /// beside text of 17 points.
    public var size: CGSize {
        switch source {
        case .empty: .zero
        case .file(let name, let folder):
            ImageFiles.firstPicture(named: name, in: folder).map(Self.size)
                ?? ImageFiles.firstSymbol(named: name, in: folder).map { configured(Self.size(of: $0)) } ?? .zero
        case .symbol(let name): Image(systemName: name).symbolFont(symbolConfiguration?.font?.font).symbolSize
        case .picture(let picture): Self.size(of: picture)
        }
    }

    /// The size of a catalogue's symbol in its configuration, from that beside text of 17 points.
    private func configured(_ size: CGSize) -> CGSize {
        let factor = (symbolConfiguration?.font?.pointSize ?? 17) / 17
        return CGSize(width: size.width * factor, height: size.height * factor)
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

    /// The encoded picture with `scale` pixels per point; nil for a symbol.
    package func withScale(_ scale: Double) -> EncodedPicture? { encoded?.scaled(to: scale) }

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

    /// This picture painted in `color` through its opacity. Where a picture is a template, the foreground style counts instead.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(source, renderingMode: renderingMode, tint: color, symbol: symbolConfiguration)
    }

    /// This picture painted in `color` through its opacity, with other colours if it is a template.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(source, renderingMode: renderingMode, tint: color, symbol: symbolConfiguration)
    }

    /// This symbol with another configuration; a picture stays as it is.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        UIImage(
            source, renderingMode: renderingMode, tint: tint, symbol: configuration as? SymbolConfiguration)
    }

    /// This symbol with `configuration` in addition to its own; nil for a picture.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// True for a symbol, of the system or of an asset catalogue.
    public var isSymbolImage: Bool {
        switch source {
        case .symbol: true
        case .file(let name, let folder): ImageFiles.isSymbol(named: name, in: folder)
        case .empty, .picture: false
        }
    }

    /// The orientation of the pixels: pictures are turned when they are decoded.
    public var imageOrientation: Orientation { .up }

    /// Orientation of the pixels of a picture.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case up
        /// Turned by 180°.
        case down
        /// Turned by 90° to the left.
        case left
        /// Turned by 90° to the right.
        case right
        /// Mirrored left to right.
        case upMirrored
        /// Mirrored left to right and turned by 180°.
        case downMirrored
        /// Mirrored left to right and turned by 90° to the left.
        case leftMirrored
        /// Mirrored left to right and turned by 90° to the right.
        case rightMirrored
    }

    /// This picture with other colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(source, renderingMode: renderingMode, tint: tint, symbol: symbolConfiguration)
    }
}
