import CairoRenderer
@_spi(Engine) import Controls
import FakeCompositor
import Foundation
import LayerTree
import Platform
@_spi(Engine) import Presentations
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views
import WaylandPlatform

@testable import Runtime

/// Menus of a small window on a desktop: they are popups, reach beyond the window's edges, and work as menus inside a
/// window do.
@MainActor struct MenuPopupTests {
    @Test func `a menu is a popup that reaches beyond its window`() throws {
        let desk = try MenuDesk()
        let before = desk.fake.screen
        let popup = try desk.open()
        let place = try #require(popup.positioner?.frame)
        #expect(place.height > 300 && place.maxY > 120)
        #expect(popup.parent === desk.fake && popup.grabSerial != nil)
        #expect(popup.geometry?.size == place.size)
        // The whole menu is drawn, once, in the popup, and none of it in the window.
        #expect(popup.screen?.pixels == desk.picture(of: popup))
        #expect(Set(popup.screen?.pixels ?? []).count > 20)
        #expect(desk.fake.screen != before, "the button looks pressed")
        let shown = desk.fake.screen
        let whole = desk.program.pipeline.picture(size: CGSize(width: 240, height: 120), scale: 1)
        #expect(
            shown?.pixels.map { $0 & 0xFF_FFFF } != whole.pixels.map { $0 & 0xFF_FFFF },
            "a capture has it, the window not")
    }

    @Test func `what is under the pointer is highlighted in the popup alone`() throws {
        let desk = try MenuDesk()
        let popup = try desk.open()
        let (window, drawn) = (desk.fake.commits.count, popup.commits.count)
        desk.move(desk.fake, to: popup, at: try desk.point("Item 3", on: popup))
        desk.rest()
        desk.compositor.movePointer(to: try desk.point("Item 9", on: popup))
        desk.session.pump()
        desk.rest()
        #expect(popup.commits.count > drawn)
        #expect(popup.commits.last?.damage.reduce(0) { $0 + $1.area } ?? .max < 30_000, "two rows, not the menu")
        #expect(desk.fake.commits.count == window, "nothing of the window is drawn")
        #expect(popup.screen?.pixels == desk.picture(of: popup))
    }

    @Test func `a click on an item beyond the window's edge chooses it, and the popup goes`() throws {
        let desk = try MenuDesk()
        let popup = try desk.open()
        #expect(try desk.frame("Item 10").minY > 120)
        desk.move(desk.fake, to: popup, at: try desk.point("Item 10", on: popup))
        desk.compositor.pressButton(true, milliseconds: 2_000)
        desk.compositor.pressButton(false, milliseconds: 2_080)
        desk.session.pump()
        #expect(desk.chosen.names == ["10"] && desk.compositor.popups.isEmpty)
        desk.rest()
        #expect(desk.views.layers.firstLayer(named: "Item 10") == nil && desk.views.layers.surfaces.isEmpty)
        #expect(desk.compositor.isConnected && desk.session.runningTimers == 0)
        let whole = desk.program.pipeline.picture(size: CGSize(width: 240, height: 120), scale: 1)
        #expect(desk.fake.screen?.pixels.map { $0 & 0xFF_FFFF } == whole.pixels.map { $0 & 0xFF_FFFF })
    }

    @Test func `the button may be held from the window to an item`() throws {
        let desk = try MenuDesk()
        desk.compositor.movePointer(into: desk.fake, at: try desk.point("File"))
        desk.compositor.pressButton(true, milliseconds: 1_000)
        desk.session.pump()
        desk.refresh(20)
        let popup = try #require(desk.compositor.popups.last)
        desk.move(desk.fake, to: popup, at: try desk.point("Item 11", on: popup))
        desk.refresh(2)
        desk.compositor.pressButton(false, milliseconds: 3_000)
        desk.session.pump()
        #expect(desk.chosen.names == ["11"] && desk.compositor.popups.isEmpty)
    }

    @Test func `keys reach it through the grab`() throws {
        let desk = try MenuDesk()
        let popup = try desk.open()
        desk.compositor.unfocusKeyboard(desk.fake)
        desk.compositor.focusKeyboard(popup)
        // Down, Down, Return.
        for code: UInt32 in [108, 108, 28] {
            desk.compositor.pressKey(code, true)
            desk.compositor.pressKey(code, false)
        }
        desk.session.pump()
        #expect(desk.chosen.names == ["2"] && desk.compositor.popups.isEmpty)
        let again = try desk.open()
        desk.compositor.focusKeyboard(again)
        desk.compositor.pressKey(1, true)
        desk.session.pump()
        #expect(desk.compositor.popups.isEmpty && desk.chosen.names.count == 1, "Escape")
    }

    @Test func `a submenu is a popup on the popup, and goes alone`() throws {
        let desk = try MenuDesk()
        let popup = try desk.open()
        desk.compositor.focusKeyboard(popup)
        func key(_ code: UInt32) {
            desk.compositor.pressKey(code, true)
            desk.compositor.pressKey(code, false)
            desk.session.pump()
            desk.rest()
        }
        key(103)  // Up: the last item
        key(106)  // Right
        #expect(desk.compositor.popups.count == 2)
        let nested = try #require(desk.compositor.popups.last)
        #expect(nested.parent === popup && nested.grabSerial != nil)
        #expect(try desk.frame("Deep").minX > desk.frame("More").maxX)
        #expect(nested.screen?.pixels == desk.picture(of: nested))
        key(105)  // Left
        #expect(desk.compositor.popups.count == 1 && desk.compositor.isConnected)
        key(106)
        desk.compositor.focusKeyboard(try #require(desk.compositor.popups.last))
        key(108)
        key(28)
        #expect(desk.chosen.names == ["deeper"] && desk.compositor.popups.isEmpty && desk.compositor.isConnected)
    }

    @Test func `a press elsewhere takes it away, in the window and beyond`() throws {
        let desk = try MenuDesk()
        _ = try desk.open()
        desk.compositor.movePointer(to: CGPoint(x: 5, y: 5))
        desk.compositor.pressButton(true, milliseconds: 4_000)
        desk.compositor.pressButton(false, milliseconds: 4_050)
        desk.session.pump()
        #expect(desk.compositor.popups.isEmpty)
        desk.rest()
        let popup = try desk.open()
        popup.dismissPopup()
        desk.session.pump()
        #expect(desk.compositor.popups.isEmpty)
        desk.rest()
        #expect(desk.views.layers.firstLayer(named: "Item 1") == nil && desk.views.presentations.count == 0)
        #expect(desk.chosen.names.isEmpty)
    }

    @Test func `a compositor that refuses has it drawn in the window`() throws {
        let desk = try MenuDesk()
        desk.compositor.refusesGrabs = true
        desk.compositor.movePointer(into: desk.fake, at: try desk.point("File"))
        desk.compositor.pressButton(true, milliseconds: 1_000)
        desk.compositor.pressButton(false, milliseconds: 1_050)
        desk.session.pump()
        desk.rest()
        #expect(desk.compositor.popups.isEmpty && desk.views.presentations.count == 1)
        let whole = desk.program.pipeline.picture(size: CGSize(width: 240, height: 120), scale: 1)
        #expect(desk.fake.screen?.pixels.map { $0 & 0xFF_FFFF } == whole.pixels.map { $0 & 0xFF_FFFF })
        #expect(try desk.frame("Item 1").maxY < 120)
    }

    @Test func `a submenu for which no grab is given goes without one`() throws {
        let desk = try MenuDesk()
        let popup = try desk.open()
        desk.compositor.refusesGrabs = true
        desk.compositor.focusKeyboard(popup)
        for code: UInt32 in [103, 106] {
            desk.compositor.pressKey(code, true)
            desk.compositor.pressKey(code, false)
        }
        desk.session.pump()
        desk.rest()
        let nested = try #require(desk.compositor.popups.last)
        #expect(desk.compositor.popups.count == 2 && nested.parent === popup && nested.grabSerial == nil)
        desk.compositor.pressKey(28, true)
        desk.session.pump()
        #expect(desk.chosen.names == ["deep"] && desk.compositor.popups.isEmpty && desk.compositor.isConnected)
    }

    @Test func `a place that the compositor chose is where the items are`() throws {
        let desk = try MenuDesk()
        let popup = try desk.open()
        popup.configurePopup(CGRect(x: 30, y: -200, width: popup.positioner?.size.width ?? 0, height: 180))
        desk.session.pump()
        desk.rest()
        #expect(try desk.frame("Item 1").minY < -150 && desk.frame("Item 1").minX > 30)
        #expect(popup.commits.last?.height == 260 && popup.geometry?.height == 180)
        #expect(popup.screen?.pixels == desk.picture(of: popup))
    }

    @Test func `a context menu is where the pointer is`() throws {
        let desk = try MenuDesk()
        desk.compositor.movePointer(into: desk.fake, at: CGPoint(x: 200, y: 100))
        desk.compositor.pressButton(true, button: 0x111, milliseconds: 1_000)
        desk.compositor.pressButton(false, button: 0x111, milliseconds: 1_050)
        desk.session.pump()
        desk.rest()
        let popup = try #require(desk.compositor.popups.last)
        let place = try #require(popup.positioner?.frame)
        #expect(abs(place.minX - 199) <= 1 && abs(place.minY - 101) <= 1)
        #expect(place.maxX > 240)
    }

    @Test func `at rest an open menu costs nothing`() throws {
        let desk = try MenuDesk()
        let popup = try desk.open()
        let (commits, empty) = (
            desk.fake.commits.count + popup.commits.count, desk.fake.emptyCommits + popup.emptyCommits
        )
        desk.session.advance(by: 30)
        #expect(desk.fake.commits.count + popup.commits.count == commits)
        #expect(desk.fake.emptyCommits + popup.emptyCommits == empty)
        #expect(desk.fake.outstandingCallbacks == 0 && desk.session.runningTimers == 0)
    }
}

/// A program with menus in its window, at rest. A class made inside the test, so that it is released on the main actor.
@MainActor private final class MenuDesk {
    @MainActor final class Chosen { var names: [String] = [] }

    struct Menus: App {
        let chosen: Chosen

        init() { self.init(Chosen()) }
        init(_ chosen: Chosen) { self.chosen = chosen }

        var body: some SwiftUI.Scene {
            WindowGroup("Menus") {
                Menu("File") {
                    ForEach(1..<13) { number in Button("Item \(number)") { chosen.names.append("\(number)") } }
                    Menu("More") {
                        Button("Deep") { chosen.names.append("deep") }
                        Button("Deeper") { chosen.names.append("deeper") }
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .contextMenu { Button("Here") { chosen.names.append("here") } }
            }
        }
    }

    let chosen = Chosen()
    let compositor: FakeCompositor
    let session: FakeSession
    let program: ProgramWindow
    let fake: FakeWindow

    init() throws {
        var runtime = RuntimeOptions()
        runtime.size = CGSize(width: 240, height: 120)
        compositor = try #require(FakeCompositor())
        session = try FakeSession(compositor)
        program = try session.open(Menus(chosen), runtime)
        fake = try #require(compositor.windows.first)
        rest()
    }

    var views: ViewHost { program.pipeline.views }

    func rest() { session.rest(fake) }

    func refresh(_ count: Int) {
        for _ in 0..<count { session.refresh(fake) }
    }

    func frame(_ name: String) throws -> CGRect {
        try #require(views.layers.firstLayer(named: name), "\(name)").frameInWindow
    }

    /// Center of the named view in the coordinates of `popup`'s surface, or of the window.
    func point(_ name: String, on popup: FakeWindow? = nil) throws -> CGPoint {
        let frame = try frame(name)
        guard let popup else { return CGPoint(x: frame.midX, y: frame.midY) }
        var corner = CGPoint.zero
        var next: FakeWindow? = popup
        while let current = next, let place = current.positioner?.frame {
            corner.x += place.minX
            corner.y += place.minY
            next = current.parent
        }
        return CGPoint(x: frame.midX - corner.x + 40, y: frame.midY - corner.y + 40)
    }

    func move(_ from: FakeWindow, to: FakeWindow, at point: CGPoint) {
        compositor.movePointer(outOf: from)
        compositor.movePointer(into: to, at: point)
        session.pump()
    }

    /// Opens the menu by a click, and returns its popup.
    func open() throws -> FakeWindow {
        compositor.movePointer(into: fake, at: try point("File"))
        compositor.pressButton(true, milliseconds: 1_000)
        session.pump()
        compositor.pressButton(false, milliseconds: 1_050)
        session.pump()
        rest()
        return try #require(compositor.popups.last)
    }

    /// Pixels of a popup, drawn anew.
    func picture(of popup: FakeWindow) -> [UInt32] {
        let commit = popup.commits.last
        var bitmap = Bitmap(width: commit?.width ?? 1, height: commit?.height ?? 1)
        guard let surface = views.layers.surfaces.last, let layer = surface.layer,
            let content = layer.all.first(where: { $0.viewName == "PresentedContentBox" })
        else { return [] }
        let frame = content.frameInWindow
        bitmap.withPixelBuffer { buffer in
            Renderer().render(
                views.layers, scale: 1, damage: [PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)],
                background: .clear, into: buffer,
                part: .surface(surface, origin: CGPoint(x: frame.minX - 40, y: frame.minY - 40)))
        }
        return bitmap.pixels
    }
}

extension Layer {
    /// This layer and all layers below it in the tree.
    fileprivate var all: [Layer] { [self] + sublayers.flatMap(\.all) }
}
