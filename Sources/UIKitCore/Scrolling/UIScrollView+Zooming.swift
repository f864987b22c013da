import AnimationCore
import Foundation
import Geometry
import Views

/// Scale and place at which a pinch began.
struct ZoomPinch {
    /// Scale of the zoomed view.
    let scale: CGFloat
    /// Place of the fingers in the unscaled view, in points.
    let place: CGPoint
}

extension UIScrollView {
    /// The view that is scaled.
    var delegateView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    /// Shows `rect` of the zoomed view as large as the limits allow.
    func show(_ rect: CGRect) {
        guard let view = delegateView, rect.width > 0, rect.height > 0 else { return }
        let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        set(scale, of: view)
        let middle = CGPoint(x: view.frame.minX + rect.midX * scale, y: view.frame.minY + rect.midY * scale)
        contentOffset = inRange(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
    }

    /// Runs `changes` of the scale, with a motion if `animated`.
    func zoom(_ animated: Bool, _ changes: () -> Void) {
        guard animated, layer.backing != nil else { return UIView.performWithoutAnimation(changes) }
        UIView.animate(.easeInOut(duration: 0.3), changes: changes) { [weak self] in
            guard let self else { return }
            scrollDelegate?.scrollViewDidEndZooming(self, with: delegateView, atScale: zoomScale)
        }
    }

    /// Scales to `scale`, within the limits; the content at `point`, in this view's space, stays where it is.
    func zoom(to scale: CGFloat, about point: CGPoint) {
        guard let view = delegateView else { return }
        let scale = limited(scale)
        let place = view.unscaled(point)
        set(scale, of: view)
        let now = view.scaled(place)
        contentOffset = inRange(CGPoint(x: contentOffset.x + now.x - point.x, y: contentOffset.y + now.y - point.y))
    }

    /// Sets the scale; the view's top left corner stays where it is in the content, which is as large as the view.
    private func set(_ scale: CGFloat, of view: UIView) {
        let corner = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let size = view.frame.size
        view.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
        contentSize = size
        scrollDelegate?.scrollViewDidZoom(self)
    }

    private func limited(_ scale: CGFloat) -> CGFloat {
        min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    }

    /// The offset nearest to `point` at which content can rest.
    private func inRange(_ point: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        return CGPoint(
            x: max(min(point.x, contentSize.width + insets.right - bounds.width), -insets.left),
            y: max(min(point.y, contentSize.height + insets.bottom - bounds.height), -insets.top))
    }

    // MARK: Pinches

    func zoomLimitsChanged() {
        guard maximumZoomScale > minimumZoomScale else {
            if let pinchGestureRecognizer { removeGestureRecognizer(pinchGestureRecognizer) }
            pinchGestureRecognizer = nil
            return
        }
        guard pinchGestureRecognizer == nil else { return }
        let recognizer = UIPinchGestureRecognizer { [weak self] in self?.pinched($0) }
        pinchGestureRecognizer = recognizer
        addGestureRecognizer(recognizer)
    }

    private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        guard let view = delegateView else { return }
        switch recognizer.state {
        case .began:
            pinch = ZoomPinch(scale: zoomScale, place: view.unscaled(recognizer.location(in: self)))
            isZooming = true
            scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
            follow(recognizer, view)
        case .changed: follow(recognizer, view)
        case .ended, .cancelled: pinchEnded(view)
        case .possible, .failed: break
        }
    }

    private func follow(_ recognizer: UIPinchGestureRecognizer, _ view: UIView) {
        guard let pinch else { return }
        let wanted = pinch.scale * recognizer.scale
        let inside = limited(wanted)
        // Beyond the limits the content follows by the square root, which is a guess.
        let scale = bouncesZoom && wanted > 0 ? inside * sqrt(wanted / inside) : inside
        let point = recognizer.location(in: self)
        set(scale, of: view)
        let now = view.scaled(pinch.place)
        contentOffset = CGPoint(x: contentOffset.x + now.x - point.x, y: contentOffset.y + now.y - point.y)
    }

    private func pinchEnded(_ view: UIView) {
        pinch = nil
        isZooming = false
        let scale = limited(zoomScale)
        let middle = view.unscaled(CGPoint(x: bounds.midX, y: bounds.midY))
        isZoomBouncing = scale != zoomScale
        UIView.animate(.smooth(duration: 0.35)) {
            if isZoomBouncing { set(scale, of: view) }
            let now = view.scaled(middle)
            contentOffset = inRange(
                CGPoint(x: contentOffset.x + now.x - bounds.midX, y: contentOffset.y + now.y - bounds.midY))
        } completion: { [weak self, weak view] in
            guard let self else { return }
            isZoomBouncing = false
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        }
    }
}

extension UIView {
    /// Place in the unscaled view of `point` in the superview.
    fileprivate func unscaled(_ point: CGPoint) -> CGPoint {
        let scale = transform.a == 0 ? 1 : transform.a
        return CGPoint(x: (point.x - frame.minX) / scale, y: (point.y - frame.minY) / scale)
    }

    /// Place in the superview of `point` in the unscaled view.
    fileprivate func scaled(_ point: CGPoint) -> CGPoint {
        CGPoint(x: frame.minX + point.x * transform.a, y: frame.minY + point.y * transform.a)
    }
}
