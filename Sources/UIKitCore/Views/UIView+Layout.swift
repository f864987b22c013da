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
        guard ConstraintTree.areThereAny, let tree = outermostView.constraintStore?.tree else { return layOutTree() }
        var rounds = 0
        repeat {
            tree.solveIfNeeded()
            layOutTree()
            rounds += 1
        } while tree.isDue && rounds < ConstraintTree.roundLimit
    }

    /// Lays out this view and the views in it where layout is due; constraints have been solved.
    private func layOutTree() {
        if needsLayout, !isLayingOut {
            needsLayout = false
            isLayingOut = true
            controller?.layoutBegins()
            placeSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
            isLayingOut = false
        }
        underlay?.layOutTree()
        for view in subviews {
            if view.isConstraintRoot { view.layoutIfNeeded() } else { view.layOutTree() }
        }
    }

    /// Announces that ``intrinsicContentSize`` has changed: the superview, or the SwiftUI layout around, lays out
    /// again.
    public func invalidateIntrinsicContentSize() {
        constraintInputsChanged()
        superview?.setNeedsLayout()
        // The collection lays out with its cell, not one round of the update later.
        (superview as? ConfiguredView)?.contentChanged()
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
        if isConstraintRoot {
            constraintStore?.tree?.rootResized()
        } else if ConstraintTree.areThereAny, !isPlacedByConstraints, hasConstraintsInside || isReferredTo {
            constraintInputsChanged()
        }
    }

    /// The layer's place has changed: constraints of other views may refer to this one.
    func placeChanged() {
        if ConstraintTree.areThereAny, superview != nil, !isPlacedByConstraints, isReferredTo {
            constraintInputsChanged()
        }
    }

    /// The superview's size has changed: adapts the frame as ``autoresizingMask`` asks.
    private func resize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty, !isPlacedByConstraints, transform == CGAffineTransform.identity else { return }
        let shares = resizingShares(in: old)
        let gain = CGSize(width: new.width - old.width, height: new.height - old.height)
        frame = CGRect(
            x: frame.minX + gain.width * shares.x.start, y: frame.minY + gain.height * shares.y.start,
            width: max(frame.width + gain.width * shares.x.length, 0),
            height: max(frame.height + gain.height * shares.y.length, 0))
    }

    /// Part that a position and a length have in what the superview gains along one axis.
    struct ResizingShare {
        var start: CGFloat
        var length: CGFloat
    }

    /// Parts that the view's frame has in what its superview, now of `size`, gains.
    func resizingShares(in size: CGSize) -> (x: ResizingShare, y: ResizingShare) {
        let frame = unmovedFrame
        return (
            share(
                frame.minX, frame.width, of: size.width, before: .flexibleLeftMargin, length: .flexibleWidth,
                after: .flexibleRightMargin),
            share(
                frame.minY, frame.height, of: size.height, before: .flexibleTopMargin, length: .flexibleHeight,
                after: .flexibleBottomMargin)
        )
    }

    /// Shares along one axis. Flexible parts share the gain in proportion to their lengths; in equal parts if those are all 0.
    private func share(
        _ start: CGFloat, _ length: CGFloat, of old: CGFloat, before: AutoresizingMask,
        length flexible: AutoresizingMask,
        after: AutoresizingMask
    ) -> ResizingShare {
        let mask = autoresizingMask
        let lengths = [
            mask.contains(before) ? start : nil, mask.contains(flexible) ? length : nil,
            mask.contains(after) ? old - start - length : nil,
        ]
        let flexibleOnes = lengths.compactMap { $0 }
        let sum = flexibleOnes.reduce(0, +)
        func share(_ index: Int) -> CGFloat {
            guard let own = lengths[index] else { return 0 }
            return sum > 0 ? own / sum : 1 / CGFloat(flexibleOnes.count)
        }
        return ResizingShare(start: share(0), length: share(1))
    }
}
