import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Hit testing with taps: S25.
@MainActor struct HitTestingViewTests {
    private final class Log {
        var taps: [String] = []
        var cover: (() -> Void)?
    }

    /// Names logged by taps at `points` in a window of 400 × 300 points.
    private func taps(_ points: [(CGFloat, CGFloat)], _ view: (Log) -> some View) -> [String] {
        let log = Log()
        let stage = ViewStage(view(log))
        for (x, y) in points { stage.tap(at: CGPoint(x: x, y: y)) }
        return log.taps
    }

    @Test func `overlays come before content, content before backgrounds, higher z before lower (S25.1)`() {
        let layered = taps([(200, 150), (160, 150), (120, 150)]) { log in
            Color.red.frame(width: 120, height: 40).onTapGesture { log.taps.append("content") }
                .overlay { Color.blue.frame(width: 40, height: 40).onTapGesture { log.taps.append("overlay") } }
                .background { Color.green.frame(width: 200, height: 40).onTapGesture { log.taps.append("background") } }
        }
        #expect(layered == ["overlay", "content", "background"])
        let ordered = taps([(200, 150)]) { log in
            ZStack {
                Color.red.onTapGesture { log.taps.append("first") }.zIndex(1)
                Color.blue.onTapGesture { log.taps.append("second") }
            }
        }
        #expect(ordered == ["first"])
    }

    @Test func `what is seen is what is hit, through all effects (S25.2, S25.8)`() {
        // A bar 100 wide and 20 high, turned upright and moved by 50 to the right.
        let turned = taps([(250, 190), (290, 150), (250, 150)]) { log in
            Color.red.frame(width: 100, height: 20).onTapGesture { log.taps.append("hit") }
                .rotationEffect(.degrees(90)).offset(x: 50)
        }
        #expect(turned == ["hit", "hit"])
        let back = taps([(170, 150)]) { log in
            Color.red.frame(width: 100, height: 20).onTapGesture { log.taps.append("back") }
                .rotation3DEffect(.degrees(180), axis: (0, 1, 0)).visualEffect { content, _ in content.offset(x: -10) }
        }
        #expect(back == ["back"])
    }

    @Test func `shapes are hit by their path, lines on the line, space between not (S25.3)`() {
        let points: [(CGFloat, CGFloat)] = [(200, 150), (151, 101)]
        #expect(
            taps(points) { log in Circle().frame(width: 100, height: 100).onTapGesture { log.taps.append("in") } } == [
                "in"
            ])
        #expect(
            taps([(200, 150), (200, 101)]) { log in
                Circle().stroke(.red, lineWidth: 6).frame(width: 100, height: 100).onTapGesture {
                    log.taps.append("on")
                }
            } == ["on"])
        let gap = taps([(200, 150), (200, 100)]) { log in
            VStack(spacing: 60) {
                Color.red.frame(width: 40, height: 40)
                Color.red.frame(width: 40, height: 40)
            }.onTapGesture { log.taps.append("stack") }
        }
        #expect(gap == ["stack"])
    }

    @Test func `a content shape is the whole area, holes included in what it leaves out (S25.4)`() {
        struct Ring: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path(rect)
                path.addRect(rect.insetBy(dx: 30, dy: 30))
                return path
            }
        }
        let middle: [(CGFloat, CGFloat)] = [(200, 150), (155, 105)]
        func count(eoFill: Bool) -> Int {
            taps(middle) { log in
                Color.clear.frame(width: 100, height: 100).contentShape(Ring(), eoFill: eoFill)
                    .onTapGesture { log.taps.append("hit") }
            }.count
        }
        #expect(count(eoFill: false) == 2 && count(eoFill: true) == 1)
    }

    @Test(
        arguments: zip(
            [.interaction, [.interaction, .hoverEffect], .contextMenuPreview, []] as [ContentShapeKinds], [1, 1, 2, 2]))
    func `only a shape for interaction limits hits (S25.4)`(kind: ContentShapeKinds, count: Int) {
        let hits = taps([(200, 150), (155, 105)]) { log in
            Color.red.frame(width: 100, height: 100).contentShape(kind, Circle())
                .onTapGesture { log.taps.append("hit") }
        }
        #expect(hits.count == count)
    }

    @Test func `what draws beside the content shape is not hit there, nor what is in the view (S25.4)`() {
        let points: [(CGFloat, CGFloat)] = [(200, 150), (155, 105)]
        let circle = taps(points) { log in
            Color.red.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture { log.taps.append("circle") }
        }
        #expect(circle == ["circle"])
        let behind = taps(points) { log in
            Color.red.frame(width: 100, height: 100).onTapGesture { log.taps.append("inside") }.contentShape(Circle())
                .background { Color.blue.onTapGesture { log.taps.append("behind") } }
        }
        #expect(behind == ["inside", "behind"])
    }

    @Test func `what refuses hits, is hidden or has no colour lets them through (S25.5, S25.6)`() {
        let through = taps([(200, 150)]) { log in
            Color.blue.onTapGesture { log.taps.append("behind") }
                .overlay { Color.red.onTapGesture { log.taps.append("refusing") }.allowsHitTesting(false) }
                .overlay { Color.red.onTapGesture { log.taps.append("hidden") }.hidden() }
                .overlay { Color.red.onTapGesture { log.taps.append("faded") }.opacity(0) }
                .overlay { Color.clear.onTapGesture { log.taps.append("clear") } }
        }
        #expect(through == ["behind"])
        #expect(
            taps([(200, 150)]) { log in Color.red.onTapGesture { log.taps.append("faint") }.opacity(0.01) } == ["faint"]
        )
    }

    @Test func `only clips limit what overflows (S25.7)`() {
        let outside: [(CGFloat, CGFloat)] = [(200, 100), (152, 127)]
        func view(_ log: Log) -> some View {
            Color.red.frame(width: 100, height: 200).onTapGesture { log.taps.append("hit") }.frame(
                width: 100, height: 50)
        }
        #expect(taps(outside) { view($0) }.count == 2)
        #expect(taps(outside) { view($0).clipped() }.count == 1)
        #expect(taps(outside) { view($0).clipShape(Ellipse()) }.isEmpty)
    }

    @Test func `a press keeps its target, whatever comes to lie there (S25.11)`() {
        struct Covered: View {
            let log: Log
            @State var isCovered = false
            var body: some View {
                ZStack {
                    Color.blue.onTapGesture { log.taps.append("pressed") }
                    if isCovered { Color.red.onTapGesture { log.taps.append("came later") } }
                }.onAppear { log.cover = { isCovered = true } }
            }
        }
        let log = Log()
        let stage = ViewStage(Covered(log: log))
        stage.host.pointer.pressed(at: CGPoint(x: 200, y: 150), time: 0)
        log.cover?()
        stage.frame()
        #expect(stage.layers(ofView: "Color").count == 2)
        stage.host.pointer.released(at: CGPoint(x: 200, y: 150), time: 0.1)
        stage.frame()
        #expect(log.taps == ["pressed"])
    }

    @Test func `a text is hit in all of its frame, a colour and an image in theirs (S25.3)`() {
        // Nine characters: 90 wide and 20 high.
        let text = taps([(156, 141), (244, 159), (150, 150)]) { log in
            Text("some text").onTapGesture { log.taps.append("text") }
        }
        #expect(text == ["text", "text"])
        let row = taps([(181, 131), (219, 169)]) { log in
            Color.red.opacity(0.01).frame(width: 40, height: 40).onTapGesture { log.taps.append("colour") }
        }
        #expect(row == ["colour", "colour"])
    }
}
