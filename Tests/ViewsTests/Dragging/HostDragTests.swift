import CoreTransferable
import Foundation
import Platform
import Testing
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Runtime

/// Drags of the desktop over a window, and from it.
@MainActor struct HostDragTests {
    /// Data of another program, which the test delivers.
    @MainActor private final class Data: DraggedData {
        let types: [String]
        var accepted: [String?] = []
        var finished: [Bool] = []
        var reads: [(type: String, receive: @MainActor ([UInt8]?) -> Void)] = []

        init(_ types: [String]) { self.types = types }
        func accept(_ type: String?) { accepted.append(type) }
        func read(_ type: String, _ receive: @escaping @MainActor ([UInt8]?) -> Void) { reads.append((type, receive)) }
        func finish(isTaken: Bool) { finished.append(isTaken) }

        func deliver(_ text: String?) {
            guard !reads.isEmpty else { return }
            reads.removeFirst().receive(text.map { Array($0.utf8) })
        }
    }

    @MainActor final class Seen {
        var types: [[UTType]] = []
        var texts: [String] = []
        var kept: [NSItemProvider] = []
    }

    private let seen = Seen()

    private func stage() -> ViewStage {
        ViewStage(
            size: CGSize(width: 200, height: 100),
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).onDrop(of: [.image], isTargeted: nil) { items in
                    seen.types += items.map(\.registeredContentTypes)
                    seen.kept += items
                    return true
                }
                Color.blue.frame(width: 100, height: 100).dropDestination(for: String.self) { texts, _ in
                    seen.texts += texts
                    return true
                }
            })
    }

    @Test func `files are known by their types once their list has come, and each is an item`() {
        let stage = stage()
        let data = Data(["text/uri-list", "application/x-other"])
        stage.pipeline.dispatch(.entered(data, CGPoint(x: 50, y: 50)))
        #expect(data.accepted == [nil] && data.reads.map(\.type) == ["text/uri-list"])
        data.deliver("file:///tmp/a.png\r\nfile:///tmp/b.jpg\r\nfile:///tmp/c.txt\r\n")
        #expect(data.accepted == [nil, "text/uri-list"])
        stage.pipeline.dispatch(.dropped)
        #expect(seen.types == [[.png, .fileURL, .url], [.jpeg, .fileURL, .url]])
    }

    @Test func `a drop before the list has come is refused where its types decide`() {
        let stage = stage()
        let data = Data(["text/uri-list"])
        stage.pipeline.dispatch(.entered(data, CGPoint(x: 50, y: 50)))
        stage.pipeline.dispatch(.dropped)
        #expect(data.finished == [false] && seen.types.isEmpty)
        data.deliver("file:///tmp/a.png\r\n")
        #expect(seen.types.isEmpty)
    }

    @Test func `the transfer ends when the value has been read, and not before`() {
        let stage = stage()
        let data = Data(["text/plain"])
        stage.pipeline.dispatch(.entered(data, CGPoint(x: 150, y: 50)))
        stage.pipeline.dispatch(.dropped)
        #expect(data.reads.map(\.type) == ["text/plain"] && data.finished.isEmpty)
        data.deliver("hello")
        #expect(seen.texts == ["hello"] && data.finished == [true])
        let absent = Data(["text/plain"])
        stage.pipeline.dispatch(.entered(absent, CGPoint(x: 150, y: 50)))
        stage.pipeline.dispatch(.dropped)
        absent.deliver(nil)
        #expect(absent.finished == [false])
    }

    @Test func `a provider that the program keeps keeps the transfer`() {
        let stage = stage()
        let data = Data(["image/png"])
        stage.pipeline.dispatch(.entered(data, CGPoint(x: 50, y: 50)))
        stage.pipeline.dispatch(.dropped)
        #expect(seen.kept.count == 1 && data.finished.isEmpty)
        seen.kept = []
        #expect(data.finished == [true])
    }

    @Test func `what leaves is neither read nor finished`() {
        let stage = stage()
        let data = Data(["text/plain"])
        stage.pipeline.dispatch(.entered(data, CGPoint(x: 150, y: 50)))
        stage.pipeline.dispatch(.left)
        #expect(data.accepted == ["text/plain"] && data.reads.isEmpty && data.finished.isEmpty)
    }
}
