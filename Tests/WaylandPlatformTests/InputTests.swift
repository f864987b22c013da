import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Pointer, keyboard and touch, from the compositor's events to a window's.
@MainActor struct InputTests {
    @Test func `tells where the pointer is and what it does`() throws {
        let scene = try Scene()
        scene.compositor.movePointer(into: scene.fake, at: CGPoint(x: 3.5, y: 4))
        scene.compositor.movePointer(to: CGPoint(x: 10, y: 20))
        scene.compositor.pressButton(true)
        scene.compositor.pressButton(false)
        scene.compositor.pressButton(true, button: 0x111)
        scene.compositor.movePointer(outOf: scene.fake)
        scene.session.pump()
        #expect(
            scene.recorder.pointerEvents.map(\.kind) == [
                .entered, .moved, .pressed(button: .primary), .released(button: .primary),
                .pressed(button: .secondary), .left,
            ])
        #expect(scene.recorder.pointerEvents.first?.location == CGPoint(x: 3.5, y: 4))
        #expect(scene.recorder.pointerEvents.last?.location == CGPoint(x: 10, y: 20))
    }

    @Test func `shows a cursor as soon as the pointer comes`() throws {
        let scene = try Scene()
        #expect(scene.compositor.cursorSurface == nil)
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.session.pump()
        #expect(scene.compositor.cursorSurface != nil)
    }

    @Test func `a cursor has the scale of the output that its window is on, also when that becomes smaller`() throws {
        let scene = try Scene(outputScale: 2)
        scene.compositor.movePointer(into: scene.fake, at: CGPoint(x: 5, y: 5))
        scene.session.pump()
        let cursor = try #require(scene.compositor.surfaces.first { $0.id == scene.compositor.cursorSurface })
        #expect(cursor.commits.last?.bufferScale == 2)
        scene.compositor.setOutput(scale: 1)
        scene.session.pump()
        scene.window.setCursor(.text)
        scene.session.pump()
        #expect(cursor.commits.last?.bufferScale == 1)
    }

    @Test func `pointer motion over a window that does not care commits nothing`() throws {
        let scene = try Scene()
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.session.pump()
        scene.rest()
        let commits = scene.fake.commits.count
        for step in 0..<50 { scene.compositor.movePointer(to: CGPoint(x: Double(step) / 2, y: 1)) }
        scene.session.pump()
        #expect(scene.fake.commits.count == commits)
        #expect(scene.recorder.frames.count == 1)
    }

    @Test func `a scroll on both axes is one event`() throws {
        let scene = try Scene()
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.compositor.scroll(by: CGSize(width: 2, height: -5.5), source: .finger)
        scene.compositor.scroll(
            by: CGSize(width: 0, height: 15), source: .wheel, clicks: CGSize(width: 0, height: 1.5))
        scene.session.pump()
        #expect(
            scene.recorder.pointerEvents.dropFirst().map(\.kind) == [
                .scrolled(delta: CGSize(width: 2, height: -5.5), isPrecise: true),
                .scrolled(delta: CGSize(width: 0, height: 72), isPrecise: false),
            ])
    }

    @Test func `keys have names, text and modifiers from the compositor's keymap`() throws {
        let scene = try Scene()
        scene.compositor.focusKeyboard(scene.fake)
        scene.compositor.pressKey(30, true)
        scene.compositor.pressKey(30, false)
        scene.compositor.pressKey(42, true)
        scene.compositor.setModifiers(depressed: 1)
        scene.compositor.pressKey(30, true)
        scene.compositor.pressKey(30, false)
        scene.compositor.setModifiers(depressed: 4)
        scene.compositor.pressKey(105, true)
        scene.session.pump()
        let keys = scene.recorder.keyEvents
        #expect(keys.map(\.keyName) == ["a", "a", "Shift_L", "A", "A", "Left"])
        #expect(keys.map(\.characters) == ["a", "a", "", "A", "A", ""])
        #expect(keys.map(\.phase) == [.down, .up, .down, .down, .up, .down])
        #expect(keys[3].modifiers == .shift)
        #expect(keys[5].modifiers == .control)
    }

    @Test(arguments: [
        (UInt32(1), EventModifierKeys.shift), (2, .capsLock), (4, .control), (8, .option), (64, .command),
    ])
    func `knows the modifiers`(bit: UInt32, key: EventModifierKeys) throws {
        let scene = try Scene()
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.compositor.focusKeyboard(scene.fake)
        scene.compositor.setModifiers(depressed: bit)
        scene.compositor.pressButton(true)
        scene.session.pump()
        #expect(scene.recorder.pointerEvents.last?.modifiers == key)
    }

    @Test func `tells each change of the held modifiers, and that none is when the keyboard leaves`() throws {
        let scene = try Scene()
        scene.compositor.focusKeyboard(scene.fake)
        scene.compositor.setModifiers(depressed: 1)
        scene.compositor.setModifiers(depressed: 1)
        scene.compositor.setModifiers(depressed: 5)
        scene.session.pump()
        #expect(scene.recorder.heldModifiers == [.shift, [.shift, .control]])
        scene.compositor.unfocusKeyboard(scene.fake)
        scene.session.pump()
        #expect(scene.recorder.heldModifiers.last == [])
    }

    @Test func `a held key repeats at the compositor's rate, and a timer runs only meanwhile`() throws {
        let scene = try Scene()
        scene.compositor.focusKeyboard(scene.fake)
        scene.compositor.pressKey(30, true)
        scene.session.pump()
        #expect(scene.session.runningTimers == 1)
        scene.session.advance(by: 0.49)
        #expect(scene.recorder.keyEvents.count == 1)
        scene.session.advance(by: 0.02)
        scene.session.advance(by: 0.1)
        #expect(scene.recorder.keyEvents.map(\.phase) == [.down, .repeat, .repeat, .repeat])
        scene.compositor.pressKey(30, false)
        scene.session.pump()
        #expect(scene.session.runningTimers == 0)
        scene.session.advance(by: 1)
        #expect(scene.recorder.keyEvents.last?.phase == .up)
        #expect(scene.recorder.keyEvents.count == 5)
    }

    @Test func `modifiers do not repeat`() throws {
        let scene = try Scene()
        scene.compositor.focusKeyboard(scene.fake)
        scene.compositor.pressKey(42, true)
        scene.session.pump()
        #expect(scene.session.runningTimers == 0)
    }

    @Test func `keys go up when the window loses the keyboard`() throws {
        let scene = try Scene()
        scene.compositor.focusKeyboard(scene.fake)
        scene.compositor.pressKey(30, true)
        scene.compositor.unfocusKeyboard(scene.fake)
        scene.session.pump()
        #expect(scene.recorder.keyEvents.map(\.phase) == [.down, .up])
        #expect(scene.session.runningTimers == 0)
    }

    @Test func `devices come and go`() throws {
        let scene = try Scene()
        scene.compositor.movePointer(into: scene.fake, at: CGPoint(x: 1, y: 1))
        scene.compositor.focusKeyboard(scene.fake)
        scene.compositor.pressKey(30, true)
        scene.session.pump()
        scene.compositor.setCapabilities([.touch])
        scene.session.pump()
        #expect(scene.recorder.pointerEvents.map(\.kind) == [.entered, .left])
        #expect(scene.recorder.keyEvents.map(\.phase) == [.down, .up])
        scene.recorder.forgetInput()
        scene.compositor.setCapabilities([.pointer, .keyboard])
        scene.session.pump()
        scene.compositor.movePointer(into: scene.fake, at: CGPoint(x: 2, y: 2))
        scene.compositor.focusKeyboard(scene.fake)
        scene.compositor.pressKey(16, true)
        scene.session.pump()
        #expect(scene.recorder.pointerEvents.map(\.kind) == [.entered])
        #expect(scene.recorder.keyEvents.map(\.keyName) == ["q"])
    }

    @Test func `the first finger is a pointer`() throws {
        let scene = try Scene()
        scene.compositor.setCapabilities([.touch])
        scene.session.pump()
        scene.compositor.touchDown(scene.fake, finger: 7, at: CGPoint(x: 5, y: 5))
        scene.compositor.touchMove(finger: 8, to: CGPoint(x: 31, y: 5))
        scene.compositor.touchMove(finger: 7, to: CGPoint(x: 6, y: 5))
        scene.compositor.touchUp(finger: 7)
        scene.session.pump()
        #expect(
            scene.recorder.pointerEvents.map(\.kind) == [
                .entered, .pressed(button: .primary), .moved, .released(button: .primary), .left,
            ])
    }

    @Test func `two fingers scale and turn, and what one of them had begun is lost`() throws {
        let scene = try Scene()
        scene.compositor.setCapabilities([.touch])
        scene.session.pump()
        scene.compositor.touchDown(scene.fake, finger: 1, at: CGPoint(x: 10, y: 20))
        scene.compositor.touchDown(scene.fake, finger: 2, at: CGPoint(x: 30, y: 20))
        // Twice the distance, and a quarter turn.
        scene.compositor.touchMove(finger: 2, to: CGPoint(x: 50, y: 20))
        scene.compositor.touchMove(finger: 2, to: CGPoint(x: 10, y: 60))
        scene.compositor.touchUp(finger: 1)
        // The finger that stays down is ignored until all are up.
        scene.compositor.touchMove(finger: 2, to: CGPoint(x: 0, y: 0))
        scene.compositor.touchDown(scene.fake, finger: 3, at: .zero)
        scene.compositor.touchUp(finger: 2)
        scene.compositor.touchUp(finger: 3)
        scene.compositor.touchDown(scene.fake, finger: 4, at: .zero)
        scene.session.pump()
        #expect(
            scene.recorder.pointerEvents.map(\.kind) == [
                .entered, .pressed(button: .primary), .left, .pinchBegan, .pinchChanged(scale: 2, rotation: 0),
                .pinchChanged(scale: 2, rotation: .pi / 2), .pinchEnded(isCancelled: false), .entered,
                .pressed(button: .primary),
            ])
        #expect(scene.recorder.pointerEvents[3].location == CGPoint(x: 20, y: 20))
    }

    @Test(arguments: [Int32(1), 2])
    func `a touch that the compositor takes for itself is cancelled, not released`(fingers: Int32) throws {
        let scene = try Scene()
        scene.compositor.setCapabilities([.touch])
        scene.session.pump()
        for finger in 0..<fingers {
            scene.compositor.touchDown(scene.fake, finger: finger, at: CGPoint(x: 20 * Double(finger), y: 5))
        }
        scene.compositor.cancelTouch()
        scene.session.pump()
        let kinds = scene.recorder.pointerEvents.map(\.kind)
        #expect(kinds.last == (fingers == 1 ? .left : .pinchEnded(isCancelled: true)))
        #expect(!kinds.contains(.released(button: .primary)))
    }

    @Test func `fingers that leave the touchpad end a scroll, a wheel does not`() throws {
        let scene = try Scene()
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.compositor.scroll(by: CGSize(width: 0, height: 8), source: .finger)
        scene.compositor.stopScrolling()
        scene.compositor.stopScrolling(source: .wheel)
        scene.compositor.stopScrolling(source: .continuous)
        scene.session.pump()
        #expect(
            scene.recorder.pointerEvents.dropFirst().map(\.kind) == [
                .scrolled(delta: CGSize(width: 0, height: 8), isPrecise: true), .scrollEnded,
            ])
    }

    @Test func `a seat that is removed during a drag cancels it, and another one is taken`() throws {
        let scene = try Scene()
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.compositor.pressButton(true)
        scene.session.pump()
        let objects = scene.session.host.liveObjectCount
        scene.compositor.removeSeat()
        scene.session.pump()
        #expect(scene.recorder.pointerEvents.map(\.kind) == [.entered, .pressed(button: .primary), .left])
        scene.compositor.addSeat()
        scene.session.pump()
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        scene.session.pump()
        #expect(scene.recorder.pointerEvents.last?.kind == .entered)
        #expect(scene.session.host.liveObjectCount == objects)
    }

    @Test func `events know when they happened`() throws {
        let scene = try Scene()
        scene.rest()
        scene.session.advance(by: 2)
        scene.compositor.movePointer(into: scene.fake, at: .zero)
        let stamp = UInt32(scene.session.now * 1000) - 5
        scene.compositor.pressButton(true, milliseconds: stamp)
        scene.session.pump()
        let first = try #require(scene.recorder.frames.first)
        #expect(first.seconds == 0)
        let entered = try #require(scene.recorder.pointerEvents.first?.time)
        let pressed = try #require(scene.recorder.pointerEvents.last?.time)
        #expect(abs(entered - pressed - 0.005) < 0.0015)
    }
}
