import Foundation
import Platform
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Pass 1: an event of the host reaches the views: hit test, gestures, closures. Writes to state are collected, each
    /// with its transaction, for pass 2.
    func dispatch(_ event: PointerEvent) {
        report.pass(.dispatch) {
            let pointer = views.pointer
            // Views live in program time that goes slower when LILT_SLOW asks for it.
            let time = event.time / slowness
            let modifiers = event.modifiers.subtracting(.capsLock).rawValue
            switch event.kind {
            case .pressed(button: .primary):
                pointer.pressed(
                    at: event.location, time: time, modifiers: modifiers, byTouch: event.device == .touch)
            case .released(button: .primary): pointer.released(at: event.location, time: time, modifiers: modifiers)
            case .pressed(button: .secondary): pointer.secondaryPressed(at: event.location, time: time)
            case .released(button: .secondary): pointer.secondaryReleased(at: event.location, time: time)
            case .entered, .moved: pointer.moved(to: event.location, time: time, modifiers: modifiers)
            case .left: pointer.left()
            case .pinchBegan: pointer.pinchBegan(at: event.location, time: time, modifiers: modifiers)
            case .pinchChanged(let scale, let rotation):
                pointer.pinchChanged(scale: scale, rotation: rotation, time: time)
            case .pinchEnded(let isCancelled): pointer.pinchEnded(isCancelled: isCancelled, time: time)
            case .scrolled(let delta, _): views.scrolling.scrolled(at: event.location, by: delta)
            case .pressed, .released: break
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
