import CairoRenderer
import Foundation
public import Runtime
public import UIKitCore
import ViewGraph

extension ImageRenderer {
    /// The current image of the view; nil if it cannot be drawn.
    public var uiImage: UIImage? {
        guard let picture = picture() else { return nil }
        return UIImage.bytes { Data(try PNGFile.encode(picture)) }.flatMap { UIImage(data: $0, scale: scale) }
    }
}
