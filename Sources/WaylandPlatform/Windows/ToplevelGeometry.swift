import Foundation
import Platform
import WaylandProtocols

/// Sizes that a toplevel sends to the compositor, each again only when it changes.
///
/// - Units: points. For the compositor, a window includes the title bar that it draws itself, but not its shadow.
@MainActor struct ToplevelGeometry {
    /// Smallest width and height, then largest width and height; 0 for no limit.
    private var sentLimits: [Int32] = [0, 0, 0, 0]
    private var sentRect: CGRect?

    /// Rectangle of the window, in points of the content.
    static func rect(_ size: CGSize, titleBar: CGFloat) -> CGRect {
        CGRect(x: 0, y: -titleBar, width: size.width, height: size.height + titleBar)
    }

    /// Sends the rectangle of the window.
    mutating func sendRect(_ size: CGSize, titleBar: CGFloat, to surface: XdgSurface) {
        let rect = Self.rect(size, titleBar: titleBar)
        // Without a title bar of its own, the window is the whole surface, which is the protocol's default.
        guard rect != sentRect, sentRect != nil || titleBar > 0 else { return }
        sentRect = rect
        surface.setWindowGeometry(
            x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width), height: Int32(rect.height))
    }

    /// Sends the smallest and the largest size of the window.
    mutating func sendLimits(_ content: ContentSize, titleBar: CGFloat, to toplevel: XdgToplevel) {
        func side(_ side: CGFloat?, _ extra: CGFloat) -> Int32 {
            // 0 is no limit.
            guard let side, side.isFinite, side < 1e6 else { return 0 }
            return Int32((max(1, side) + extra).rounded(.up))
        }
        let minimum = (side(content.minimum?.width, 0), side(content.minimum?.height, titleBar))
        var maximum = (side(content.maximum?.width, 0), side(content.maximum?.height, titleBar))
        // A maximum below the minimum is a protocol error.
        if maximum.0 > 0 { maximum.0 = max(maximum.0, minimum.0) }
        if maximum.1 > 0 { maximum.1 = max(maximum.1, minimum.1) }
        let limits = [minimum.0, minimum.1, maximum.0, maximum.1]
        guard limits != sentLimits else { return }
        sentLimits = limits
        toplevel.setMinSize(width: minimum.0, height: minimum.1)
        toplevel.setMaxSize(width: maximum.0, height: maximum.1)
    }
}
