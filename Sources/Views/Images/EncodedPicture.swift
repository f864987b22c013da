import Foundation
package import PictureFormats

/// Encoded picture that is named by no resource: a file at a path, or bytes in memory.
package struct EncodedPicture: Hashable, Sendable {
    package let bytes: PictureBytes
    /// Pixels per point.
    package let scale: Double

    /// A picture of one transparent point, for images without content.
    package static let empty = EncodedPicture(
        known: .memory(
            PictureData(
                Data(
                    base64Encoded:
                        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
                ) ?? Data())))

    private init(known bytes: PictureBytes, scale: Double = 1) {
        self.bytes = bytes
        self.scale = scale
    }

    /// The picture with `scale` pixels per point.
    package func scaled(to scale: Double) -> EncodedPicture { EncodedPicture(known: bytes, scale: scale) }

    /// Checks the header of a picture.
    ///
    /// - Parameters:
    ///   - bytes: the picture.
    ///   - scale: pixels per point.
    /// - Throws: `PictureFailure` if there is no picture that can be read.
    package init(_ bytes: PictureBytes, scale: Double = 1) throws(PictureFailure) {
        _ = try PictureHeader(of: bytes)
        self.bytes = bytes
        self.scale = scale
    }
}
