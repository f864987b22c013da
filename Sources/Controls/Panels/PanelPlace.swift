public import Foundation
public import Geometry
@_spi(Engine) package import Presentations
@_spi(Engine) public import ViewGraph

/// Part of a view beside which a popover is shown.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view; `.bounds` is all of it.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, in fractions of its size.
    case point(UnitPoint)

    /// Rectangle in the window, for a view whose frame there is `frame`.
    package func frame(of frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.inWindow(frame)
        case .point(let point):
            CGRect(
                origin: CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height),
                size: .zero)
        }
    }
}

/// Position of a panel: beside the attachment, on the side of `arrowEdge`; below if that is nil.
nonisolated package struct PanelPlace {
    package var attachment: PopoverAttachmentAnchor
    package var arrowEdge: Edge?

    package init(attachment: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil) {
        self.attachment = attachment
        self.arrowEdge = arrowEdge
    }

    package func side(mirrored: Bool) -> PresentationPlacement.Side {
        switch arrowEdge {
        case .top: .above
        case .leading: mirrored ? .right : .left
        case .trailing: mirrored ? .left : .right
        case .bottom, nil: .below
        }
    }
}
