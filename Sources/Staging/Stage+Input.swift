public import Foundation
import LayerTree
import OffscreenPlatform
import Platform
import Runtime
@_spi(Engine) import ViewGraph

// Input as a window receives it. Points are relative to the window's top left corner. A name stands for the centre, as
// presented, of the first view in drawing order with that accessibility label or text.
extension Stage {
    /// Taps the view `name` with the primary button, at the current time.
    ///
    /// - Throws: ``StageError/noSuchView(_:time:there:)``, which lists the names there are.
    public func tap(_ name: String) throws(StageError) { tap(at: try centre(of: name)) }

    /// Taps at `point` with the primary button, at the current time.
    public func tap(at point: CGPoint) {
        press(at: point)
        release(at: point)
    }

    /// Presses the primary button on the view `name` and holds it.
    ///
    /// - Throws: ``StageError/noSuchView(_:time:there:)``, which lists the names there are.
    public func press(_ name: String) throws(StageError) { press(at: try centre(of: name)) }

    /// Presses the primary button at `point` and holds it.
    public func press(at point: CGPoint) { send(pointer.press(at: point, at: time)) }

    /// Moves the pointer to `point`, with or without the button held.
    public func move(to point: CGPoint) { send(pointer.move(to: point, at: time)) }

    /// Releases the primary button at `point`, or at the pointer's position if nil.
    public func release(at point: CGPoint? = nil) {
        send(pointer.release(at: point ?? pointer.location ?? .zero, at: time))
    }

    /// Clicks the view `name` with the secondary button, which opens its menu.
    ///
    /// - Throws: ``StageError/noSuchView(_:time:there:)``, which lists the names there are.
    public func secondaryTap(_ name: String) throws(StageError) { secondaryTap(at: try centre(of: name)) }

    /// Clicks at `point` with the secondary button, which opens a view's menu.
    public func secondaryTap(at point: CGPoint) {
        send(pointer.perform(.pressed(button: .secondary), at: point, at: time))
        send(pointer.perform(.released(button: .secondary), at: point, at: time))
    }

    /// Presses at `start`, moves the pointer steadily to `end` while the clock advances, and releases there.
    ///
    /// - Parameters:
    ///   - start: point of the press.
    ///   - end: point of the release.
    ///   - duration: duration in seconds; 0 does everything within one frame.
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

    /// Pinches on a touchpad: two fingers move steadily apart and around each other while the clock advances, then
    /// lift.
    ///
    /// - Parameters:
    ///   - point: position of the pointer.
    ///   - scale: final distance of the fingers over the initial one.
    ///   - rotation: total rotation in radians, clockwise.
    ///   - duration: duration in seconds; 0 does everything within one frame.
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

    /// Scrolls at `point`: moves the content by `distance`, so a negative height shows what is further down.
    public func scroll(at point: CGPoint, by distance: CGSize) {
        let delta = CGSize(width: -distance.width, height: -distance.height)
        send(pointer.perform(.scrolled(delta: delta, isPrecise: true), at: point, at: time))
    }

    /// Ends scrolling at `point`, as when fingers leave the touchpad: the content decelerates and comes to rest.
    public func endScroll(at point: CGPoint) { send(pointer.perform(.scrollEnded, at: point, at: time)) }

    /// Presses and releases a key: a single character, or a name such as `Return`, `Tab`, `Left`, after any of `ctrl+`,
    /// `shift+`, `alt+` and `super+`.
    ///
    /// - Throws: ``StageError/noSuchKey(_:accepted:)``.
    public func key(_ name: String) throws(StageError) {
        guard let stroke = KeyStroke(name) else { throw .noSuchKey(name, accepted: KeyStroke.accepted) }
        send(stroke)
    }

    /// Types `text`, one key per character.
    public func type(_ text: String) {
        for character in text { send(KeyStroke(typing: character)) }
    }

    /// Clipboard of this stage; nil if empty.
    public var copiedText: String? {
        get { host.memoryPasteboard[.clipboard] }
        set { host.memoryPasteboard[.clipboard] = newValue }
    }

    /// Primary selection of this stage, which the middle button pastes; nil if empty.
    public var selectedText: String? {
        get { host.memoryPasteboard[.primary] }
        set { host.memoryPasteboard[.primary] = newValue }
    }

    /// Clicks at `point` with the middle button, which pastes ``selectedText``.
    public func middleClick(at point: CGPoint) {
        for kind: PointerEvent.Kind in [.pressed(button: .middle), .released(button: .middle)] {
            send(pointer.perform(kind, at: point, at: time))
        }
    }

    /// Centre of the view `name`, in window space.
    ///
    /// - Throws: ``StageError/noSuchView(_:time:there:)``.
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
        for event in stroke.events(at: time) { send(event) }
    }

    /// Sends an event; views are updated before and after it.
    private func send(_ event: WindowEvent) {
        deliver()
        window.send(event)
        deliver()
    }
}
