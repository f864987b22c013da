import FakeCompositor
import Foundation
import Platform
import Testing

@testable import WaylandPlatform

/// Popups of a window, as a compositor sees them: xdg_popup, xdg_positioner and the grab.
@MainActor struct PopupTests {
    fileprivate static let anchor = CGRect(x: 20, y: 30, width: 60, height: 20)
    fileprivate static let place = PopupPlace(
        size: CGSize(width: 150, height: 400), anchor: anchor, side: .below, gap: 5)

    // MARK: Where

    @Test func `is asked for beside its anchor, with what may be done where there is no room`() throws {
        let desk = try PopupDesk()
        let (_, fake) = try desk.open()
        let positioner = try #require(fake.positioner)
        #expect(positioner.size == CGSize(width: 150, height: 400))
        #expect(positioner.anchorRect == Self.anchor.insetBy(dx: 0, dy: -5), "the gap, on both sides")
        #expect(positioner.frame == CGRect(x: 20, y: 55, width: 150, height: 400), "beyond the window's edge")
        // flip_y, slide_x, slide_y, resize_x, resize_y; and reactive: it is configured when its parent moves.
        #expect(positioner.adjustments == 8 | 1 | 2 | 16 | 32 && positioner.isReactive)
        #expect(fake.parent === desk.scene.fake)
        #expect(desk.heard.events == [.placed(CGRect(x: 20, y: 55, width: 150, height: 400))])
    }

    @Test(arguments: [
        (PopupPlace.Side.below, 0, CGRect(x: 24, y: 55, width: 30, height: 10)),
        (.below, 1, CGRect(x: 54, y: 55, width: 30, height: 10)),
        (.below, 0.5, CGRect(x: 39, y: 55, width: 30, height: 10)),
        (.above, 0, CGRect(x: 24, y: 15, width: 30, height: 10)),
        (.right, 0, CGRect(x: 85, y: 34, width: 30, height: 10)),
        (.right, 1, CGRect(x: 85, y: 44, width: 30, height: 10)),
        (.left, 0, CGRect(x: -15, y: 34, width: 30, height: 10)),
        (.over, 0, CGRect(x: 35, y: 35, width: 30, height: 10)),
    ])
    func `each side and alignment is where it says`(side: PopupPlace.Side, alignment: Double, frame: CGRect) throws {
        let desk = try PopupDesk()
        let (_, fake) = try desk.open(
            PopupPlace(
                size: CGSize(width: 30, height: 10), anchor: Self.anchor, side: side, alignment: alignment, gap: 5,
                shift: 4, adjustments: []))
        #expect(fake.positioner?.frame == frame && fake.positioner?.adjustments == 0)
    }

    @Test(arguments: [
        CGRect(x: -50, y: 190, width: 20, height: 40), CGRect(x: 400, y: -300, width: 0, height: 0),
        CGRect(x: Double.nan, y: Double.infinity, width: 10, height: 10),
    ])
    func `an anchor outside of the window is taken for the nearest part of it`(anchor: CGRect) throws {
        let desk = try PopupDesk()
        let (_, fake) = try desk.open(PopupPlace(size: CGSize(width: 1e9, height: 0), anchor: anchor, side: .right))
        let rect = try #require(fake.positioner?.anchorRect)
        #expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(rect) && !rect.isEmpty)
        #expect(desk.scene.compositor.isConnected)
    }

    @Test func `a window with its own title bar counts from the bar`() throws {
        let desk = try PopupDesk()
        let compositor = try #require(FakeCompositor(offering: [.shell, .seat, .subsurfaces]))
        let session = try FakeSession(compositor)
        session.host.decorationPainter = NoPainter()
        let window = try session.host.openWindow(
            WindowOptions(title: "", applicationID: "", size: CGSize(width: 300, height: 200)), delegate: Recorder())
        session.pump()
        let popup = window.openPopup(at: Self.place, takesKeys: true) { [heard = desk.heard] in heard.events.append($0)
        }
        session.pump()
        #expect(compositor.popups.last?.positioner?.frame.minY == 95)
        #expect(
            desk.heard.events == [.placed(CGRect(x: 20, y: 55, width: 150, height: 400))], "in points of the content")
        withExtendedLifetime(popup) {}
    }

    @Test func `where a window fills the screen it says what room there is`() throws {
        let desk = try PopupDesk()
        #expect(desk.scene.window.popupRoom == PopupRoom(largest: CGSize(width: 1268, height: 788)))
        desk.scene.fake.configure(width: 1280, height: 800, states: [2, 4])
        desk.scene.session.pump()
        #expect(desk.scene.window.popupRoom?.bounds == CGRect(x: 6, y: 6, width: 1268, height: 788))
    }

    // MARK: What it shows

    @Test func `its buffer has a margin that is no part of it`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open()
        #expect(fake.commits.isEmpty)
        #expect(desk.draw(popup))
        #expect(fake.commits.map(\.width) == [230] && fake.commits.map(\.height) == [480])
        #expect(fake.geometry == CGRect(x: 40, y: 40, width: 150, height: 400) && fake.inputRegion == fake.geometry)
        #expect(fake.acknowledged.count == 1)
        #expect(desk.scene.fake.commits.count == 1, "nothing of the window is committed")
    }

    @Test func `frames in which only a popup is drawn wait for the screen too`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open()
        desk.draw(popup)
        #expect(desk.scene.fake.outstandingCallbacks == 1)
        #expect(!desk.draw(popup), "not before the callback")
        desk.scene.session.refresh(desk.scene.fake)
        #expect(fake.commits.count == 2)
    }

    @Test func `a place that the compositor chose is told, and what changes no pixel is acknowledged`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open()
        desk.draw(popup)
        fake.configurePopup(CGRect(x: -100, y: -300, width: 150, height: 400))
        desk.scene.session.pump()
        #expect(desk.heard.events.last == .placed(CGRect(x: -100, y: -300, width: 150, height: 400)))
        #expect(fake.acknowledged.count == 2)
        fake.configurePopup(CGRect(x: 0, y: 0, width: 150, height: 90))
        desk.scene.session.pump()
        #expect(fake.acknowledged.count == 2, "another size is acknowledged with its picture")
        desk.scene.session.refresh(desk.scene.fake)
        desk.draw(popup)
        #expect(fake.acknowledged.count == 3 && fake.commits.last?.height == 170)
        #expect(fake.geometry == CGRect(x: 40, y: 40, width: 150, height: 90))
    }

    @Test func `moves when its anchor does`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open()
        desk.draw(popup)
        var place = Self.place
        popup.move(to: place)
        desk.scene.session.pump()
        #expect(desk.heard.events.count == 1, "nothing is asked for twice")
        place.anchor.origin.x += 100
        popup.move(to: place)
        desk.scene.session.pump()
        #expect(desk.heard.events.last == .placed(CGRect(x: 120, y: 55, width: 150, height: 400)))
        withExtendedLifetime(fake) {}
    }

    @Test func `of several buffers none is drawn into while the compositor has it`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open()
        fake.releasePolicy = .never
        for _ in 0..<3 {
            #expect(desk.draw(popup))
            desk.scene.session.refresh(desk.scene.fake)
        }
        #expect(!desk.draw(popup))
        let frames = desk.scene.recorder.frames.count
        fake.releaseBuffers()
        desk.scene.session.refresh(desk.scene.fake)
        #expect(desk.scene.recorder.frames.count > frames, "a free buffer asks for a frame")
        #expect(desk.draw(popup))
    }

    // MARK: The grab

    @Test func `takes the keyboard by the press that opened it`() throws {
        let desk = try PopupDesk()
        let (_, fake) = try desk.open()
        #expect(fake.grabSerial == desk.scene.session.host.globals.seats.values.first?.press)
        // Releasing the button is no press.
        desk.scene.compositor.pressButton(false)
        desk.scene.session.pump()
        let (_, second) = try desk.open(press: false)
        #expect(second.grabSerial == fake.grabSerial)
    }

    @Test func `without any press it is shown without a grab`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open(press: false)
        #expect(fake.grabSerial == nil)
        desk.draw(popup)
        #expect(fake.commits.count == 1)
    }

    @Test func `without a grab it goes when the window is not the active one any more`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open(press: false)
        desk.draw(popup)
        desk.scene.fake.configure(width: 300, height: 200, states: [])
        desk.scene.session.pump()
        #expect(fake.isDestroyed && desk.heard.events.last == .dismissed(wasShown: true))
    }

    @Test func `one on another keeps to the button that opened that, whatever keys come`() throws {
        let desk = try PopupDesk()
        let (_, first) = try desk.open()
        desk.scene.compositor.focusKeyboard(first)
        desk.scene.compositor.pressKey(106, true)
        desk.scene.compositor.pressKey(106, false)
        desk.scene.session.pump()
        let (_, second) = try desk.open(press: false)
        #expect(second.grabSerial != nil && second.grabSerial == first.grabSerial)
    }

    @Test func `one that a key opened goes by the last key`() throws {
        let desk = try PopupDesk()
        desk.scene.compositor.focusKeyboard(desk.scene.fake)
        desk.scene.compositor.pressKey(28, true)
        desk.scene.session.pump()
        let (_, first) = try desk.open(press: false)
        desk.scene.compositor.focusKeyboard(first)
        desk.scene.compositor.pressKey(106, true)
        desk.scene.session.pump()
        let (_, second) = try desk.open(press: false)
        let serials = (try #require(first.grabSerial), try #require(second.grabSerial))
        #expect(serials.1 > serials.0)
    }

    @Test func `keys on it are the window's`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open()
        desk.draw(popup)
        desk.scene.compositor.focusKeyboard(fake)
        desk.scene.compositor.pressKey(1, true)
        desk.scene.compositor.pressKey(1, false)
        desk.scene.session.pump()
        #expect(desk.scene.recorder.keyEvents.map(\.keyName) == ["Escape", "Escape"])
    }

    @Test func `where the pointer is on it counts from the window's corner`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open()
        desk.draw(popup)
        desk.scene.compositor.pressButton(false)
        desk.scene.compositor.movePointer(outOf: desk.scene.fake)
        desk.scene.session.pump()
        desk.scene.recorder.forgetInput()
        desk.scene.compositor.movePointer(into: fake, at: CGPoint(x: 50, y: 340))
        desk.scene.compositor.movePointer(to: CGPoint(x: 51, y: 342))
        desk.scene.compositor.pressButton(true)
        desk.scene.session.pump()
        #expect(desk.scene.recorder.pointerEvents.map(\.kind) == [.entered, .moved, .pressed(button: .primary)])
        // The surface's corner is 40 points from the popup's, which is at 20, 55.
        #expect(
            desk.scene.recorder.pointerEvents.map(\.location) == [
                CGPoint(x: 30, y: 355), CGPoint(x: 31, y: 357), CGPoint(x: 31, y: 357),
            ])
    }

    @Test func `a press that goes on from the window to the popup stays one press`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open()
        desk.draw(popup)
        desk.scene.recorder.forgetInput()
        desk.scene.compositor.movePointer(outOf: desk.scene.fake)
        desk.scene.compositor.movePointer(into: fake, at: CGPoint(x: 50, y: 60))
        desk.scene.compositor.pressButton(false)
        desk.scene.session.pump()
        #expect(desk.scene.recorder.pointerEvents.map(\.kind) == [.moved, .released(button: .primary)])
        #expect(desk.scene.recorder.pointerEvents.last?.location == CGPoint(x: 30, y: 75))
    }

    @Test func `a press that goes on to nowhere is lost with the popup`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open()
        desk.draw(popup)
        desk.scene.recorder.forgetInput()
        desk.scene.compositor.movePointer(outOf: desk.scene.fake)
        desk.scene.session.pump()
        #expect(desk.scene.recorder.pointerEvents.isEmpty)
        fake.dismissPopup()
        desk.scene.session.pump()
        #expect(desk.scene.recorder.pointerEvents.map(\.kind) == [.left])
    }

    @Test func `a finger on it counts from the window's corner`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open()
        desk.draw(popup)
        desk.scene.compositor.setCapabilities([.touch])
        desk.scene.session.pump()
        desk.scene.recorder.forgetInput()
        desk.scene.compositor.touchDown(fake, finger: 1, at: CGPoint(x: 50, y: 60))
        desk.scene.compositor.touchMove(finger: 1, to: CGPoint(x: 60, y: 60))
        desk.scene.session.pump()
        #expect(desk.scene.recorder.pointerEvents.last?.location == CGPoint(x: 40, y: 75))
    }

    // MARK: Its end

    @Test func `is taken away by the compositor`() throws {
        let desk = try PopupDesk()
        let (popup, fake) = try desk.open()
        desk.draw(popup)
        fake.dismissPopup()
        desk.scene.session.pump()
        #expect(desk.heard.events.last == .dismissed(wasShown: true))
        #expect(desk.scene.compositor.popups.isEmpty && fake.isDestroyed && desk.scene.compositor.isConnected)
        #expect(!desk.draw(popup))
        popup.close()
        #expect(desk.heard.events.count == 2)
    }

    @Test func `one that the compositor will not have is told apart`() throws {
        let desk = try PopupDesk()
        desk.scene.compositor.refusesGrabs = true
        desk.press()
        let popup = desk.scene.window.openPopup(at: Self.place, takesKeys: true) { [heard = desk.heard] in
            heard.events.append($0)
        }
        #expect(desk.heard.events.isEmpty, "not before there is a popup")
        desk.scene.session.pump()
        #expect(popup != nil && desk.heard.events == [.dismissed(wasShown: false)])
        #expect(desk.scene.compositor.popups.isEmpty && desk.scene.compositor.isConnected)
    }

    @Test func `what lies on it goes first`() throws {
        let desk = try PopupDesk()
        let (first, fake) = try desk.open()
        desk.draw(first)
        let (second, nested) = try desk.open(
            PopupPlace(
                size: CGSize(width: 90, height: 90), anchor: CGRect(x: 22, y: 60, width: 146, height: 28),
                side: .right, gap: -2), press: false)
        #expect(nested.parent === fake && nested.grabSerial == fake.grabSerial)
        // Relative to the corner of the first, which is at 20, 55.
        #expect(nested.positioner?.anchorRect == CGRect(x: 2, y: 5, width: 146, height: 28))
        #expect(desk.heard.events.last == .placed(CGRect(x: 166, y: 60, width: 90, height: 90)))
        desk.scene.session.refresh(desk.scene.fake)
        desk.draw(second)
        first.close()
        desk.scene.session.pump()
        #expect(desk.heard.events.last == .dismissed(wasShown: true))
        #expect(desk.scene.compositor.popups.isEmpty && desk.scene.compositor.isConnected)
    }

    @Test func `closing the window, and losing the compositor, ends it`() throws {
        let desk = try PopupDesk()
        var objects: [Int] = []
        for _ in 0..<2 {
            let (popup, _) = try desk.open()
            desk.draw(popup)
            popup.close()
            desk.scene.session.refresh(desk.scene.fake)
            objects.append(desk.scene.session.host.liveObjectCount)
        }
        #expect(objects.first == objects.last, "nothing is left of it")
        _ = try desk.open()
        desk.scene.window.close()
        desk.scene.session.pump()
        #expect(desk.heard.events.last == .dismissed(wasShown: true) && desk.scene.compositor.isConnected)
        #expect(desk.scene.fake.isDestroyed && desk.scene.compositor.popups.isEmpty)
    }

    @Test func `another window's press ends it`() throws {
        let desk = try PopupDesk()
        let other = try desk.scene.session.host.openWindow(
            WindowOptions(title: "", applicationID: "", size: nil), delegate: Recorder())
        desk.scene.session.pump()
        let (popup, fake) = try desk.open()
        desk.draw(popup)
        desk.scene.compositor.pressButton(false)
        desk.scene.compositor.movePointer(outOf: desk.scene.fake)
        desk.scene.compositor.movePointer(into: desk.scene.compositor.windows[1], at: CGPoint(x: 5, y: 5))
        desk.scene.session.pump()
        #expect(!fake.isDestroyed)
        desk.scene.compositor.pressButton(true)
        desk.scene.session.pump()
        #expect(fake.isDestroyed && desk.heard.events.last == .dismissed(wasShown: true))
        withExtendedLifetime(other) {}
    }
}

/// A window with popups on a fake compositor.
@MainActor private final class PopupDesk {
    final class Heard { var events: [PopupEvent] = [] }

    let scene: Scene
    let heard = Heard()

    /// - Throws: if the compositor has no window then.
    init() throws {
        scene = try Scene(
            options: WindowOptions(title: "", applicationID: "", size: CGSize(width: 300, height: 200)))
        scene.rest()
    }

    /// Opens a popup by a press on the window, and draws it once.
    ///
    /// - Throws: if there is no popup.
    func open(_ place: PopupPlace = PopupTests.place, press: Bool = true) throws -> (any Popup, FakeWindow) {
        if press { self.press() }
        let popup = scene.window.openPopup(at: place, takesKeys: true) { [heard] in heard.events.append($0) }
        scene.session.pump()
        return (try #require(popup), try #require(scene.compositor.popups.last))
    }

    func press() {
        scene.compositor.movePointer(into: scene.fake, at: CGPoint(x: 30, y: 35))
        scene.compositor.pressButton(true)
        scene.session.pump()
    }

    /// Draws all of a popup, in a frame of the window.
    @discardableResult func draw(_ popup: any Popup, _ damage: PixelRect? = nil) -> Bool {
        var didDraw = false
        scene.recorder.fill = nil
        scene.recorder.inNextFrame = {
            didDraw = popup.draw { [damage ?? PixelRect(x: 0, y: 0, width: $0.width, height: $0.height)] }
        }
        scene.window.requestFrame()
        scene.session.pump()
        return didDraw
    }
}

/// Draws no decoration.
@MainActor private final class NoPainter: DecorationPainter {
    func paint(_ look: TitleBarLook, over shadow: WindowShadowLook?, scale: Double, into buffer: PixelBuffer) {}
    func paint(_ shadow: WindowShadowLook, in area: CGRect, scale: Double, into buffer: PixelBuffer) {}
}
