import AnimationCore
package import Foundation
package import Geometry
@_spi(Engine) import ViewGraph

// Scrolling by wheels, keys and fingers.
extension ScrollBox {
    var isScrollEnabled: Bool { settings.isEnabled }

    /// Scrolls by a wheel's movement, as far as the range allows.
    ///
    /// - Returns: the part that is left over, for the scroll view around.
    package func scrolled(by delta: CGSize) -> CGSize {
        guard settings.isEnabled else { return delta }
        if let pad = drag?.pad {
            let way = CGSize(width: pad.width - delta.width, height: pad.height - delta.height)
            drag?.pad = way
            dragged(by: way)
            return .zero
        }
        let (from, new) = way(by: delta)
        let rest = CGSize(
            width: axes.contains(.horizontal) ? delta.width - (new.x - from.x) : delta.width,
            height: axes.contains(.vertical) ? delta.height - (new.y - from.y) : delta.height)
        wasMovedByPeople = true
        if new != from {
            if behavior != nil || driver != nil || !phases.observers.isEmpty { wheelMoves(from: from) }
            scroll(to: new, transaction: Transaction())
        }
        return rest
    }

    /// True if a distance given by hand would move the content.
    func moves(by delta: CGSize) -> Bool {
        let (from, to) = way(by: delta)
        return settings.isEnabled && from != to
    }

    /// Offset from which a distance given by hand is counted, and the one to which it leads.
    private func way(by delta: CGSize) -> (from: CGPoint, to: CGPoint) {
        let from = isAnimated || isMoving ? shownOffset : offset
        return (from, clamped(CGPoint(x: from.x + delta.width, y: from.y + delta.height)))
    }

    /// Scrolls by a key. Arrow keys scroll only while no view has the focus; page keys, Home and End always, horizontally in a
    /// view that does not scroll vertically.
    ///
    /// - Returns: true if the key moved the content.
    func keyPressed(_ key: KeyInput) -> Bool {
        guard settings.isEnabled, key.modifiers == 0 else { return false }
        var new = offset
        let line: CGFloat = 40
        switch key.name {
        case "Up" where host.focus.focused == nil: new.y -= line
        case "Down" where host.focus.focused == nil: new.y += line
        case "Left" where host.focus.focused == nil: new.x -= line
        case "Right" where host.focus.focused == nil: new.x += line
        case "Prior": page(&new, by: -0.9)
        case "Next": page(&new, by: 0.9)
        case "Home": page(&new, by: -.infinity)
        case "End": page(&new, by: .infinity)
        default: return false
        }
        new = clamped(new)
        guard new != offset else { return false }
        let transaction = Transaction(animation: .easeOut(duration: 0.2))
        wasMovedByPeople = true
        host.enqueue(transaction) { [weak self] in
            if let self { scroll(to: new, transaction: scope.resolve()) }
        }
        return true
    }

    /// Moves `place` by a part of the view's length, vertically if the view scrolls so.
    private func page(_ place: inout CGPoint, by part: CGFloat) {
        if axes.contains(.vertical) { place.y += size.height * part } else { place.x += size.width * part }
    }

    /// A finger began to drag the content: stops every movement.
    func dragBegan() {
        wasMovedByPeople = true
        drag = Drag(start: shownOffset, top: top)
        glide = nil
        wheel = nil
        if settings.dismissesKeyboard.dismisses, host.focus.focused?.takesText == true {
            host.focus.focus(nil, isVisible: false)
        }
        scroll(to: shownOffset, transaction: Transaction())
    }

    /// Moves the content by `translation` since the drag began; beyond its ends by less (S24.8).
    func dragged(by translation: CGSize) {
        guard let drag else { return }
        let range = range
        func follow(
            _ place: CGFloat, from top: CGFloat, to limit: CGFloat, _ length: CGFloat, _ bounce: ScrollBounceBehavior
        ) -> CGFloat {
            if !bounce.bounces { return min(max(place, top), limit) }
            // Content that fits does not bounce if it bounces `basedOnSize`.
            if limit == 0 && !bounce.bouncesAlways { return 0 }
            if place < top { return top - ScrollMotion.rubberBand(top - place, length: length) }
            if place > limit { return limit + ScrollMotion.rubberBand(place - limit, length: length) }
            return place
        }
        var point = drag.start
        if axes.contains(.horizontal) {
            point.x = follow(
                drag.start.x - translation.width, from: 0, to: range.maxX, size.width,
                settings.horizontalBounce)
        }
        if axes.contains(.vertical) {
            point.y = follow(
                drag.start.y - translation.height, from: drag.top, to: range.maxY, size.height,
                canRefresh ? .always : settings.verticalBounce)
        }
        offset = clamped(point)
        show(point)
    }

    /// The finger was lifted, moving with `velocity` in points per second: the content slows down until it rests.
    func dragEnded(velocity: CGVector) {
        guard let drag else { return }
        self.drag = nil
        goOn(from: drag.start, velocity: CGVector(dx: -velocity.dx, dy: -velocity.dy))
    }

    /// The fingers left the touchpad while the content moved with `velocity`, in points per second.
    package func scrollEnded(velocity: CGVector) {
        if drag?.pad != nil { return dragEnded(velocity: CGVector(dx: -velocity.dx, dy: -velocity.dy)) }
        guard settings.isEnabled, drag == nil else { return }
        let start = wheel?.start ?? offset
        wheel = nil
        goOn(from: start, velocity: velocity)
    }

    /// Starts the movement of content that no finger holds: it slows down and comes to rest within its range, or at the
    /// behaviour's target. `start` is the offset before the drag or the wheel's movement.
    private func goOn(from start: CGPoint, velocity: CGVector) {
        let speed = CGPoint(
            x: axes.contains(.horizontal) ? velocity.dx : 0, y: axes.contains(.vertical) ? velocity.dy : 0)
        let friction = settings.deceleration
        var x = ScrollMotion(
            position: shownOffset.x, velocity: speed.x, range: 0...range.maxX, deceleration: friction,
            bounces: settings.horizontalBounce.bounces)
        var y = ScrollMotion(
            position: shownOffset.y, velocity: speed.y, range: top...range.maxY, deceleration: friction,
            bounces: settings.verticalBounce.bounces)
        let rest = CGPoint(x: x.restingPlace, y: y.restingPlace)
        let clear = CGPoint(x: rest.x, y: restClearOfBar(rest.y, velocity: speed.y))
        let chosen = target(near: rest, from: start, speed: speed) ?? (clear == rest ? nil : clear)
        if let wanted = driver?.restingPlace(chosen ?? rest, velocity: speed) ?? chosen {
            if wanted.x != rest.x { x = ScrollMotion(position: shownOffset.x, velocity: speed.x, target: wanted.x) }
            if wanted.y != rest.y { y = ScrollMotion(position: shownOffset.y, velocity: speed.y, target: wanted.y) }
        }
        offset = CGPoint(x: x.restingPlace, y: y.restingPlace)
        // Content that was held still, within its range, is at rest already.
        let isAtRest = x.position(at: 0) == nil && y.position(at: 0) == nil
        glide = isAtRest ? nil : Glide(x: x, y: y, start: nil)
        if !isAtRest { host.run(self) }
        tellPhase(velocity: velocity)
    }

    /// Offset at which the behaviour has the content rest, instead of at `rest`; nil without a behaviour.
    func target(near rest: CGPoint, from start: CGPoint, speed: CGPoint) -> CGPoint? {
        guard let behavior else { return nil }
        var target = ScrollTarget(rect: CGRect(origin: rest, size: size))
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size)),
                velocity: CGVector(dx: speed.x, dy: speed.y), contentSize: contentSize, containerSize: size, axes: axes,
                targets: targets.map(\.frame)))
        return clamped(target.rect.origin)
    }
}
