/// Format of a picture file. The file's first bytes decide, not its name.
package enum PictureFormat: Hashable, Sendable, CaseIterable {
    case png, jpeg, webp, gif, svg, pdf

    /// True for drawings, which are drawn in the size in which they are shown.
    package var isVector: Bool { self == .svg || self == .pdf }

    /// Name for messages.
    package var name: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .webp: "WebP"
        case .gif: "GIF"
        case .svg: "SVG"
        case .pdf: "PDF"
        }
    }

    /// File name extensions in the order in which a name without extension is completed.
    package static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "svg", "pdf"]

    /// Number of bytes at the beginning of a file that suffice to recognise each format.
    static let recognisedBy = 1 << 14

    /// Recognises the format of a file that begins with `start`; nil if it is none of these.
    init?(_ start: [UInt8]) {
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if start.prefix(1_024).firstRange(of: "%PDF-".utf8) != nil {
            self = .pdf
        } else if SVGRoot.isBeginning(start) {
            self = .svg
        } else {
            return nil
        }
    }
}
