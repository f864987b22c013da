import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// `draggable` and `dropDestination`, within a window and from other programs.
@MainActor struct DragAndDropTests {
    @MainActor final class Seen {
        var texts: [String] = []
        var addresses: [URL] = []
        var data: [Data] = []
        var places: [CGPoint] = []
        var targeted: [Bool] = []
        var taps = 0
        var takes = true
    }

    private struct Table: View {
        let seen: Seen

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100)
                    .onTapGesture { seen.taps += 1 }
                    .draggable("hello")
                    .accessibilityLabel("source")
                Color.blue.frame(width: 100, height: 100)
                    .dropDestination(for: String.self) { items, location in
                        seen.texts += items
                        seen.places.append(location)
                        return seen.takes
                    } isTargeted: {
                        seen.targeted.append($0)
                    }
                Color.green.frame(width: 100, height: 100)
                    .dropDestination(for: URL.self) { items, _ in
                        seen.addresses += items
                        return true
                    }
            }
        }
    }

    private let seen = Seen()

    private func stage() -> ViewStage { ViewStage(size: CGSize(width: 300, height: 100), Table(seen: seen)) }

    private func drag(_ stage: ViewStage, to points: [CGPoint]) {
        stage.host.pointer.pressed(at: CGPoint(x: 50, y: 50), time: stage.time)
        for point in points { stage.move(to: point) }
        stage.host.pointer.released(at: points.last ?? .zero, time: stage.time)
        stage.frame()
    }

    @Test func `what is dragged onto a view is dropped there, at a place in it`() {
        let stage = stage()
        drag(stage, to: [CGPoint(x: 60, y: 50), CGPoint(x: 120, y: 40), CGPoint(x: 130, y: 30)])
        #expect(seen.texts == ["hello"] && seen.places == [CGPoint(x: 30, y: 30)])
        #expect(seen.targeted == [true, false] && seen.taps == 0)
    }

    @Test func `a press that goes nowhere is a tap, and no drag`() {
        let stage = stage()
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(seen.taps == 1 && seen.texts.isEmpty)
    }

    @Test func `dropped where it is not wanted, or taken back, it does nothing`() {
        let stage = stage()
        drag(stage, to: [CGPoint(x: 60, y: 50), CGPoint(x: 150, y: 40), CGPoint(x: 250, y: 50)])
        #expect(seen.texts.isEmpty && seen.addresses.isEmpty && seen.targeted == [true, false])
        stage.host.pointer.pressed(at: CGPoint(x: 50, y: 50), time: stage.time)
        stage.move(to: CGPoint(x: 150, y: 50))
        #expect(seen.targeted.last == true)
        stage.host.pointer.left()
        stage.frame()
        #expect(seen.targeted.last == false && seen.texts.isEmpty)
    }

    /// Content dragged from another program.
    @MainActor private final class Foreign: DraggedContent {
        let types: [String]
        var accepted: [String?] = []
        var finished: [Bool] = []
        var receive: (@MainActor (Data?) -> Void)?

        init(_ types: [String]) { self.types = types }
        func accept(_ type: String?) { accepted.append(type) }
        func read(_ type: String, _ receive: @escaping @MainActor (Data?) -> Void) { self.receive = receive }
        func finish(isTaken: Bool) { finished.append(isTaken) }
    }

    @Test func `files of another program are addresses, one for each line`() {
        let stage = stage()
        stage.frame()
        let content = Foreign(["text/uri-list", "text/plain"])
        stage.host.dragging.entered(content, at: CGPoint(x: 50, y: 50))
        stage.host.dragging.moved(to: CGPoint(x: 150, y: 50))
        stage.host.dragging.moved(to: CGPoint(x: 250, y: 50))
        stage.host.dragging.moved(to: CGPoint(x: 251, y: 50))
        #expect(content.accepted == [nil, "text/plain", "text/uri-list"], "said once for each view")
        stage.host.dragging.dropped()
        #expect(content.finished.isEmpty && seen.addresses.isEmpty, "nothing is there yet")
        content.receive?(
            Data("# from a file manager\r\nfile:///tmp/a%20b.txt\r\n\r\nhttps://example.org/\nnothing\n".utf8))
        #expect(seen.addresses.map(\.absoluteString) == ["file:///tmp/a%20b.txt", "https://example.org/"])
        #expect(seen.addresses.first?.path == "/tmp/a b.txt" && content.finished == [true])
    }

    @Test func `data that never comes, is nothing, or comes when the view has gone is not taken`() {
        let stage = stage()
        stage.frame()
        for data in [nil, Data("not an address".utf8), Data([0xFF, 0x00, 0xFE])] as [Data?] {
            let content = Foreign(["text/uri-list"])
            stage.host.dragging.entered(content, at: CGPoint(x: 250, y: 50))
            stage.host.dragging.dropped()
            content.receive?(data)
            #expect(content.finished == [false])
        }
        #expect(seen.addresses.isEmpty)
        let late = Foreign(["text/plain"])
        stage.host.dragging.entered(late, at: CGPoint(x: 150, y: 50))
        stage.host.dragging.dropped()
        stage.host.close()
        late.receive?(Data("late".utf8))
        #expect(late.finished == [false] && seen.texts.isEmpty)
    }

    @Test func `a destination that has no use for it says so`() {
        let stage = stage()
        stage.frame()
        seen.takes = false
        let content = Foreign(["UTF8_STRING"])
        stage.host.dragging.entered(content, at: CGPoint(x: 150, y: 50))
        stage.host.dragging.dropped()
        content.receive?(Data("text".utf8))
        #expect(seen.texts == ["text"] && content.finished == [false])
    }

    @Test func `a view that comes to be disabled takes nothing`() {
        let stage = ViewStage(
            size: CGSize(width: 100, height: 100),
            Color.red.dropDestination(for: Data.self) { items, _ in
                seen.data += items
                return true
            }.disabled(true))
        stage.frame()
        let content = Foreign(["image/png"])
        stage.host.dragging.entered(content, at: CGPoint(x: 50, y: 50))
        #expect(content.accepted == [nil])
    }

    /// A desktop that takes every drag over.
    @MainActor private final class Desktop: DragDesktop {
        var items: [DragItem] = []
        var frames: [CGRect] = []

        func startDrag(_ item: DragItem, from frame: CGRect, at location: CGPoint) -> Bool {
            items.append(item)
            frames.append(frame)
            return true
        }
    }

    @Test func `a desktop takes the drag, and the views hear of it from there alone`() {
        let stage = stage()
        let desktop = Desktop()
        stage.host.dragging.desktop = desktop
        drag(stage, to: [CGPoint(x: 60, y: 50), CGPoint(x: 150, y: 40)])
        #expect(desktop.items.count == 1 && seen.texts.isEmpty && seen.targeted.isEmpty)
        #expect(desktop.items.first?.representations.first?.type == "text/plain;charset=utf-8")
        #expect(desktop.frames == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    }

    @Test func `texts, addresses and data are what they were when they come back`() throws {
        func roundTrip<T: Transferable & Equatable>(_ value: T) -> Bool {
            guard let type = T._choose(value._representations.map(\.type)),
                let data = value._representations.first(where: { $0.type == type })?.data
            else { return false }
            return T._values(in: data, as: type) == [value]
        }
        #expect(roundTrip("gr\u{fc}n \u{1F44B}\n# no comment"))
        #expect(roundTrip(try #require(URL(string: "file:///tmp/a%20b"))))
        #expect(roundTrip(Data([0, 255, 10])))
        #expect(String._choose(["image/png", "TEXT/PLAIN"]) == "TEXT/PLAIN" && String._choose(["image/png"]) == nil)
    }
}
