import Foundation
import PictureFormats

/// Decoding of photographs: PNG by Cairo, other formats by gdk-pixbuf (docs/decisions/0101-pictures-by-gdk-pixbuf.md).
enum PictureDecoding {
    /// Decodes a picture of any format but SVG and PDF.
    ///
    /// - Throws: `PictureFailure` if the bytes are no picture of the header's size.
    static func decode(_ bytes: Data, _ header: PictureHeader, name: String) throws(PictureFailure) -> PixelStore {
        guard header.format == .png else { return try PixbufLibrary.decode(bytes, header, name: name) }
        let store = PixelStore(png: bytes)
        if let store, store.width == header.width, store.height == header.height { return store }
        if PictureHeader.pngEndsTooSoon(bytes) { throw .truncated(name: name, .png, bytes: bytes.count) }
        throw .damaged(
            name: name, .png,
            reason: "what it holds is no picture of the \(header.width)x\(header.height) pixels that it speaks of")
    }
}
