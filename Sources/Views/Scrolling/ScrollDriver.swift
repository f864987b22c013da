package import AnimationCore
package import Foundation
package import Geometry
@_spi(Engine) package import ViewGraph

/// Object that is told of the movements of a scroll view.
@MainActor package protocol ScrollListener: AnyObject {
    /// Called when the content, its size or the view's size has changed.
    func scrolled(to geometry: ScrollGeometry)
    /// Called when the phase of the movement has changed.
    func phaseChanged(from old: ScrollPhase, to new: ScrollPhase)
    /// Called when people let go of the content.
    ///
    /// - Parameters:
    ///   - place: content offset at which the content would come to rest, in points.
    ///   - velocity: velocity of the content, in points per second.
    /// - Returns: the content offset at which it shall rest; nil for no wish.
    func restingPlace(near place: CGPoint, velocity: CGPoint) -> CGPoint?
}

/// Access of a program to one scroll view by numbers, as UIKit has it. Offsets count from the content's top left corner, without
/// margins.
@MainActor package final class ScrollDriver {
    package weak var listener: (any ScrollListener)?
    private weak var box: ScrollBox?
    /// Offset that was asked for before there was a scroll view.
    private var wanted: CGPoint?
    /// True if a refresh was asked for before there was a scroll view.
    private var wantsRefresh = false

    /// True if the content is one editable text: it is at least as high as the view, reveals its caret itself, and is the only
    /// element for assistive technology.
    package var holdsText = false

    /// True if the scroll view is an element for assistive technology: there is something to scroll.
    package var isScrollArea: Bool { box?.accessibilityFacts != nil }

    package init() {}

    /// Margins around the content, in points: left is leading, in either direction of layout.
    package var insets = EdgeInsets() {
        didSet {
            guard insets != oldValue, let box else { return }
            // Content at the start stays at the start; content that has been scrolled stays where it is.
            func keep(_ place: inout CGFloat, _ change: CGFloat) { if place > 0 { place = max(place + change, 0) } }
            keep(&box.offset.x, insets.leading - oldValue.leading)
            keep(&box.offset.y, insets.top - oldValue.top)
            layoutChanged()
        }
    }

    /// Lays the scroll view out again: its content's size has changed.
    package func layoutChanged() {
        guard let box else { return }
        box.host.enqueue(Transaction()) { [weak box] in
            box?.contentBox?.invalidateLayout()
            // Margins count even if the content's size stays the same.
            box?.invalidatePlacement()
        }
    }

    /// Scrolls so that the point `offset` of the content is in the view's top left corner, with the animation of
    /// `transaction`.
    package func scroll(to offset: CGPoint, transaction: Transaction) {
        guard let box else {
            wanted = offset
            return
        }
        box.host.enqueue(transaction) { [weak box] in
            guard let box else { return }
            box.wasMovedByPeople = false
            let target = offset.moved(by: box.start)
            box.scroll(to: target, transaction: box.scope.resolve())
            box.heldRange = target == box.clamped(target) ? nil : box.range
        }
    }

    /// Shows the indicators for a short time.
    package func flashIndicators() { box?.showIndicators() }

    /// Begins the action that loads the content anew, without a pull, once the scroll view has one.
    package func beginRefreshing() {
        guard let box else {
            wantsRefresh = true
            return
        }
        box.host.enqueue(Transaction()) { [weak box] in
            // The action may have come in this very update.
            box?.host.afterUpdate { box?.refreshByProgram() }
        }
    }

    /// Leaves the scroll view; the next one begins with the content at `offset`.
    package func letGo(at offset: CGPoint) {
        box = nil
        wanted = offset
    }

    /// The scroll view has come to be, or another took its place.
    func take(_ new: ScrollBox) {
        box = new
        if let wanted { new.offset = wanted.moved(by: new.start) }
        wanted = nil
        guard wantsRefresh else { return }
        wantsRefresh = false
        beginRefreshing()
    }

    func moved(inLayout: Bool) {
        guard let box, let listener else { return }
        guard inLayout else { return listener.scrolled(to: box.scrollGeometry) }
        box.host.afterUpdate { [weak self] in self?.moved(inLayout: false) }
    }

    func restingPlace(_ place: CGPoint, velocity: CGPoint) -> CGPoint? {
        guard let box, let listener else { return nil }
        let start = box.start
        let here = CGPoint(x: place.x - start.x, y: place.y - start.y)
        return listener.restingPlace(near: here, velocity: velocity).map { box.clamped($0.moved(by: start)) }
    }
}

extension ScrollBox {
    /// The innermost scroll view around `box`.
    package static func around(_ box: LayoutBox) -> ScrollBox? { box.enclosing() }

    /// Place of the content's top left corner, counted from the start of its margins.
    fileprivate var start: CGPoint { CGPoint(x: margins.leading, y: margins.top) }
}
