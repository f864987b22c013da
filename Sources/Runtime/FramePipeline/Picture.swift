package import CairoRenderer
package import Foundation
package import LayerTree
import Platform
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Returns the whole window as a new bitmap, drawn by the renderer of the window's frames.
    ///
    /// - Parameters:
    ///   - size: size of the window, in points.
    ///   - scale: pixels per point.
    ///   - background: background behind the views; nil for that of the window.
    /// - Returns: the bitmap, at least one pixel wide and high.
    package func picture(size: CGSize, scale: Double, background: ResolvedColor? = nil) -> Bitmap {
        let width = max(1, Int((size.width * scale).rounded()))
        let height = max(1, Int((size.height * scale).rounded()))
        finishPictures()
        var picture = Bitmap(width: width, height: height)
        picture.withPixelBuffer { buffer in
            renderer.render(
                views.layers, scale: scale, damage: [PixelRect(x: 0, y: 0, width: width, height: height)],
                background: background ?? self.background, into: buffer)
        }
        return picture
    }

    /// Has the next drawing show all pictures, those too that frames were drawn without.
    private func finishPictures() {
        guard let pictures else { return }
        pictures.deadline = nil
        for picture in pictures.missing { views.layers.pixelsChanged(of: picture) }
    }
}
