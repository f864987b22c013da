public import Foundation
import LayerTree
import OffscreenPlatform
import Platform
import Runtime
@_spi(Engine) import ViewGraph

// Input, as a window gets it. Points count from the window's top left corner. Where a name stands in place of a point, it
// means the centre, as presented, of the first view in drawing order whose accessibility label or text that is.
extension Stage {
    /// Presses and releases the primary button, at the clock's time.
    /// - Throws: ``StageError/noSuchView(_:time:there:)``, which names what there was.
    public func tap(_ name: String) throws(StageError) { tap(at: try centre(of: name)) }

    /// Presses and releases the primary button, at the clock's time.
    public func tap(at point: CGPoint) {
        press(at: point)
        release(at: point)
    }

    /// Presses the primary button and holds it.
    public func press(_ name: String) throws(StageError) { press(at: try centre(of: name)) }

    /// Presses the primary button and holds it.
    public func press(at point: CGPoint) { send(pointer.press(at: point, at: time)) }

    /// Moves the pointer, with the button held or not.
    public func move(to point: CGPoint) { send(pointer.move(to: point, at: time)) }

    /// Releases the primary button, where the pointer is unless another point is given.
    public func release(at point: CGPoint? = nil) {
        send(pointer.release(at: point ?? pointer.location ?? .zero, at: time))
    }

    /// Presses and releases the secondary button: it opens the menu of a view.
    /// - Throws: ``StageError/noSuchView(_:time:there:)``, which names what there was.
    public func secondaryTap(_ name: String) throws(StageError) { secondaryTap(at: try centre(of: name)) }

    /// Presses and releases the secondary button: it opens the menu of a view.
    public func secondaryTap(at point: CGPoint) {
        send(pointer.perform(.pressed(button: .secondary), at: point, at: time))
        send(pointer.perform(.released(button: .secondary), at: point, at: time))
    }

    /// Presses at one point, moves the pointer steadily to another while the clock goes on, and releases there.
    ///
    /// - Parameter duration: in seconds; 0 is all within one frame.
    public func drag(from start: CGPoint, to end: CGPoint, over duration: Double = 0.25) {
        let began = time
        press(at: start)
        while time - began < duration {
            advance(frames: 1)
            let part = min((time - began) / duration, 1)
            move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        release(at: end)
    }

    /// Puts two fingers on a touchpad, moves them steadily apart and about one another while the clock goes on, and lifts
    /// them.
    ///
    /// - Parameters:
    ///   - scale: their distance at the end over that at the beginning.
    ///   - rotation: in radians, clockwise.
    ///   - duration: in seconds; 0 is all within one frame.
    public func pinch(at point: CGPoint, to scale: Double, rotation: Double = 0, over duration: Double = 0.25) {
        let began = time
        send(pointer.perform(.pinchBegan, at: point, at: time))
        repeat {
            if duration > 0 { advance(frames: 1) }
            let part = duration > 0 ? min((time - began) / duration, 1) : 1
            let change = PointerEvent.Kind.pinchChanged(scale: 1 + (scale - 1) * part, rotation: rotation * part)
            send(pointer.perform(change, at: point, at: time))
        } while time - began < duration - 1e-9
        send(pointer.perform(.pinchEnded(isCancelled: false), at: point, at: time))
    }

    /// Scrolls at a point: the content moves by so much, so a negative height shows what is further down.
    public func scroll(at point: CGPoint, by distance: CGSize) {
        let delta = CGSize(width: -distance.width, height: -distance.height)
        send(pointer.perform(.scrolled(delta: delta, isPrecise: true), at: point, at: time))
    }

    /// The fingers that scrolled leave the touchpad: the content goes on as fast as it is, to where it may rest.
    public func endScroll(at point: CGPoint) { send(pointer.perform(.scrollEnded, at: point, at: time)) }

    /// Presses and releases a key: a single character, or a name such as `Return`, `Tab`, `Left`; any of `ctrl+`, `shift+`,
    /// `alt+` and `super+` may stand before it.
    /// - Throws: ``StageError/noSuchKey(_:accepted:)``.
    public func key(_ name: String) throws(StageError) {
        guard let stroke = KeyStroke(name) else { throw .noSuchKey(name, accepted: KeyStroke.accepted) }
        send(stroke)
    }

    /// Types text, a key for each character.
    public func type(_ text: String) {
        for character in text { send(KeyStroke(typing: character)) }
    }

    /// What was copied last in this stage's window, and what is pasted next; nil: nothing.
    public var copiedText: String? {
        get { host.memoryPasteboard[.clipboard] }
        set { host.memoryPasteboard[.clipboard] = newValue }
    }

    /// What was selected last, which the middle button pastes; nil: nothing.
    public var selectedText: String? {
        get { host.memoryPasteboard[.primary] }
        set { host.memoryPasteboard[.primary] = newValue }
    }

    /// Presses and releases the middle button, which pastes ``selectedText``.
    public func middleClick(at point: CGPoint) {
        for kind: PointerEvent.Kind in [.pressed(button: .middle), .released(button: .middle)] {
            send(pointer.perform(kind, at: point, at: time))
        }
    }

    private func centre(of name: String) throws(StageError) -> CGPoint {
        deliver()
        guard let point = views.layers.centre(named: name) else {
            throw .noSuchView(name, time: time, there: views.layers.names)
        }
        return point
    }

    private func send(_ events: [PointerEvent]) {
        for event in events { send(.pointer(event)) }
    }

    private func send(_ stroke: KeyStroke) {
        for phase in [KeyEvent.Phase.down, .up] {
            send(.key(stroke.event(phase, at: time)))
        }
    }

    /// Views are as the last event left them when the next arrives.
    private func send(_ event: WindowEvent) {
        deliver()
        window.send(event)
        deliver()
    }
}
