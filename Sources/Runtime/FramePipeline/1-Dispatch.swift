import Foundation
import Platform
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Pass 1: an event of the host reaches the views: hit test, gestures, closures. Writes to state are collected, each
    /// with its transaction, for pass 2.
    func dispatch(_ event: PointerEvent) {
        report.pass(.dispatch) {
            switch event.kind {
            case .pressed(button: .primary): views.pointer.pressed(at: event.location, time: event.time)
            case .released(button: .primary): views.pointer.released(at: event.location, time: event.time)
            case .moved: views.pointer.moved(to: event.location, time: event.time)
            case .entered, .left, .pressed, .released, .scrolled, .pinchBegan, .pinchChanged, .pinchEnded: break
            }
        }
    }

    func dispatch(_ event: KeyEvent) {
        guard event.phase != .up else { return }
        report.pass(.dispatch) {
            _ = views.focus.keyPressed(
                KeyInput(
                    name: event.keyName, characters: event.characters,
                    modifiers: event.modifiers.subtracting(.capsLock).rawValue, isRepeat: event.phase == .repeat))
        }
    }
}
