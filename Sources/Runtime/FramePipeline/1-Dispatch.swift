import Foundation
import Platform
@_spi(Engine) import ViewGraph

extension FramePipeline {
    /// Pass 1: sends an event of the host to the views: hit test, gestures, closures. Writes to state are collected for
    /// pass 2, each with its transaction.
    func dispatch(_ event: PointerEvent) {
        report.pass(.dispatch) {
            let pointer = views.pointer
            // Views use program time, which LILT_SLOW slows down.
            let time = event.time / slowness
            let modifiers = event.modifiers.subtracting(.capsLock).rawValue
            switch event.kind {
            case .pressed(button: .primary):
                pointer.pressed(
                    at: event.location, time: time, modifiers: modifiers, isTouch: event.device == .touch)
            case .released(button: .primary): pointer.released(at: event.location, time: time, modifiers: modifiers)
            case .pressed(button: .secondary): pointer.secondaryPressed(at: event.location, time: time)
            case .released(button: .secondary): pointer.secondaryReleased(at: event.location, time: time)
            case .pressed(button: .middle): pointer.middlePressed(at: event.location)
            case .entered, .moved: pointer.moved(to: event.location, time: time, modifiers: modifiers)
            case .left: pointer.left()
            case .pinchBegan: pointer.pinchBegan(at: event.location, time: time, modifiers: modifiers)
            case .pinchChanged(let scale, let rotation):
                pointer.pinchChanged(scale: scale, rotation: rotation, time: time)
            case .pinchEnded(let isCancelled): pointer.pinchEnded(isCancelled: isCancelled, time: time)
            case .scrolled(let delta, let isPrecise):
                views.scrolling.scrolled(at: event.location, by: delta, time: isPrecise ? time : nil)
            case .scrollEnded: views.scrolling.ended(time: time)
            case .pressed, .released: break
            }
            ViewHost.lookAtStoredValues()
        }
    }

    func dispatch(_ event: KeyEvent) {
        report.pass(.dispatch) {
            _ = views.focus.keyPressed(
                KeyInput(
                    name: event.keyName, characters: event.characters, symbol: event.symbol,
                    modifiers: event.modifiers.subtracting(.capsLock).rawValue, phase: event.phase.ofViews))
            ViewHost.lookAtStoredValues()
        }
    }

    /// Sends the modifier keys that are held.
    func dispatch(_ keys: EventModifierKeys) {
        report.pass(.dispatch) {
            views.heldModifiers.set(keys.rawValue)
            ViewHost.lookAtStoredValues()
        }
    }
}

extension FramePipeline {
    /// Sends the changes of an input method to the text that has the keyboard focus.
    func dispatch(_ composition: TextComposition) {
        report.pass(.dispatch) {
            views.focus.focused?.composed?(
                TextInputChange(
                    deletedBefore: composition.deletedBefore, deletedAfter: composition.deletedAfter,
                    typed: composition.typed, marked: composition.marked,
                    markedSelection: composition.markedSelection))
            ViewHost.lookAtStoredValues()
        }
    }
}

extension TextInputState {
    init(_ context: TextInputContext) {
        self.init(
            text: context.text, anchor: context.anchor, head: context.head, caret: context.caret,
            isSecret: context.isSecret, hasLines: context.hasLines, followsMethod: context.followsMethod)
    }
}

extension KeyEvent.Phase {
    fileprivate var ofViews: KeyInput.Phase {
        switch self {
        case .down: .down
        case .repeat: .repeat
        case .up: .up
        }
    }
}
