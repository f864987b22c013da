import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Gaps of texts in stacks: S23.6.
@MainActor struct TextGapTests {
    private let stage = { (view: AnyView) in ViewStage(size: CGSize(width: 300, height: 400), view) }

    /// Gap between the layers `first` and `second`, one above the other, in points.
    private func gap(_ first: String, _ second: String, in view: some View) throws -> CGFloat {
        let stage = stage(AnyView(view))
        let (upper, lower) = (try #require(stage.layer(first)), try #require(stage.layer(second)))
        return lower.frameInWindow.minY - upper.frameInWindow.maxY
    }

    private var box: some View { Color.red.frame(width: 20, height: 20).accessibilityLabel("box") }

    @Test func `texts lie close, however large they are`() throws {
        #expect(
            try gap(
                "Title", "Words",
                in: VStack {
                    Text("Title").font(.largeTitle)
                    Text("Words").opacity(0.5).background(.yellow)
                }) == 0)
        #expect(
            try gap(
                "Title", "Words",
                in: VStack(spacing: 3) {
                    Text("Title")
                    Text("Words")
                }) == 3)
    }

    @Test(arguments: [(17.0, 2.5), (20, 2.5), (40, 5)])
    func `a text keeps its distance from other views by its font`(size: Double, room: Double) throws {
        let text = Text("Words").font(.system(size: size))
        let above = try gap(
            "box", "Words",
            in: VStack {
                box
                text
            })
        let below = try gap(
            "Words", "box",
            in: VStack {
                text
                box
            })
        #expect(abs(above - (room + 0.2412 * size)) < 1e-6)
        #expect(abs(below - (room + (1.1934 - 0.7046) * size)) < 1e-6)
    }

    @Test func `what is around a text takes its gap away, on the sides where it lies`() throws {
        let padded = try gap(
            "Title", "Words",
            in: VStack {
                Text("Title").padding(.bottom, 4)
                Text("Words")
            })
        #expect(abs(padded - 4 - ViewSpacing().distance(to: .text(fontSize: 17), along: .vertical)) < 1e-6)
        #expect(
            try gap(
                "Title", "Words",
                in: VStack {
                    Text("Title").padding(.horizontal)
                    Text("Words")
                }) == 0)
        #expect(
            try gap(
                "Title", "Words",
                in: VStack {
                    Text("Title").frame(width: 90)
                    Text("Words")
                }) == 0)
        let framed = try gap(
            "Title", "Words",
            in: VStack {
                Text("Title").frame(height: 60, alignment: .bottom)
                Text("Words")
            })
        #expect(abs(framed - 6.6) < 0.01)
        #expect(
            try gap(
                "box", "Words",
                in: VStack {
                    box
                    Text("Words").padding(.top, 1)
                }) == 9)
    }

    @Test func `stacks have the gaps of what is at their ends`() throws {
        let inner = VStack {
            Text("Title")
            box
        }
        #expect(
            try gap(
                "Over", "Title",
                in: VStack {
                    Text("Over")
                    inner
                }) == 0)
        #expect(
            abs(
                try gap(
                    "box", "Under",
                    in: VStack {
                        inner
                        Text("Under")
                    }) - 6.6) < 0.01)
        // Beside a text there is something else: its gap counts as well.
        let row = HStack {
            Text("Title")
            Color.red.frame(width: 4, height: 4)
        }
        #expect(
            abs(
                try gap(
                    "Title", "Under",
                    in: VStack {
                        row
                        Text("Under")
                    }) - 6.6) < 0.01)
        #expect(
            try gap(
                "Title", "Under",
                in: VStack {
                    HStack {
                        Text("Title")
                        Text("Side")
                    }
                    Text("Under")
                }) == 0)
    }

    @Test func `a symbol belongs to the texts, a resizable one does not`() throws {
        #expect(
            try gap(
                "globe", "Words",
                in: VStack {
                    Image(systemName: "globe")
                    Text("Words")
                }) == 0)
        #expect(
            abs(
                try gap(
                    "globe", "Words",
                    in: VStack {
                        Image(systemName: "globe").resizable().frame(width: 30, height: 30)
                        Text("Words")
                    }) - 6.6) < 0.01)
        let below = try gap(
            "globe", "box",
            in: VStack {
                Image(systemName: "globe")
                box
            })
        #expect(below > 2 && below < 5)
    }

    @Test func `beside each other all have 8 points`() throws {
        let stage = stage(
            AnyView(
                HStack {
                    Text("Left")
                    Text("Right")
                    box
                }))
        let frames = try ["Left", "Right", "box"].map { try #require(stage.layer($0)).frameInWindow }
        #expect(frames[1].minX - frames[0].maxX == 8 && frames[2].minX - frames[1].maxX == 8)
    }

    @Test func `a text in another font has its stack laid out anew`() throws {
        struct Growing: View {
            @State private var isLarge = false
            var body: some View {
                VStack {
                    Button("grow") { isLarge = true }.frame(height: 30)
                    Text("Words").font(.system(size: isLarge ? 60 : 17))
                    Color.red.frame(width: 20, height: 20).accessibilityLabel("box")
                }
            }
        }
        let stage = stage(AnyView(Growing()))
        func gap() throws -> CGFloat {
            try #require(stage.layer("box")).frameInWindow.minY
                - (try #require(stage.layer("Words")).frameInWindow.maxY)
        }
        let before = try gap()
        stage.tap("grow")
        stage.advance(by: 1)
        #expect(try gap() > before + 20)
    }
}
