import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// Movement by a wheel or touchpad of a scroll view with a target behaviour or with observers of its phases: once it
/// pauses, the content goes to the behaviour's target.
struct WheelScroll {
    /// Content offset before the movement.
    let start: CGPoint
    /// Program time at which the pause will be long enough, in seconds.
    var restTime: Double

    /// Length of that pause, in seconds.
    static let patience = 0.15
}

extension ScrollBox {
    /// Notes a wheel movement that began at the offset `point`, or continues one.
    func wheelMoves(from point: CGPoint) {
        wheel = WheelScroll(start: wheel?.start ?? point, restTime: host.time + WheelScroll.patience)
        armWakeUp()
        tellPhase()
    }

    /// The wheel has paused: goes to the nearest target in its direction, however short the movement. One notch turns a
    /// page; without this a wheel could never turn pages.
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

    /// Target offset along one axis: `rest`, unless that lies behind `place`, seen in the direction from `start` to
    /// `place`. Then the next one ahead, searched for within `length`.
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
