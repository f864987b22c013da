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

    @Test func `the first finger is a pointer, and others are not`() throws {
        let scene = try Scene()
        scene.compositor.setCapabilities([.touch])
        scene.session.pump()
        scene.compositor.touchDown(scene.fake, finger: 7, at: CGPoint(x: 5, y: 5))
        scene.compositor.touchDown(scene.fake, finger: 8, at: CGPoint(x: 30, y: 5))
        scene.compositor.touchMove(finger: 8, to: CGPoint(x: 31, y: 5))
        scene.compositor.touchMove(finger: 7, to: CGPoint(x: 6, y: 5))
        scene.compositor.touchUp(finger: 7)
        scene.session.pump()
        #expect(
            scene.recorder.pointerEvents.map(\.kind) == [
                .entered, .pressed(button: .primary), .moved, .released(button: .primary), .left,
            ])
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
