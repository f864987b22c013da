import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// Long press that shows large content until it ends, or leaves the view.
@MainActor final class LargeContentPress: AttachedGesture {
    private enum State {
        case idle
        /// The press began at this place and time, in points and seconds.
        case waiting(since: GestureEvent)
        case shown
    }

    private var state = State.idle
    private unowned let box: GestureBox
    private let viewer: LargeContentViewer
    private let isEnabled: @MainActor () -> Bool

    /// Duration of a press after which the content is shown, in seconds: that of a long press (S18.3).
    private static let duration = 0.5
    /// Way, in points, that a waiting press may move.
    private static let tremble: CGFloat = 10

    init(_ box: GestureBox, _ viewer: LargeContentViewer, isEnabled: @escaping @MainActor () -> Bool) {
        self.box = box
        self.viewer = viewer
        self.isEnabled = isEnabled
    }

    var isAlive: Bool { !box.isInLeavingView }

    var wakeTime: Double? {
        if case .waiting(let start) = state { start.time + Self.duration } else { nil }
    }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        switch (state, event.kind) {
        case (_, .pressed):
            guard isEnabled() else { return .failed }
            state = .waiting(since: event)
            return .possible
        case (.waiting(let start), .moved), (.waiting(let start), .timePassed):
            let way = hypot(event.location.x - start.location.x, event.location.y - start.location.y)
            guard way <= Self.tremble else { break }
            if event.time >= start.time + Self.duration {
                state = .shown
                callbacks.perform { [viewer] in viewer.show() }
                return .active
            }
            return .possible
        case (.shown, .moved) where box.contains(event.location), (.shown, .timePassed): return .active
        default: break
        }
        cancel(&callbacks)
        return .failed
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        if case .shown = state { callbacks.perform { [viewer] in viewer.hide() } }
        state = .idle
    }
}
