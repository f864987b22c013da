import Foundation
@_spi(Engine) import ViewGraph

extension ViewStage {
    func press(at x: Double, _ y: Double, modifiers: Int = 0) {
        host.pointer.pressed(at: CGPoint(x: x, y: y), time: time, modifiers: modifiers)
        frame()
    }

    func move(to x: Double, _ y: Double) {
        host.pointer.moved(to: CGPoint(x: x, y: y), time: time)
        frame()
    }

    func release(at x: Double, _ y: Double) {
        host.pointer.released(at: CGPoint(x: x, y: y), time: time)
        frame()
    }

    /// Pinches at the middle of the window, with one of `steps` in each frame. `scale`: factor since the pinch began;
    /// `rotation`: radians since then.
    func pinch(_ steps: [(scale: Double, rotation: Double)], isCancelled: Bool = false) {
        host.pointer.pinchBegan(at: CGPoint(x: 200, y: 150), time: time)
        for step in steps {
            advance(by: 1 / 60)
            host.pointer.pinchChanged(scale: step.scale, rotation: step.rotation, time: time)
            frame()
        }
        host.pointer.pinchEnded(isCancelled: isCancelled, time: time)
        frame()
    }
}

/// Log of gesture callbacks, in order.
@MainActor final class GestureLog {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
