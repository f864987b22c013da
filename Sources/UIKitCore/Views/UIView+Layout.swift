import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

extension UIView {
    /// Schedules ``layoutSubviews()`` before the next frame.
    public func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        scheduleLayout()
    }

    /// Lays out this view and the views in it now, where layout is due. Within `UIView.animate` the resulting moves are
    /// animated.
    public func layoutIfNeeded() {
        if needsLayout, !isLayingOut {
            needsLayout = false
            isLayingOut = true
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
            isLayingOut = false
        }
        underlay?.layoutIfNeeded()
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Announces that ``intrinsicContentSize`` has changed: the superview, or the SwiftUI layout around, lays out
    /// again.
    public func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        guard superview == nil, let place = layer.backing?.place, !place.inputs.lifetime.hasEnded else { return }
        place.host.enqueue(Transaction()) { place.box.invalidateLayout() }
    }

    /// Sets the size to the result of ``sizeThatFits(_:)`` and keeps the top left corner of ``frame``.
    public func sizeToFit() {
        let corner = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        frame.origin = corner
    }

    func scheduleLayout() {
        guard needsLayout, let place = layer.backing?.place, !place.inputs.lifetime.hasEnded else { return }
        place.host.enqueue(Transaction()) { [weak self] in self?.layoutIfNeeded() }
    }

    /// The layer's size has changed: resizes subviews by their ``autoresizingMask`` and schedules layout.
    func sizeChanged() {
        let old = sizeOfSubviews
        sizeOfSubviews = bounds.size
        underlay?.frame = CGRect(origin: .zero, size: layer.bounds.size)
        for view in subviews { view.resize(from: old, to: bounds.size) }
        drawContent()
        setNeedsLayout()
    }

    /// The superview's size has changed: adapts the frame as ``autoresizingMask`` asks.
    private func resize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty, transform == CGAffineTransform.identity else { return }
        let (x, width) = Self.resized(
            frame.minX, frame.width, of: old.width, to: new.width, before: .flexibleLeftMargin, length: .flexibleWidth,
            after: .flexibleRightMargin, by: autoresizingMask)
        let (y, height) = Self.resized(
            frame.minY, frame.height, of: old.height, to: new.height, before: .flexibleTopMargin,
            length: .flexibleHeight, after: .flexibleBottomMargin, by: autoresizingMask)
        frame = CGRect(x: x, y: y, width: width, height: height)
    }

    /// New start and length along one axis. Flexible parts share the difference in proportion to their lengths; in
    /// equal parts if those are all 0.
    private static func resized(
        _ start: CGFloat, _ length: CGFloat, of old: CGFloat, to new: CGFloat, before: AutoresizingMask,
        length flexible: AutoresizingMask, after: AutoresizingMask, by mask: AutoresizingMask
    ) -> (CGFloat, CGFloat) {
        let lengths = [
            mask.contains(before) ? start : nil, mask.contains(flexible) ? length : nil,
            mask.contains(after) ? old - start - length : nil,
        ]
        let flexibleOnes = lengths.compactMap { $0 }
        guard !flexibleOnes.isEmpty else { return (start, length) }
        let sum = flexibleOnes.reduce(0, +)
        func share(_ index: Int) -> CGFloat {
            guard let own = lengths[index] else { return 0 }
            return (new - old) * (sum > 0 ? own / sum : 1 / CGFloat(flexibleOnes.count))
        }
        return (start + share(0), max(length + share(1), 0))
    }
}
