import AnimationCore
package import Foundation
import Geometry
@_spi(Engine) package import ViewGraph

// Frames of views in the content.
extension ScrollBox {
    /// Frame of `box` in the coordinate space of the content's layer, without offset effects.
    package func frameInContent(_ box: LayoutBox) -> CGRect {
        var origin = CGPoint.zero
        var current: LayoutBox? = box
        while let step = current, step !== contentBox {
            origin = origin.moved(by: step.origin)
            current = step.parent
        }
        return CGRect(origin: origin, size: box.size)
    }

    /// Scrolls to the view with identity `id` after layout (S24.9).
    ///
    /// - Returns: false if there is no such view in the content.
    func reveal(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let content = contentBox?.content else { return false }
        let known = content.find(id)
        guard known != nil || content.holds(id) else { return false }
        revealLater(id, known, anchor)
        return true
    }

    /// Scrolls to the view with identity `id` like ``reveal(_:anchor:)``, if an element that is not made yet has it without
    /// being known by it: all elements are made, unless they are many.
    func revealUnmade(_ id: AnyHashable, anchor: UnitPoint?) {
        if contentBox?.content.makeElements(limit: Self.mostSearched) == true { revealLater(id, nil, anchor) }
    }

    /// Largest number of elements that are made in a search.
    private static let mostSearched = 1_000

    /// Scrolls after layout to `known`, or to the view with identity `id` that is known only then.
    private func revealLater(_ id: AnyHashable, _ known: LayoutBox?, _ anchor: UnitPoint?) {
        host.secondPass { [weak self] in
            guard let self, let box = known ?? contentBox?.content.find(id), box.isPlaced else { return }
            wasMovedByPeople = false
            scroll(to: offset(showing: frameInContent(box), anchor: anchor), transaction: scope.resolve())
        }
    }

    /// Scrolls the shortest way on which `box`, which lies in the content, becomes visible. Not animated.
    package func reveal(_ box: LayoutBox) {
        let new = offset(showing: frameInContent(box), anchor: nil)
        guard new != offset else { return }
        host.enqueue(Transaction()) { [weak self] in self?.scroll(to: new, transaction: Transaction()) }
    }

    /// Scrolls the shortest way on which `rect` of `box`, which lies in the content, becomes visible. Not animated.
    package func reveal(_ rect: CGRect, of box: LayoutBox) {
        host.secondPass { [weak self, weak box] in
            guard let self, let box else { return }
            show(rect, of: box)
        }
    }

    /// Scrolls at once the shortest way on which `rect` of `box`, which lies in the content, becomes visible. Called in a
    /// second pass. Not animated.
    package func show(_ rect: CGRect, of box: LayoutBox) {
        guard box.isPlaced else { return }
        let frame = frameInContent(box)
        let new = offset(showing: rect.offsetBy(dx: frame.minX, dy: frame.minY), anchor: nil)
        guard new != offset else { return }
        wasMovedByPeople = true
        scroll(to: new, transaction: Transaction())
    }

    /// Scrolls the shortest way on which `box`, which got the focus, becomes visible, animated.
    package func revealFocus(_ box: LayoutBox) {
        // A text that is longer than the view reveals its caret.
        guard settings.isEnabled, drag == nil, driver?.holdsText != true, contentBox.map({ box.isInside($0) }) ?? false
        else { return }
        let frame = frameInContent(box).insetBy(dx: -Self.focusMargin, dy: -Self.focusMargin)
        let new = offset(showing: frame, anchor: nil)
        guard new != offset else { return }
        wasMovedByPeople = true
        let transaction = Transaction(animation: .easeOut(duration: 0.2))
        host.enqueue(transaction) { [weak self] in
            if let self { scroll(to: new, transaction: scope.resolve()) }
        }
    }

    /// Margin around a focused view that is scrolled into view, in points: room for its focus ring.
    private static let focusMargin: CGFloat = 8

    private func offset(showing frame: CGRect, anchor: UnitPoint?) -> CGPoint {
        let origin = contentBox?.origin ?? .zero
        let frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        guard let anchor else {
            // The shortest way.
            let seen = seen
            return clamped(
                CGPoint(
                    x: min(max(offset.x, frame.maxX - seen.maxX), frame.minX - seen.minX),
                    y: min(max(offset.y, frame.maxY - seen.maxY), frame.minY - seen.minY)))
        }
        func place(in seen: CGRect) -> CGPoint {
            CGPoint(
                x: frame.minX + frame.width * anchor.x - (seen.minX + seen.width * anchor.x),
                y: frame.minY + frame.height * anchor.y - (seen.minY + seen.height * anchor.y))
        }
        let plain = place(in: room(margins))
        var covered = margins
        covered.top -= collapse(at: plain.y)
        return clamped(place(in: room(covered)))
    }

    /// Rectangle of the view that nothing covers, in the view's own space.
    private var seen: CGRect { room(coveredMargins) }

    private func room(_ margins: EdgeInsets) -> CGRect {
        CGRect(
            x: margins.leading, y: margins.top, width: max(0, size.width - margins.leading - margins.trailing),
            height: max(0, size.height - margins.top - margins.bottom))
    }

    /// Frame of the part of the view that nothing covers, in the window.
    package var unobscuredFrame: CGRect {
        let seen = seen
        return seen.offsetBy(dx: frameInWindow().minX, dy: frameInWindow().minY)
    }

    /// Views of `scrollTargetLayout` that have an identity. Each frame's origin is the offset that puts the view at the
    /// start of the visible part without margins.
    var targets: [(id: AnyHashable, frame: CGRect)] {
        guard let contentBox, let container = targetsBox(in: contentBox.content)?.container else { return [] }
        var boxes: [(id: AnyHashable, box: LayoutBox)] = []
        container.content.appendIdentified(to: &boxes)
        let (origin, start) = (contentBox.origin, room(margins).origin)
        return boxes.map {
            let frame = frameInContent($0.box).offsetBy(dx: origin.x - start.x, dy: origin.y - start.y)
            return ($0.id, frame.offsetBy(dx: 0, dy: collapse(at: frame.minY)))
        }
    }

    private func targetsBox(in list: BoxList) -> ScrollTargetsBox? {
        for box in list.boxes {
            if let targets = box as? ScrollTargetsBox, targets.isEnabled { return targets }
            if !(box is ScrollBox), let targets = targetsBox(in: box.content) { return targets }
        }
        return nil
    }

    /// Identity of the view among ``targets`` whose point `anchor` is nearest to that point of the scroll view; nil if
    /// there is none.
    func nearestTarget(to anchor: UnitPoint) -> AnyHashable? {
        let seen = seen
        let place = CGPoint(
            x: shownOffset.x + seen.width * anchor.x, y: shownOffset.y + seen.height * anchor.y)
        func distance(_ frame: CGRect) -> CGFloat {
            let x = axes.contains(.horizontal) ? frame.minX + frame.width * anchor.x - place.x : 0
            let y = axes.contains(.vertical) ? frame.minY + frame.height * anchor.y - place.y : 0
            return hypot(x, y)
        }
        return targets.min { distance($0.frame) < distance($1.frame) }?.id
    }
}
