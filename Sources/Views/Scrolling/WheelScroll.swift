import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// A wheel, or a touchpad, that has moved a scroll view with a behaviour: once it stands still the view comes to rest
/// where the behaviour says.
struct WheelScroll {
    /// Where the content was before.
    let start: CGPoint
    /// When it will have stood still for long enough, in program time.
    var restTime: Double

    /// How long it has to stand still, in seconds.
    static let patience = 0.15
}

extension ScrollBox {
    /// A wheel moves the content on from `point`.
    func wheelMoves(from point: CGPoint) {
        wheel = WheelScroll(start: wheel?.start ?? point, restTime: host.time + WheelScroll.patience)
        sleep()
    }

    /// The wheel stands still: to the nearest target in its direction, however short the way it went. One notch turns a
    /// page; without this, a view that rests at pages could not be turned by a wheel at all.
    func wheelRested() {
        guard let wheel else { return }
        self.wheel = nil
        guard drag == nil, let rest = target(near: offset, from: wheel.start, speed: .zero) else { return }
        let wanted = CGPoint(
            x: onward(rest.x, offset.x, wheel.start.x, size.width) { way in
                target(near: CGPoint(x: offset.x + way, y: offset.y), from: wheel.start, speed: .zero)?.x
            },
            y: onward(rest.y, offset.y, wheel.start.y, size.height) { way in
                target(near: CGPoint(x: offset.x, y: offset.y + way), from: wheel.start, speed: .zero)?.y
            })
        guard wanted != offset else { return }
        glide = Glide(
            x: ScrollMotion(position: shownOffset.x, velocity: 0, target: wanted.x),
            y: ScrollMotion(position: shownOffset.y, velocity: 0, target: wanted.y), start: nil)
        offset = wanted
        host.run(self)
    }

    /// The target along one axis: `rest`, unless that lies behind `place` in the direction from `start` there.
    private func onward(
        _ rest: CGFloat, _ place: CGFloat, _ start: CGFloat, _ length: CGFloat, _ target: (CGFloat) -> CGFloat?
    ) -> CGFloat {
        let direction: CGFloat = place > start ? 1 : -1
        guard place != start, (rest - place) * direction < 0 else { return rest }
        for step in 1...8 {
            let way = direction * length * CGFloat(step) / 8
            if let ahead = target(way), (ahead - place) * direction >= 0 { return ahead }
        }
        return rest
    }
}
