import CoreTransferable
import Foundation
import LayerTree
import Testing
import UniformTypeIdentifiers
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

    /// Content dragged over the views, whose items become final when `finish` of the test says so.
    @MainActor private final class Foreign: DraggedContent {
        var providers: [NSItemProvider]
        var accepted: [Bool] = []
        var finished: [Bool] = []
        var isReady = true
        private var waiting: [@MainActor () -> Void] = []

        init(_ providers: [NSItemProvider]) { self.providers = providers }

        /// Content with values.
        convenience init<each T: Transferable>(of values: repeat each T) {
            let provider = NSItemProvider()
            for value in repeat each values { provider.register(value) }
            self.init([provider])
        }

        func accept(_ isAccepted: Bool) { accepted.append(isAccepted) }
        func finish(isTaken: Bool) { finished.append(isTaken) }
        func whenReady(_ body: @escaping @MainActor () -> Void) { if isReady { body() } else { waiting.append(body) } }

        func become(_ providers: [NSItemProvider]) {
            self.providers = providers
            isReady = true
            for body in waiting { body() }
            waiting = []
        }
    }

    @Test func `several items are as many values, and what accepts them is said once for each change`() throws {
        let stage = stage()
        let content = Foreign(
            try ["file:///tmp/a%20b.txt", "https://example.org/"].map { text in
                let provider = NSItemProvider()
                let address = try #require(URL(string: text))
                provider.register(address)
                return provider
            })
        stage.host.dragging.entered(content, at: CGPoint(x: 50, y: 50))
        stage.host.dragging.moved(to: CGPoint(x: 150, y: 50))
        stage.host.dragging.moved(to: CGPoint(x: 250, y: 50))
        stage.host.dragging.moved(to: CGPoint(x: 251, y: 50))
        #expect(content.accepted == [false, true])
        stage.host.dragging.dropped()
        #expect(seen.addresses.map(\.path) == ["/tmp/a b.txt", "/"] && content.finished == [true])
    }

    @Test func `items that become others while they are over a view are looked at again`() {
        let stage = stage()
        let content = Foreign(of: Data([1]))
        stage.host.dragging.entered(content, at: CGPoint(x: 150, y: 50))
        #expect(content.accepted == [false] && seen.targeted.isEmpty)
        content.become(Foreign(of: "text").providers)
        stage.host.dragging.contentChanged()
        #expect(content.accepted == [false, true] && seen.targeted == [true])
        content.become(Foreign(of: Data([1])).providers)
        stage.host.dragging.contentChanged()
        #expect(content.accepted == [false, true, false] && seen.targeted == [true, false])
    }

    @Test func `a drop waits until the items are final, and is nothing if the view has gone then`() {
        for isGone in [false, true] {
            let stage = stage()
            let content = Foreign(of: "first")
            content.isReady = false
            stage.host.dragging.entered(content, at: CGPoint(x: 150, y: 50))
            stage.host.dragging.dropped()
            #expect(content.finished.isEmpty)
            if isGone { stage.host.close() }
            content.become(Foreign(of: "final").providers)
            #expect(content.finished == [!isGone])
        }
        #expect(seen.texts == ["final"])
    }

    @Test func `data that cannot be loaded, or is no value, is not taken`() {
        let stage = stage()
        let absent = NSItemProvider()
        absent.registerDataRepresentation(for: .url) { receive in
            receive(nil, nil)
            return nil
        }
        let malformed = NSItemProvider()
        malformed.registerDataRepresentation(for: .url) { receive in
            receive(Data("not an address".utf8), nil)
            return nil
        }
        for provider in [absent, malformed] {
            let content = Foreign([provider])
            stage.host.dragging.entered(content, at: CGPoint(x: 250, y: 50))
            stage.host.dragging.dropped()
            #expect(content.finished == [false])
        }
        #expect(seen.addresses.isEmpty)
    }

    @Test func `a destination that has no use for it says so`() {
        let stage = stage()
        seen.takes = false
        let content = Foreign(of: "text")
        stage.host.dragging.entered(content, at: CGPoint(x: 150, y: 50))
        stage.host.dragging.dropped()
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
        let content = Foreign(of: Data([1]))
        stage.host.dragging.entered(content, at: CGPoint(x: 50, y: 50))
        #expect(content.accepted == [false])
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
        #expect(desktop.items.first?.providers.first?.registeredContentTypes == [.utf8PlainText])
        #expect(desktop.frames == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    }
}
