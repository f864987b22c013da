import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// Place of a popup in the terms of `xdg_positioner`.
@MainActor struct PopupPositioner {
    let size: CGSize
    /// Anchor, in points from the top left corner of the parent window or popup.
    let anchorRect: CGRect
    let anchor: XdgPositioner.Anchor
    let gravity: XdgPositioner.Gravity
    let offset: CGPoint
    let adjustments: XdgPositioner.ConstraintAdjustment

    /// - Parameters:
    ///   - place: place of the popup, in points of the window.
    ///   - parent: rectangle of the parent window or popup, in points of the window.
    init(_ place: PopupPlace, within parent: CGRect) {
        size = CGSize(width: max(1, place.size.width.rounded()), height: max(1, place.size.height.rounded()))
        // The gap is part of the anchor, so that it is kept when the compositor flips the popup to the other side.
        let (isVertical, gap) = (place.side == .above || place.side == .below, max(0, place.gap))
        let wide = place.anchor.insetBy(dx: isVertical || place.side == .over ? 0 : -gap, dy: isVertical ? -gap : 0)
        anchorRect = Self.rect(wide, within: parent)
        let overlap = min(0, place.gap)
        (anchor, gravity) = Self.words(place.side, place.alignment)
        switch place.side {
        case .above: offset = CGPoint(x: place.shift, y: -overlap)
        case .below: offset = CGPoint(x: place.shift, y: overlap)
        case .left: offset = CGPoint(x: -overlap, y: place.shift)
        case .right: offset = CGPoint(x: overlap, y: place.shift)
        case .over: offset = .zero
        }
        var adjustments: XdgPositioner.ConstraintAdjustment = []
        if place.adjustments.contains(.flips) { adjustments.insert(isVertical ? .flipY : .flipX) }
        if place.adjustments.contains(.slides) { adjustments.formUnion([.slideX, .slideY]) }
        if place.adjustments.contains(.shrinks) { adjustments.formUnion([.resizeX, .resizeY]) }
        self.adjustments = adjustments
    }

    /// Converts an anchor to points of `parent`, cut to `parent` and at least one point large, as the protocol
    /// requires.
    private static func rect(_ anchor: CGRect, within parent: CGRect) -> CGRect {
        func edges(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> (CGFloat, CGFloat) {
            let length = max(1, (end - start).rounded(.down))
            let first = min(max(0, (low - start).rounded()), length - 1)
            return (first, min(max(first + 1, (high - start).rounded()), length))
        }
        let (left, right) = edges(anchor.minX, anchor.maxX, parent.minX, parent.maxX)
        let (top, bottom) = edges(anchor.minY, anchor.maxY, parent.minY, parent.maxY)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private static func words(
        _ side: PopupPlace.Side, _ alignment: CGFloat
    ) -> (XdgPositioner.Anchor, XdgPositioner.Gravity) {
        let isFirst = alignment < 0.25
        let isLast = alignment > 0.75
        switch side {
        case .below:
            return isFirst ? (.bottomLeft, .bottomRight) : isLast ? (.bottomRight, .bottomLeft) : (.bottom, .bottom)
        case .above: return isFirst ? (.topLeft, .topRight) : isLast ? (.topRight, .topLeft) : (.top, .top)
        case .right:
            return isFirst ? (.topRight, .bottomRight) : isLast ? (.bottomRight, .topRight) : (.right, .right)
        case .left: return isFirst ? (.topLeft, .bottomLeft) : isLast ? (.bottomLeft, .topLeft) : (.left, .left)
        case .over: return (.none, .none)
        }
    }

    func describe(to positioner: XdgPositioner) {
        positioner.setSize(width: Int32(clamping: size.width), height: Int32(clamping: size.height))
        positioner.setAnchorRect(
            x: Int32(clamping: anchorRect.minX), y: Int32(clamping: anchorRect.minY),
            width: Int32(clamping: anchorRect.width), height: Int32(clamping: anchorRect.height))
        positioner.setAnchor(anchor: anchor)
        positioner.setGravity(gravity: gravity)
        positioner.setConstraintAdjustment(constraintAdjustment: adjustments)
        positioner.setOffset(x: Int32(clamping: offset.x.rounded()), y: Int32(clamping: offset.y.rounded()))
        if positioner.version >= XdgPositioner.Since.setReactive { positioner.setReactive() }
    }
}

extension Int32 {
    /// Truncates, and limits to a million: the number comes from the program and may be anything.
    fileprivate init(clamping number: CGFloat) {
        self = number.isFinite ? Int32(Swift.min(Swift.max(number, -1e6), 1e6)) : 0
    }
}
