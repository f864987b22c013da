import Foundation
import Lilt
import SwiftUI
import Testing

/// Images of views without a window.
@MainActor struct ImageRendererTests {
    private struct Badge: View {
        var color = Color.blue
        @State private var isDone = false

        var body: some View {
            color.frame(width: 20, height: 10)
                .opacity(isDone ? 1 : 0.5)
                .onAppear { isDone = true }
        }
    }

    @Test func `a picture is as large as the view`() throws {
        let renderer = ImageRenderer(content: Badge())
        let picture = try #require(renderer.bitmap)
        #expect(picture.width == 20 && picture.height == 10)
        renderer.scale = 1.5
        let larger = try #require(renderer.bitmap)
        #expect(larger.width == 30 && larger.height == 15)
    }

    @Test func `it shows the view as it is when it has appeared`() throws {
        let picture = try #require(ImageRenderer(content: Badge(color: Color(red: 0, green: 0, blue: 1))).bitmap)
        #expect(picture.pixels.allSatisfy { $0 == 0xFF00_00FF })
    }

    @Test func `a view that takes what it gets is asked for its ideal size, or for the one proposed`() throws {
        let renderer = ImageRenderer(content: Color.red)
        #expect(renderer.bitmap.map { [$0.width, $0.height] } == [10, 10])
        renderer.proposedSize = ProposedViewSize(width: 40, height: 30)
        #expect(renderer.bitmap.map { [$0.width, $0.height] } == [40, 30])
        renderer.proposedSize = ProposedViewSize(width: 40, height: nil)
        #expect(renderer.bitmap.map { [$0.width, $0.height] } == [40, 10])
        let text = ImageRenderer(content: Text("a long line that is broken"))
        let line = try #require(text.bitmap)
        text.proposedSize.width = 80
        let paragraph = try #require(text.bitmap)
        #expect(paragraph.width <= 80 && paragraph.width < line.width && paragraph.height > line.height)
    }

    @Test func `where the view shows nothing the picture is transparent, or black`() throws {
        let renderer = ImageRenderer(content: Circle().fill(.red).frame(width: 20, height: 20))
        #expect(try #require(renderer.bitmap)[0, 0] == 0)
        renderer.isOpaque = true
        #expect(try #require(renderer.bitmap)[0, 0] == 0xFF00_0000)
    }

    @Test func `what cannot be drawn is no picture`() throws {
        #expect(ImageRenderer(content: EmptyView()).bitmap == nil)
        let renderer = ImageRenderer(content: Color.red)
        for scale in [0, -1, .nan, .infinity] as [CGFloat] {
            renderer.scale = scale
            #expect(renderer.bitmap == nil)
        }
        renderer.scale = 1
        for side in [.infinity, 1e5, 0] as [CGFloat] {
            renderer.proposedSize = ProposedViewSize(width: side, height: 10)
            #expect(renderer.bitmap == nil)
        }
        #expect(try renderer.pngData() == nil)
    }

    @Test func `new content makes another picture`() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
        let red = try #require(renderer.bitmap)
        var changes = 0
        let watch = renderer.objectWillChange.sink { changes += 1 }
        renderer.content = Color.green.frame(width: 4, height: 4)
        #expect(changes > 0)
        #expect(try #require(renderer.bitmap) != red)
        renderer.content = Color.red.frame(width: 4, height: 4)
        #expect(try #require(renderer.bitmap) == red)
        watch.cancel()
    }

    @Test func `it tells when what the view reads has changed, and not when it draws`() throws {
        let model = Model()
        let renderer = ImageRenderer(content: ModelView(model: model))
        _ = renderer.bitmap
        var changes = 0
        let watch = renderer.objectWillChange.sink { changes += 1 }
        let first = renderer.bitmap
        #expect(changes == 0)
        model.width = 30
        #expect(changes == 1)
        #expect(first?.width == 10 && renderer.bitmap?.width == 30)
        watch.cancel()
    }

    private final class Model: ObservableObject {
        @Published var width: CGFloat = 10
    }

    private struct ModelView: View {
        @ObservedObject var model: Model
        var body: some View { Color.red.frame(width: model.width, height: 5) }
    }

    @Test func `a view looks in a picture as it does in a window`() throws {
        let stage = Stage(size: CGSize(width: 60, height: 30), scale: 2) { Text("Lilt") }
        let renderer = ImageRenderer(content: Text("Lilt").frame(width: 60, height: 30).background { Color.white })
        renderer.scale = 2
        #expect(try #require(renderer.bitmap) == stage.image)
    }
}
