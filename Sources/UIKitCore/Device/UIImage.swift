public import Foundation
import PictureFormats
public import Views

/// Picture in PNG, JPEG, WebP, GIF or SVG, or a symbol.
public final class UIImage: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case file(String)
        case symbol(String)
        case picture(EncodedPicture)
    }

    package let source: Source

    /// The resource `name`, with or without the extension of a picture format; nil if there is none.
    public init?(named name: String) {
        guard ImageFiles.exists(named: name) else { return nil }
        source = .file(name)
    }

    /// The picture in the file at `path`, whose bytes decide about its format; nil if there is none that can be read.
    /// `@2x` and `@3x` ahead of the extension give the number of pixels per point.
    public init?(contentsOfFile path: String) {
        guard let picture = Self.picture(.file(path), scale: ImageFiles.scale(ofFile: path)) else { return nil }
        source = .picture(picture)
    }

    /// The encoded picture `data`; nil if it is none that can be read.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The encoded picture `data` with `scale` pixels per point; nil if it is none that can be read.
    public init?(data: Data, scale: CGFloat) {
        guard let picture = Self.picture(.memory(PictureData(data)), scale: Double(scale)) else { return nil }
        source = .picture(picture)
    }

    /// The picture in `bytes`; nil if it cannot be read.
    ///
    /// The reason is dropped: nil is all that UIKit's initialisers can answer, and programs try files and data with them
    /// that may be no pictures.
    private static func picture(_ bytes: PictureBytes, scale: Double) -> EncodedPicture? {
        try? EncodedPicture(bytes, scale: scale)
    }

    /// The symbol `name` of Lilt's own set; nil if there is none.
    public init?(systemName name: String) {
        guard Image.isSymbol(name) else { return nil }
        source = .symbol(name)
    }

    /// True if both come from the same file or symbol.
    public static func == (a: UIImage, b: UIImage) -> Bool { a.source == b.source }
    /// Hashes the file or symbol name.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Image {
    /// An image view of `uiImage`.
    public init(uiImage: UIImage) {
        switch uiImage.source {
        case .file(let name): self.init(name)
        case .symbol(let name): self.init(systemName: name)
        case .picture(let picture): self.init(picture)
        }
    }
}
