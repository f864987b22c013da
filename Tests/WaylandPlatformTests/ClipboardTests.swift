import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandClient

@testable import WaylandPlatform

/// Text that is copied to other programs and pasted from them, over pipes that never block.
@MainActor struct ClipboardTests {
    private static let offer: FakeCompositor.Offer = [.shell, .seat, .clipboard, .primarySelection]

    /// Makes a window with the keyboard, in which a key was pressed.
    ///
    /// - Throws: if the compositor has no window then.
    private func scene() throws -> Scene {
        let scene = try Scene(offering: Self.offer)
        scene.compositor.focusKeyboard(scene.fake)
        scene.compositor.pressKey(30, true)
        scene.compositor.pressKey(30, false)
        scene.session.pump()
        return scene
    }

    private func selection(_ scene: Scene, _ place: PasteboardPlace) -> FakeSelection {
        place == .clipboard ? scene.compositor.clipboard : scene.compositor.primary
    }

    // MARK: Pasting

    @Test(arguments: PasteboardPlace.allCases)
    func `text of another program is pasted, in the best kind that it has`(place: PasteboardPlace) throws {
        let scene = try scene()
        let other = selection(scene, place)
        other.offer(["image/png", "STRING", "text/plain;charset=UTF-8", "UTF8_STRING"])
        scene.session.pump()
        var texts: [String?] = []
        scene.session.host.pasteboard.read(place) { texts.append($0) }
        scene.session.pump()
        #expect(other.requests == ["text/plain;charset=UTF-8"])
        #expect(texts.isEmpty)
        let file = try #require(other.nextTransfer())
        let bytes = Array("grün 👋".utf8)
        // The text arrives in pieces that end within characters.
        #expect(file.write(bytes[..<3]) == 3)
        scene.session.pump()
        #expect(texts.isEmpty)
        #expect(file.write(bytes[3...]) == bytes.count - 3)
        file.close()
        scene.session.pump()
        #expect(texts == ["grün 👋"])
        #expect(scene.session.watchedFiles == 0)
        #expect(scene.session.runningTimers == 0)
    }

    @Test func `a program that promises text and writes none is given up, without any wait`() throws {
        let scene = try scene()
        scene.compositor.clipboard.offer(["text/plain"])
        scene.session.pump()
        var texts: [String?] = []
        scene.session.host.pasteboard.read(.clipboard) { texts.append($0) }
        scene.session.pump()
        let file = try #require(scene.compositor.clipboard.nextTransfer())
        scene.session.advance(by: 2.9)
        #expect(texts.isEmpty)
        scene.session.advance(by: 0.2)
        #expect(texts == [nil])
        #expect(scene.session.watchedFiles == 0)
        #expect(file.write([1]) == nil, "nobody reads any more, and nobody dies of it")
    }

    @Test func `what is no text, or not there, is nothing`() throws {
        let scene = try scene()
        var texts: [String?] = []
        scene.session.host.pasteboard.read(.clipboard) { texts.append($0) }
        scene.compositor.clipboard.offer(["image/png"])
        scene.session.pump()
        scene.session.host.pasteboard.read(.clipboard) { texts.append($0) }
        #expect(texts == [nil, nil])
        #expect(scene.compositor.clipboard.requests.isEmpty)
    }

    @Test func `offers that nobody makes any more are given back`() throws {
        let scene = try scene()
        for _ in 0..<5 {
            scene.compositor.clipboard.offer(["text/plain"])
            scene.compositor.primary.offer(["text/plain"])
        }
        scene.session.pump()
        #expect(scene.compositor.clipboard.offersHeld == 1)
        #expect(scene.compositor.primary.offersHeld == 1)
    }

    // MARK: Copying

    @Test(arguments: PasteboardPlace.allCases)
    func `what is copied is offered to others, and handed to whoever asks`(place: PasteboardPlace) throws {
        let scene = try scene()
        let ours = selection(scene, place)
        scene.session.host.pasteboard.write("größer", to: place)
        scene.session.pump()
        let offered = try #require(ours.offered)
        #expect(offered.types.first == "text/plain;charset=utf-8")
        #expect(offered.serial > 0, "of the key that was pressed")
        let file = try #require(ours.request("text/plain"))
        scene.session.pump()
        ours.closeSent()
        #expect(file.read() == .bytes(Array("größer".utf8)))
        #expect(file.read() == .end)
        #expect(scene.session.watchedFiles == 0)
    }

    @Test func `a long text goes as fast as it is read, and a reader that sleeps is given up`() throws {
        let scene = try scene()
        let text = String(repeating: "0123456789", count: 100_000)
        scene.session.host.pasteboard.write(text, to: .clipboard)
        scene.session.pump()
        let file = try #require(scene.compositor.clipboard.request("text/plain"))
        scene.session.pump()
        scene.compositor.clipboard.closeSent()
        var bytes: [UInt8] = []
        var isOver = false
        while !isOver {
            switch file.read() {
            case .bytes(let new): bytes += new
            case .wouldWait: scene.session.pump()
            case .end, .failed: isOver = true
            }
        }
        #expect(bytes.count == 1_000_000)
        let sleeper = try #require(scene.compositor.clipboard.request("text/plain"))
        scene.session.pump()
        scene.compositor.clipboard.closeSent()
        #expect(scene.session.watchedFiles == 1)
        scene.session.advance(by: 10.1)
        #expect(scene.session.watchedFiles == 0)
        #expect(scene.session.runningTimers == 0)
        sleeper.close()
    }

    @Test func `our own text is pasted without asking anybody, until somebody else copies`() throws {
        let scene = try scene()
        let pasteboard = scene.session.host.pasteboard
        pasteboard.write("ours", to: .clipboard)
        scene.session.pump()
        var texts: [String?] = []
        pasteboard.read(.clipboard) { texts.append($0) }
        #expect(texts == ["ours"])
        pasteboard.write("newer", to: .clipboard)
        scene.session.pump()
        pasteboard.read(.clipboard) { texts.append($0) }
        #expect(texts.last == "newer")
        scene.compositor.clipboard.cancel()
        scene.session.pump()
        pasteboard.read(.clipboard) { texts.append($0) }
        #expect(texts.count == 3 && texts[2] == nil)
        let objects = scene.session.host.liveObjectCount
        for _ in 0..<5 {
            pasteboard.write("again", to: .clipboard)
            scene.session.pump()
        }
        #expect(scene.session.host.liveObjectCount == objects + 1, "one source, of the last")
    }

    @Test func `a desktop without a clipboard has nothing to paste`() throws {
        let scene = try Scene()
        var texts: [String?] = []
        scene.session.host.pasteboard.write("lost", to: .clipboard)
        scene.session.host.pasteboard.read(.clipboard) { texts.append($0) }
        scene.session.host.pasteboard.read(.primary) { texts.append($0) }
        #expect(texts == [nil, nil])
    }
}
