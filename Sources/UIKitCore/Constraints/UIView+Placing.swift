import Foundation

extension UIView {
    /// Frame of the view without its transform.
    var unmovedFrame: CGRect {
        let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
        let position = layer.position
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// Takes the place that constraints have found. The superview sets it in its layout.
    func take(_ rect: CGRect) {
        constraintParts.solved = rect
        if !rect.isNear(unmovedFrame) { superview?.needsLayout = true }
    }

    /// Sets the subviews' places that constraints have found.
    func placeSubviews() {
        guard ConstraintTree.areThereAny else { return }
        for view in subviews {
            guard let store = view.constraintStore, !store.keepsFrame, let rect = store.solved,
                !rect.isNear(view.unmovedFrame)
            else { continue }
            let anchor = view.layer.anchorPoint
            // The place comes first, as in the setter of `frame`.
            view.center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
            view.bounds.size = rect.size
        }
    }

    /// Height of the view's content in lines of `width` points.
    func heightOfContent(in width: CGFloat) -> CGFloat {
        // Widths come from sums; a text must not break for want of the last digit.
        sizeThatFits(CGSize(width: width + 0.001, height: .greatestFiniteMagnitude)).height
    }
}

extension CGRect {
    /// True if the edges differ by less than is seen.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}
