/// Painter of the program's icon, for hosts whose desktop takes pictures.
@MainActor package protocol IconPainter: AnyObject {
    /// Draws the icon into a square buffer, all of it.
    func paint(into buffer: PixelBuffer)
}
