package import AccessibilityAudits
import AccessibilityTree
import CairoRenderer
import Foundation
import Geometry
import Platform
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

extension ProgramWindow {
    /// The window as an audit looks at it, as of now.
    ///
    /// The picture is drawn anew with two pixels for each point, or more: thin strokes of letters then have at least one
    /// pixel without background.
    package func auditedWindow() -> AuditedWindow {
        let tree = accessibilityTree()
        let size = tree.frame.size
        let scale = max(window?.scale ?? 1, 2)
        let bitmap = pipeline.picture(size: size, scale: scale)
        return AuditedWindow(
            tree: tree, texts: AuditedTexts(of: pipeline.views, in: tree.frame).all,
            picture: AuditedPicture(
                width: bitmap.width, height: bitmap.height, scale: scale, pixels: bitmap.pixels),
            isRightToLeft: pipeline.views.environment.layoutDirection == .rightToLeft)
    }
}
