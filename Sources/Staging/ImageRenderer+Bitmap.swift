public import CairoRenderer
public import Foundation
public import Runtime
import ViewGraph

extension ImageRenderer {
    /// The view as it is now, in pixels; nil if it has no size, or one of more than 32,767 pixels on a side.
    public var bitmap: Bitmap? { picture() }

    /// The same as the bytes of a PNG file.
    public func pngData() throws -> Data? { try bitmap?.pngData() }
}
