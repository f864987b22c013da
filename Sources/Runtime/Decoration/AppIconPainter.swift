import CairoRenderer
import Foundation
package import Platform
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Painter of the program's icon: the picture `AppIcon` of its resources.
@MainActor package final class AppIconPainter: IconPainter {
    private static let name = "AppIcon"

    /// Returns nil if the program has no such picture.
    package init?() {
        guard ImageFiles.exists(named: Self.name) else { return nil }
    }

    package func paint(into buffer: PixelBuffer) {
        let side = CGFloat(buffer.width)
        let icon = Image(Self.name).resizable().scaledToFit().frame(width: side, height: side)
        guard let picture = ImageRenderer(content: icon).picture() else { return }
        let drawn = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
        buffer.replacePixels(in: drawn) { x, y, _ in picture[x, y] }
    }
}
