import PictureFormats

/// Parsed drawing that is drawn in any size.
protocol VectorDrawing: Sendable {
    /// Draws all of the drawing into a picture of `width` by `height` pixels.
    ///
    /// - Throws: `PictureFailure` if the drawing exceeds a limit of the library that draws it.
    func picture(width: Int, height: Int, name: String) throws(PictureFailure) -> PixelStore
}
