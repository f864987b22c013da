public import CairoRenderer
public import Foundation
public import Runtime
import ViewGraph

extension ImageRenderer {
    /// Picture of the view in pixels; nil if it is empty or has more than 32,767 pixels on a side.
    public var bitmap: Bitmap? { picture() }

    /// Picture of the view as the contents of a PNG file; nil if there is no ``bitmap``.
    ///
    /// - Throws: `PNGFile.Failure` if the picture cannot be encoded.
    public func pngData() throws -> Data? { try bitmap?.pngData() }
}
