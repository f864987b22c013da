public import Foundation
import PictureFormats
public import Views

/// Picture in PNG, JPEG, WebP, GIF or SVG, or a symbol.
public final class UIImage: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case empty
        case file(String, folder: String?)
        case symbol(String)
        case picture(EncodedPicture)
    }

    /// Colours of a picture.
    public enum RenderingMode: Int, Sendable {
        /// By the picture: symbols and templates are painted in the foreground style.
        case automatic
        /// Its own colours.
        case alwaysOriginal
        /// The foreground style, or the colour of the image view, through the picture's opacity.
        case alwaysTemplate
    }

    package let source: Source
    /// Colours of the picture.
    public let renderingMode: RenderingMode
    package let tint: UIColor?
    /// Size, weight and colour of a symbol; nil for those of the text around it.
    public let symbolConfiguration: SymbolConfiguration?

    package init(
        _ source: Source, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil,
        symbol: SymbolConfiguration? = nil
    ) {
        self.source = source
        self.renderingMode = renderingMode
        self.tint = tint ?? symbol?.color
        symbolConfiguration = symbol
    }

    /// A picture of no size.
    public convenience init() { self.init(.empty) }

    /// The picture `name` of an asset catalogue, or the file of that name, with or without the extension of a picture
    /// format, among the program's resources; nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// The picture `name` in the resources of `bundle`, or of the program; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration? = nil) {
        let folder = bundle.flatMap { $0 === Bundle.main ? nil : $0.resourcePath }
        guard ImageFiles.exists(named: name, in: folder) else { return nil }
        let isSymbol = ImageFiles.isSymbol(named: name, in: folder)
        self.init(.file(name, folder: folder), symbol: isSymbol ? configuration as? SymbolConfiguration : nil)
    }

    /// The picture `resource` of an asset catalogue; a picture of no size if it is not there.
    public convenience init(resource: ImageResource) {
        self.init(.file(resource.name, folder: resource.bundle?.resourcePath))
    }

    /// The picture in the file at `path`, whose bytes decide about its format; nil if there is none that can be read.
    /// `@2x` and `@3x` ahead of the extension give the number of pixels per point.
    public convenience init?(contentsOfFile path: String) {
        guard let picture = Self.picture(.file(path), scale: ImageFiles.scale(ofFile: path)) else { return nil }
        self.init(.picture(picture))
    }

    /// The encoded picture `data`; nil if it is none that can be read.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The encoded picture `data` with `scale` pixels per point; nil if it is none that can be read.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = Self.picture(.memory(PictureData(data)), scale: Double(scale)) else { return nil }
        self.init(.picture(picture))
    }

    /// The picture in `bytes`; nil if it cannot be read.
    ///
    /// The reason is dropped: nil is all that UIKit's initialisers can answer, and programs try files and data with them
    /// that may be no pictures.
    private static func picture(_ bytes: PictureBytes, scale: Double) -> EncodedPicture? {
        try? EncodedPicture(bytes, scale: scale)
    }

    /// The symbol `name` of Lilt's own set; nil if there is none.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// The symbol `name` of Lilt's own set; nil if there is none. Without a configuration, it has the size of the text around it.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard Image.isSymbol(name) else { return nil }
        self.init(.symbol(name), symbol: configuration as? SymbolConfiguration)
    }

    /// True if both come from the same file or symbol.
    public static func == (a: UIImage, b: UIImage) -> Bool {
        a.source == b.source && a.renderingMode == b.renderingMode && a.tint == b.tint
            && a.symbolConfiguration?.font == b.symbolConfiguration?.font
    }
    /// Hashes the file or symbol name.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// Type of an image literal.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// The picture of an image literal; a picture of no size if it is not there.
    public convenience init(imageLiteralResourceName path: String) { self.init(.file(path, folder: nil)) }
}

extension Image {
    /// An image view of `uiImage`.
    public init(uiImage: UIImage) {
        let image =
            switch uiImage.source {
            case .empty: Image(EncodedPicture.empty)
            case .file(let name, let folder):
                Image(name, folder: folder).symbolFont(uiImage.symbolConfiguration?.font?.font)
            case .symbol(let name): Image(systemName: name).symbolFont(uiImage.symbolConfiguration?.font?.font)
            case .picture(let picture): Image(picture)
            }
        if let tint = uiImage.tint, uiImage.renderingMode != .alwaysTemplate {
            self = image.renderingMode(.template).tinted(Color(uiColor: tint))
            return
        }
        switch uiImage.renderingMode {
        case .automatic: self = image
        case .alwaysOriginal: self = image.renderingMode(.original)
        case .alwaysTemplate: self = image.renderingMode(.template)
        }
    }
}
