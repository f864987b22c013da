public import Foundation

/// Object that is told of a scroll view's movements, and asked about some.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called after each change of ``UIScrollView/contentOffset``.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when people begin to move the content, by finger, touchpad or wheel.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when people let go of the content, which moves with `velocity`, in points per millisecond. The pointer is to the offset
    /// at which it will come to rest, which the delegate may change.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when people have let go of the content. `decelerate`: the content goes on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content begins to slow down.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when an animated ``UIScrollView/setContentOffset(_:animated:)`` has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The subview that is scaled; nil if there is no zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when a pinch begins to scale `view`.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called after each change of ``UIScrollView/zoomScale``.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when a pinch, and the return to the permitted scales after it, has ended.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Default: does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Default: does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Default: changes nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Default: does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Default: does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Default: does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Default: does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Default: nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Default: does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Default: does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Default: does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// Asks where the content that moves with `velocity`, in points per millisecond, shall rest, instead of at `place`.
    func restingPlace(of scrollView: UIScrollView, near place: CGPoint, velocity: CGPoint) -> CGPoint {
        var place = place
        unsafe withUnsafeMutablePointer(to: &place) {
            unsafe scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: $0)
        }
        return place
    }
}

/// Views that have a delegate for scrolling. The property is not one of the class ``UIScrollView``, so that ``UITextView`` can
/// have one of its own type under the same name, as in UIKit.
@preconcurrency @MainActor public protocol _DelegatesScrolling: AnyObject {}

extension _DelegatesScrolling where Self: UIScrollView {
    /// Object that is told of movements. It is not kept.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
