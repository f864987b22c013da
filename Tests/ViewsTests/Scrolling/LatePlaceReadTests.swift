import Foundation
import Geometry
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Frames that are read from a proxy after the content has been made, as in a closure on the main queue (S23.26).
@MainActor struct LatePlaceReadTests {
    private final class Record {
        var proxy: GeometryProxy?
        var contents = 0
        var last: CGFloat? { proxy?.frame(in: .global).minY }
    }

    private func stage(_ record: Record) -> ViewStage {
        ViewStage(
            size: CGSize(width: 200, height: 100),
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy -> Color in
                        record.proxy = proxy
                        record.contents += 1
                        return Color.clear
                    }
                    .frame(height: 0)
                    ForEach(0..<20) { _ in Color.red.frame(height: 20) }
                }
            })
    }

    private func scroll(_ stage: ViewStage, _ y: CGFloat) {
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: y))
        stage.frame()
    }

    @Test func `content is made again when a frame has changed that was read later`() {
        let record = Record()
        let stage = stage(record)
        #expect(record.last == 0)
        let first = record.contents
        scroll(stage, 15)
        #expect(record.contents == first + 1)
        #expect(record.last == -15)
        scroll(stage, 10)
        #expect(record.contents == first + 2)
        #expect(record.last == -25)
    }

    @Test func `content whose frame nobody reads is not made again`() {
        let record = Record()
        let stage = stage(record)
        let first = record.contents
        scroll(stage, 15)
        scroll(stage, 15)
        #expect(record.contents == first)
        #expect(record.last == -30)
        scroll(stage, 15)
        #expect(record.contents == first + 1)
        scroll(stage, 15)
        #expect(record.contents == first + 1, "nobody has read the frame since")
    }
}
