@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Navigation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Placement of popovers, and alerts with a subject.
@MainActor struct PopoverTests {
    private struct Program: View {
        var attachment = PopoverAttachmentAnchor.rect(.bounds)
        let arrowEdge: Edge?
        var direction = LayoutDirection.leftToRight
        @State private var isShown = false

        var body: some View {
            Button("show") { isShown = true }
                .frame(width: 100, height: 40)
                .popover(isPresented: $isShown, attachmentAnchor: attachment, arrowEdge: arrowEdge) {
                    Text("panel").frame(width: 80, height: 30)
                }
                .environment(\.layoutDirection, direction)
        }
    }

    /// The view that the popover is attached to, in the middle of 400 × 300 points.
    private let frame = CGRect(x: 150, y: 130, width: 100, height: 40)

    private func shown(_ program: Program) throws -> CGPoint {
        let stage = ViewStage(program)
        stage.tap("show")
        stage.advance(by: 1)
        return try #require(stage.layer("panel").map { _ in stage.centre("panel") })
    }

    @Test func `a panel lies on the side of the edge that its arrow would point to, below if none is named`() throws {
        #expect(try shown(Program(arrowEdge: nil)).y > frame.maxY)
        #expect(try shown(Program(arrowEdge: .bottom)).y > frame.maxY)
        #expect(try shown(Program(arrowEdge: .top)).y < frame.minY)
        #expect(try shown(Program(arrowEdge: .leading)).x < frame.minX)
        #expect(try shown(Program(arrowEdge: .trailing)).x > frame.maxX)
        #expect(try shown(Program(arrowEdge: .leading, direction: .rightToLeft)).x > frame.maxX)
    }

    @Test func `a panel belongs to all of its view, to a part, or to a point`() throws {
        let whole = try shown(Program(arrowEdge: .bottom))
        let part = try shown(
            Program(attachment: .rect(.rect(CGRect(x: 0, y: 0, width: 20, height: 10))), arrowEdge: .bottom))
        let point = try shown(Program(attachment: .point(.topTrailing), arrowEdge: .bottom))
        #expect(whole.x == frame.midX)
        #expect(part == CGPoint(x: frame.minX + 10, y: whole.y - 30))
        #expect(point == CGPoint(x: frame.maxX, y: whole.y - 40))
    }

    @Test func `an alert about something waits until there is something, and is about that`() {
        struct Questions: View {
            @State private var isAsked = false
            @State private var name: String?
            var body: some View {
                VStack {
                    Button("ask") { isAsked = true }
                    Button("name") { name = "Ada" }
                }
                .alert(Text("Sure?"), isPresented: $isAsked, presenting: name) { name in
                    Button("Greet \(name)") {}
                } message: {
                    Text("It is about \($0).")
                }
            }
        }
        let stage = ViewStage(Questions())
        stage.tap("ask")
        #expect(stage.layer("Sure?") == nil)
        stage.tap("name")
        stage.advance(by: 1)
        #expect(
            stage.layer("Sure?") != nil && stage.layer("Greet Ada") != nil && stage.layer("It is about Ada.") != nil)
    }

    @Test func `a dialog about something has a title that is a text`() {
        struct Choices: View {
            @State private var isAsked = false
            var body: some View {
                Button("ask") { isAsked = true }
                    .confirmationDialog(Text("Which?"), isPresented: $isAsked, titleVisibility: .visible, presenting: 7)
                {
                    Button("Number \($0)") {}
                } message: { _ in
                    Text("One of them.")
                }
            }
        }
        let stage = ViewStage(Choices())
        stage.tap("ask")
        stage.advance(by: 1)
        #expect(stage.layer("Which?") != nil && stage.layer("Number 7") != nil && stage.layer("One of them.") != nil)
    }
}
