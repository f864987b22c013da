import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandClient

@testable import WaylandPlatform

/// Drags over a window and from it, by wl_data_device, with data that is never waited for.
@MainActor struct DragTests {
    /// Makes a window of 300 × 200 points at rest.
    ///
    /// - Throws: if the compositor has no window then.
    private func scene() throws -> Scene {
        let scene = try Scene(
            offering: [.shell, .seat, .clipboard],
            options: WindowOptions(title: "", applicationID: "", size: CGSize(width: 300, height: 200)))
        scene.rest()
        return scene
    }

    /// Drops another program's text on the window, which accepts it. `texts` is called with what is read.
    ///
    /// - Throws: if the window is not dragged over, or gets no data.
    private func dropped(_ scene: Scene, _ texts: @escaping @MainActor ([UInt8]?) -> Void) throws -> PipeEnd {
        scene.recorder.accepts = "text/plain"
        scene.compositor.enterDrag(["text/html", "text/plain"], over: scene.fake, at: CGPoint(x: 20, y: 30))
        scene.session.pump()
        scene.compositor.dropDrag()
        scene.session.pump()
        let data = try #require(scene.recorder.dragged)
        data.read("text/plain", texts)
        scene.session.pump()
        return try #require(scene.compositor.drag.nextTransfer())
    }

    // MARK: From other programs

    @Test func `another program's drag is told, and what it may be dropped as`() throws {
        let scene = try scene()
        scene.recorder.accepts = "text/plain"
        scene.compositor.enterDrag(["text/html", "text/plain"], over: scene.fake, at: CGPoint(x: 20, y: 30))
        scene.compositor.moveDrag(to: CGPoint(x: 21, y: 33))
        scene.session.pump()
        #expect(scene.recorder.dragged?.types == ["text/html", "text/plain"])
        #expect(scene.compositor.drag.accepted == ["text/plain"])
        scene.compositor.leaveDrag()
        scene.session.pump()
        #expect(scene.recorder.drags == ["entered 20 30", "moved 21 33", "left"])
        #expect(scene.compositor.drag.liveOffers == 0 && !scene.compositor.drag.isFinished)
    }

    @Test func `dropped, it is read as it comes, and finished when it is taken`() throws {
        let scene = try scene()
        var texts: [[UInt8]?] = []
        let file = try dropped(scene) { texts.append($0) }
        #expect(scene.compositor.drag.requests == ["text/plain"] && texts.isEmpty)
        #expect(file.write(Array("gr\u{fc}n".utf8)[...]) == 5)
        scene.session.pump()
        #expect(texts.isEmpty)
        file.close()
        scene.session.pump()
        #expect(texts == [Array("gr\u{fc}n".utf8)])
        scene.recorder.dragged?.finish(isTaken: true)
        scene.session.pump()
        #expect(scene.compositor.drag.isFinished && scene.compositor.drag.liveOffers == 0)
        #expect(scene.session.watchedFiles == 0 && scene.session.runningTimers == 0)
    }

    @Test func `what is not taken is not finished`() throws {
        let scene = try scene()
        let file = try dropped(scene) { _ in }
        file.close()
        scene.session.pump()
        scene.recorder.dragged?.finish(isTaken: false)
        scene.session.pump()
        #expect(!scene.compositor.drag.isFinished && scene.compositor.drag.liveOffers == 0)
        #expect(scene.compositor.isConnected)
    }

    @Test func `what nobody accepts is left, not dropped`() throws {
        let scene = try scene()
        scene.compositor.enterDrag(["text/plain"], over: scene.fake, at: CGPoint(x: 20, y: 30))
        scene.compositor.dropDrag()
        scene.session.pump()
        #expect(scene.recorder.drags == ["entered 20 30", "left"])
        #expect(scene.compositor.drag.accepted == [""] && scene.compositor.drag.liveOffers == 0)
    }

    @Test func `a program that promises data and writes none is given up`() throws {
        let scene = try scene()
        var texts: [[UInt8]?] = []
        let file = try dropped(scene) { texts.append($0) }
        scene.session.advance(by: PipeReader.patience + 0.1)
        #expect(texts == [nil] && scene.session.watchedFiles == 0 && scene.session.runningTimers == 0)
        withExtendedLifetime(file) {}
    }

    @Test func `one that writes a byte now and then without end is given up too`() throws {
        let scene = try scene()
        var texts: [[UInt8]?] = []
        let file = try dropped(scene) { texts.append($0) }
        var seconds = 0
        while texts.isEmpty, seconds < 200 {
            _ = file.write([7])
            scene.session.advance(by: 1)
            seconds += 1
        }
        #expect(texts == [nil] && (60...62).contains(seconds))
    }

    @Test func `one that writes as fast as it can gets no more than its turn, and comes to an end`() throws {
        let scene = try scene()
        var texts: [[UInt8]?] = []
        let file = try dropped(scene) { texts.append($0) }
        let chunk = [UInt8](repeating: 1, count: 60_000)
        var written = 0
        while texts.isEmpty, let count = file.write(chunk[...]) {
            written += count
            scene.session.pump()
        }
        #expect(texts == [nil] && written > PipeReader.limit && written < PipeReader.limit + (1 << 20))
    }

    @Test func `a second drag ends the first, and a compositor that goes ends all`() throws {
        let scene = try scene()
        scene.recorder.accepts = "text/plain"
        for _ in 0..<2 {
            scene.compositor.enterDrag(["text/plain"], over: scene.fake, at: CGPoint(x: 20, y: 30))
            scene.session.pump()
        }
        #expect(scene.recorder.drags == ["entered 20 30", "left", "entered 20 30"])
        #expect(scene.compositor.drag.liveOffers == 1)
        var texts: [[UInt8]?] = []
        scene.compositor.dropDrag()
        scene.session.pump()
        scene.recorder.dragged?.read("text/plain") { texts.append($0) }
        scene.compositor.disconnect()
        scene.session.pump()
        #expect(texts == [nil] && scene.session.watchedFiles == 0)
    }

    // MARK: To other programs

    private static let source = DragSource(
        types: ["text/plain", "text/html"],
        icon: DragIcon(
            pixels: [UInt32](repeating: 0x8012_3456, count: 20 * 10), width: 20, height: 10, scale: 1,
            hotspot: CGPoint(x: 4, y: 3))
    ) { type, receive in
        receive(Array((type == "text/html" ? "<b>hello</b>" : "hello").utf8))
    }

    @Test func `what is dragged away goes in the kind that is asked for`() throws {
        let scene = try scene()
        #expect(!scene.window.startDrag(Self.source), "nothing is held")
        scene.compositor.movePointer(into: scene.fake, at: CGPoint(x: 5, y: 5))
        scene.compositor.pressButton(true)
        scene.session.pump()
        #expect(scene.window.startDrag(Self.source))
        scene.session.pump()
        let drag = scene.compositor.drag
        #expect(drag.origin === scene.fake && drag.types == ["text/plain", "text/html"])
        #expect(drag.serial == scene.session.host.globals.seats.values.first?.buttonPress)
        #expect(drag.icon?.contents?.width == 20 && drag.icon?.contents?.pixels.first == 0x8012_3456)
        #expect(drag.icon?.offset == CGPoint(x: -4, y: -3), "the pointer is where it was in the view")
        let file = try #require(drag.request("text/html"))
        scene.session.pump()
        drag.closeSent()
        scene.session.pump()
        #expect(file.read() == .bytes(Array("<b>hello</b>".utf8)) && file.read() == .end)
        let unknown = try #require(drag.request("image/png"))
        scene.session.pump()
        drag.closeSent()
        scene.session.pump()
        #expect(unknown.read() == .end, "what it is not is nothing")
        drag.end(isTaken: true)
        scene.session.pump()
        #expect(drag.icon?.isDestroyed == true && scene.session.watchedFiles == 0 && scene.session.runningTimers == 0)
    }

    /// Data that is made when the test says so.
    @MainActor private final class SlowData {
        var receive: (@MainActor ([UInt8]?) -> Void)?
        var ends = 0
    }

    @Test(arguments: [true, false])
    func `data may be made later, unless the drag has ended by then`(isInTime: Bool) throws {
        let scene = try scene()
        let slow = SlowData()
        scene.compositor.movePointer(into: scene.fake, at: CGPoint(x: 5, y: 5))
        scene.compositor.pressButton(true)
        scene.session.pump()
        #expect(
            scene.window.startDrag(
                DragSource(types: ["image/png"], ended: { slow.ends += 1 }) { _, receive in slow.receive = receive }))
        scene.session.pump()
        let drag = scene.compositor.drag
        let file = try #require(drag.request("image/png"))
        scene.session.pump()
        drag.closeSent()
        #expect(file.read() == .wouldWait && scene.session.watchedFiles == 0)
        if !isInTime { drag.end(isTaken: true) }
        scene.session.pump()
        slow.receive?([1, 2, 3])
        slow.receive = nil
        scene.session.pump()
        if isInTime {
            #expect(file.read() == .bytes([1, 2, 3]) && slow.ends == 0)
            drag.end(isTaken: true)
            scene.session.pump()
        }
        #expect(file.read() == .end && slow.ends == 1 && scene.session.watchedFiles == 0)
    }

    @Test func `one that is let go of over nothing leaves nothing behind`() throws {
        let scene = try scene()
        scene.compositor.movePointer(into: scene.fake, at: CGPoint(x: 5, y: 5))
        scene.session.pump()
        let objects = scene.session.host.liveObjectCount
        scene.compositor.pressButton(true)
        scene.session.pump()
        #expect(scene.window.startDrag(Self.source))
        scene.session.pump()
        scene.compositor.movePointer(outOf: scene.fake)
        scene.compositor.drag.end(isTaken: false)
        scene.session.pump()
        #expect(scene.session.host.liveObjectCount == objects && scene.compositor.isConnected)
        // The button went up while the compositor had the drag.
        #expect(!scene.window.startDrag(Self.source))
    }
}
