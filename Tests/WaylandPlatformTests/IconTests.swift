import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Icons of windows, by xdg-toplevel-icon-v1.
@MainActor struct IconTests {
    /// Fills icons with a colour.
    private final class Painter: IconPainter {
        private(set) var sides: [Int] = []

        func paint(into buffer: PixelBuffer) {
            sides.append(buffer.width)
            let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
            buffer.replacePixels(in: whole) { x, y, _ in 0xFF00_0000 | UInt32(x << 8 | y) }
        }
    }

    @MainActor private struct Opened {
        let compositor: FakeCompositor
        let session: FakeSession
        let recorder = Recorder()
        let painter: Painter?
        let fake: FakeWindow

        /// - Throws: if the compositor has no window then.
        init(
            _ offer: FakeCompositor.Offer = .usual.union(.toplevelIcons), sides: [Int32] = [], scale: Int = 1,
            painter: Painter? = nil, applicationID: String = "cards"
        ) throws {
            compositor = try #require(FakeCompositor(offering: offer, outputScale: scale))
            compositor.iconSides = sides
            session = try FakeSession(compositor)
            session.host.iconPainter = painter
            self.painter = painter
            session.pump()
            _ = try session.host.openWindow(
                WindowOptions(title: "", applicationID: applicationID, size: nil), delegate: recorder)
            session.pump()
            fake = try #require(compositor.windows.first)
        }
    }

    @Test func `a window has the icon of its program's name`() throws {
        let opened = try Opened()
        #expect(opened.fake.icon?.name == "cards")
        #expect(opened.fake.icon?.pictures.isEmpty == true)
        #expect(opened.compositor.liveIcons == 0, "what made it is given back")
        #expect(opened.compositor.isConnected)
    }

    @Test func `the program's picture is drawn once for each size that the compositor would like, at its scale`() throws
    {
        let opened = try Opened(sides: [16, 48, 48, 0, -3, 100_000], scale: 2, painter: Painter())
        #expect(opened.painter?.sides == [32, 96])
        let pictures = try #require(opened.fake.icon?.pictures)
        #expect(pictures.map(\.picture.width) == [32, 96] && pictures.map(\.picture.height) == [32, 96])
        #expect(pictures.map(\.scale) == [2, 2])
        #expect(pictures.allSatisfy { $0.picture[5, 7] == 0xFF00_0507 })
        #expect(opened.fake.icon?.name == "cards", "a theme's icon comes first")
        #expect(opened.compositor.isConnected)
    }

    @Test func `a compositor that names no sizes gets three, and one that names hundreds eight`() throws {
        #expect(try Opened(painter: Painter()).painter?.sides == [32, 64, 128])
        let many = try Opened(sides: Array(1...300), painter: Painter())
        #expect(many.painter?.sides == Array(1...8))
    }

    @Test func `pictures take no memory once the window has them`() throws {
        let plain = try Opened()
        let opened = try Opened(painter: Painter())
        #expect(opened.fake.icon?.pictures.count == 3)
        #expect(opened.compositor.liveBuffers == plain.compositor.liveBuffers)
        #expect(opened.session.host.liveObjectCount == plain.session.host.liveObjectCount)
    }

    @Test func `a program without a name, and a compositor without icons, are left alone`() throws {
        let nameless = try Opened(painter: Painter(), applicationID: "")
        #expect(nameless.fake.icon == nil && nameless.painter?.sides == [])
        let without = try Opened(.usual, painter: Painter())
        #expect(without.fake.icon == nil && without.painter?.sides == [])
        #expect(without.fake.commits.count == 1)
    }
}
