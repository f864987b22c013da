import Foundation
import Platform
@_spi(Engine) import ViewGraph

extension ViewStage {
    func press(at x: Double, _ y: Double, modifiers: Int = 0) {
        send(.pressed(button: .primary), at: CGPoint(x: x, y: y), modifiers: modifiers)
        frame()
    }

    func move(to x: Double, _ y: Double) {
        send(.moved, at: CGPoint(x: x, y: y))
        frame()
    }

    func release(at x: Double, _ y: Double) {
        send(.released(button: .primary), at: CGPoint(x: x, y: y))
        frame()
    }

    /// Pinches at the middle of the window, with one of `steps` in each frame. `scale`: factor since the pinch began;
    /// `rotation`: radians since then.
    func pinch(_ steps: [(scale: Double, rotation: Double)], isCancelled: Bool = false) {
        let middle = CGPoint(x: 200, y: 150)
        send(.pinchBegan, at: middle)
        for step in steps {
            advance(by: 1 / 60)
            send(.pinchChanged(scale: step.scale, rotation: step.rotation), at: middle)
            frame()
        }
        send(.pinchEnded(isCancelled: isCancelled), at: middle)
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
