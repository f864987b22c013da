import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A style in the overlay or background of a view shares a box with it; its layer lies beside the view's (S23.22,
/// S23.30).
@MainActor struct StyledFrameTests {
    private struct Leaving: View {
        @State var isOn = true
        var body: some View {
            ZStack {
                Color.clear
                if isOn { Text(verbatim: "leaving") }
            }
            .background(.red).overlay(.blue)
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = false } }
        }
    }

    @Test func `its layer stays in its order while something in the view leaves (S12.12)`() {
        let stage = ViewStage(Leaving())
        func order() -> [String] { stage.all.map(\.viewName).filter { ["Rectangle", "Text"].contains($0) } }
        #expect(order() == ["Rectangle", "Text", "Rectangle"])
        stage.tap(at: CGPoint(x: 10, y: 10))
        stage.advance(by: 0.5)
        #expect(order() == ["Rectangle", "Text", "Rectangle"])
        stage.advance(by: 1)
        #expect(order() == ["Rectangle", "Rectangle"])
    }

    @Test func `it goes with an effect around, and not with one within`() throws {
        let stage = ViewStage(
            Text(verbatim: "a").frame(width: 60, height: 20).offset(x: 7).background(.red).offset(y: 5)
                .overlay(.blue).frame(width: 100, height: 40))
        let text = try #require(stage.layer(ofView: "Text"))
        let rectangles = stage.layers(ofView: "Rectangle")
        try #require(rectangles.count == 2)
        let (red, blue) = (rectangles[0].frameInWindow, rectangles[1].frameInWindow)
        #expect(red == blue.offsetBy(dx: 0, dy: 5))
        #expect(red.size == CGSize(width: 60, height: 20))
        #expect(abs(text.frameInWindow.midX - red.midX - 7) < 1e-9)
    }

    @Test func `it alone hears what is done to it, and not the view that it lies under`() {
        var taps: [String] = []
        let stage = ViewStage(
            Text(verbatim: "a").onTapGesture { taps.append("text") }
                .frame(width: 100, height: 60).background(.red).onTapGesture { taps.append("all") })
        let corner = stage.layer(ofView: "Rectangle")?.frameInWindow.origin ?? .zero
        stage.tap(at: CGPoint(x: corner.x + 3, y: corner.y + 3))
        #expect(taps == ["all"])
    }
}
