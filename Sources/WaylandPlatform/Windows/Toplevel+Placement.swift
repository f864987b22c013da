import Foundation
import Platform
import WaylandClient
import WaylandProtocols

extension Toplevel {
    /// Maps a window that has a title bar of its own, if the compositor is Weston.
    ///
    /// Weston's desktop shell places a new window by the size of its surface instead of its window geometry. A title bar
    /// above the surface may then be above the screen, where no pointer reaches it. So the surface is mapped blank, in the
    /// size of the window with its title bar, and the first frame, which follows before the compositor draws, moves the
    /// content down by the title bar's height. Other compositors place by the geometry.
    ///
    /// - Returns: offset of the first frame, in points.
    /// - Throws: ``MemoryError`` if the machine has no memory, or no file, for a buffer.
    func place(_ content: ContentSize) throws(MemoryError) -> (x: Int32, y: Int32) {
        guard showsNothing, placesBySurface, requested.isFloating, titleBarHeight > 0 else { return (0, 0) }
        try self.content.attachBlank(geometry(content.size).size, scale: content.scale)
        sendAnswers(content)
        surface.commit()
        return (0, Int32(titleBarHeight))
    }
}
