import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

// What people do to a scroll view: wheels, keys, fingers.
extension ScrollBox {
    var isScrollEnabled: Bool { settings.isEnabled }

    /// Takes as much of a wheel's movement as there is room for; the rest is for the scroll view around.
    func scrolled(by delta: CGSize) -> CGSize {
        guard settings.isEnabled else { return delta }
        let from = isAnimated || isMoving ? shownOffset : offset
        let new = clamped(CGPoint(x: from.x + delta.width, y: from.y + delta.height))
        let rest = CGSize(
            width: axes.contains(.horizontal) ? delta.width - (new.x - from.x) : delta.width,
            height: axes.contains(.vertical) ? delta.height - (new.y - from.y) : delta.height)
        wasMovedByPeople = true
        if new != from {
            if behavior != nil { wheelMoves(from: from) }
            scroll(to: new, transaction: Transaction())
        }
        return rest
    }

    /// Arrow keys scroll while nothing has the focus, the others always.
    func keyPressed(_ key: KeyInput) -> Bool {
        guard settings.isEnabled, key.modifiers == 0 else { return false }
        var new = offset
        let line: CGFloat = 40
        switch key.name {
        case "Up" where host.focus.focused == nil: new.y -= line
        case "Down" where host.focus.focused == nil: new.y += line
        case "Left" where host.focus.focused == nil: new.x -= line
        case "Right" where host.focus.focused == nil: new.x += line
        case "Prior": new.y -= size.height * 0.9
        case "Next": new.y += size.height * 0.9
        case "Home": new.y = 0
        case "End": new.y = range.maxY
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

    /// The content is held.
    func dragBegan() {
        wasMovedByPeople = true
        drag = Drag(start: shownOffset)
        glide = nil
        wheel = nil
        scroll(to: shownOffset, transaction: Transaction())
    }

    /// The content follows by `translation`, less beyond its ends (S24.8).
    func dragged(by translation: CGSize) {
        guard let drag else { return }
        let range = range
        func follow(_ place: CGFloat, _ limit: CGFloat, _ length: CGFloat, _ bounces: Bool) -> CGFloat {
            // Content that fits may have nothing to give.
            if limit == 0 && !bounces { return 0 }
            if place < 0 { return -ScrollMotion.rubberBand(-place, length: length) }
            if place > limit { return limit + ScrollMotion.rubberBand(place - limit, length: length) }
            return place
        }
        var point = drag.start
        if axes.contains(.horizontal) {
            point.x = follow(
                drag.start.x - translation.width, range.maxX, size.width, settings.horizontalBounce.bouncesAlways)
        }
        if axes.contains(.vertical) {
            point.y = follow(
                drag.start.y - translation.height, range.maxY, size.height, settings.verticalBounce.bouncesAlways)
        }
        offset = clamped(point)
        show(point)
    }

    /// Let go with `velocity` of the hand, in points per second: the content goes on, and comes to rest by itself.
    func dragEnded(velocity: CGVector) {
        guard let drag else { return }
        self.drag = nil
        goOn(from: drag.start, velocity: CGVector(dx: -velocity.dx, dy: -velocity.dy))
    }

    /// The fingers left the touchpad while the content moved with `velocity`.
    func scrollEnded(velocity: CGVector) {
        guard settings.isEnabled, drag == nil else { return }
        let start = wheel?.start ?? offset
        wheel = nil
        goOn(from: start, velocity: velocity)
    }

    /// Nobody holds the content any more: it slows down, and comes to rest in its range, or where the behaviour says.
    private func goOn(from start: CGPoint, velocity: CGVector) {
        let speed = CGPoint(
            x: axes.contains(.horizontal) ? velocity.dx : 0, y: axes.contains(.vertical) ? velocity.dy : 0)
        var x = ScrollMotion(position: shownOffset.x, velocity: speed.x, range: 0...range.maxX)
        var y = ScrollMotion(position: shownOffset.y, velocity: speed.y, range: 0...range.maxY)
        let rest = CGPoint(x: x.restingPlace, y: y.restingPlace)
        if let wanted = target(near: rest, from: start, speed: speed) {
            if wanted.x != rest.x { x = ScrollMotion(position: shownOffset.x, velocity: speed.x, target: wanted.x) }
            if wanted.y != rest.y { y = ScrollMotion(position: shownOffset.y, velocity: speed.y, target: wanted.y) }
        }
        glide = Glide(x: x, y: y, start: nil)
        offset = CGPoint(x: x.restingPlace, y: y.restingPlace)
        host.run(self)
    }

    /// Where the behaviour would have it rest, instead of at `rest`; nil without a behaviour.
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
