import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Proposals, sizes and content placement of layout modifiers: S23.17–S23.23.
@MainActor struct FrameTests {
    /// Frame in the window of the layer with this label.
    private func frame(
        _ name: String = "x", in view: some View, window: CGSize = CGSize(width: 200, height: 100)
    ) -> CGRect? {
        let stage = ViewStage(size: window, view)
        return withExtendedLifetime(stage) { stage.layer(name)?.frameInWindow }
    }

    private var x: some View { Color.red.accessibilityLabel("x") }

    @Test func `a fixed frame proposes its lengths and lets others pass through (S23.17)`() {
        #expect(frame(in: x.frame(width: 30, height: 20)) == CGRect(x: 85, y: 40, width: 30, height: 20))
        #expect(frame(in: x.frame(width: 30)) == CGRect(x: 85, y: 0, width: 30, height: 100))
    }

    @Test(arguments: [(Alignment.topLeading, 50.0, 30.0), (.center, 95, 45), (.bottomTrailing, 140, 60)])
    func `a fixed frame aligns its content by the guides of both (S23.17)`(
        alignment: Alignment, left: Double, top: Double
    ) {
        let view = x.frame(width: 10, height: 10).frame(width: 100, height: 40, alignment: alignment)
        #expect(frame(in: view) == CGRect(x: left, y: top, width: 10, height: 10))
    }

    @Test(arguments: [-5.0, .infinity, .nan])
    func `a length that no frame can have is 0, and is reported once (S23.17)`(length: Double) {
        let stage = ViewStage(size: CGSize(width: 200, height: 100), x.frame(width: length, height: 20))
        #expect(stage.layer("x")?.frameInWindow == CGRect(x: 100, y: 40, width: 0, height: 20))
        #expect(stage.problems.count == 1)
    }

    /// Width of the flexible frame itself, measured by its background.
    private func width(_ view: some View, proposed: CGFloat?) -> CGFloat? {
        let whole = view.background { Color.blue.accessibilityLabel("frame") }
        let stage =
            if let proposed {
                ViewStage(size: CGSize(width: 500, height: 100), HStack { whole }.frame(width: proposed))
            } else {
                ViewStage(size: CGSize(width: 500, height: 100), whole.fixedSize())
            }
        return stage.layer("frame")?.frameInWindow.width
    }

    @Test func `without a proposal an ideal length counts (S23.18)`() {
        #expect(width(Color.red.frame(minWidth: 20, idealWidth: 70, maxWidth: 90), proposed: nil) == 70)
        #expect(width(Color.red.frame(idealWidth: 70), proposed: nil) == 70)
        // Neither: the content's own ideal length, within the limits.
        #expect(width(Color.red.frame(minWidth: 20, maxWidth: 90), proposed: nil) == 20)
        #expect(width(Color.red.frame(minWidth: 5, maxWidth: 90), proposed: nil) == 10)
    }

    @Test(arguments: [(10.0, 40.0), (60, 60), (300, 90)])
    func `with both limits the proposal is clamped, whatever the content takes (S23.18)`(
        proposed: Double, expected: Double
    ) {
        #expect(width(Color.red.frame(minWidth: 40, maxWidth: 90), proposed: proposed) == CGFloat(expected))
        let rigid = Color.red.frame(width: 7).frame(minWidth: 40, maxWidth: 90)
        #expect(width(rigid, proposed: proposed) == CGFloat(expected))
    }

    @Test func `with only a minimum the content's length counts, up to the proposal and not below the limit (S23.18)`()
    {
        // max(min(q, s), min) with s = 7, 60, 300 and q = 100.
        #expect(width(Color.red.frame(width: 7).frame(minWidth: 40), proposed: 100) == 40)
        #expect(width(Color.red.frame(width: 60).frame(minWidth: 40), proposed: 100) == 60)
        #expect(width(Color.red.frame(width: 300).frame(minWidth: 40), proposed: 100) == 100)
    }

    @Test func `with only a maximum the frame fills the proposal up to it (S23.18)`() {
        // min(max(q, s), max) with q = min(100, max).
        #expect(width(Color.red.frame(width: 7).frame(maxWidth: .infinity), proposed: 100) == 100)
        #expect(width(Color.red.frame(width: 7).frame(maxWidth: 50), proposed: 100) == 50)
        #expect(width(Color.red.frame(width: 300).frame(maxWidth: 50), proposed: 100) == 50)
        #expect(width(Color.red.frame(width: 300).frame(maxWidth: .infinity), proposed: 100) == 300)
    }

    @Test func `padding takes its insets from the proposal and gives them to the size (S23.19)`() {
        #expect(frame(in: x.padding()) == CGRect(x: 16, y: 16, width: 168, height: 68))
        #expect(frame(in: x.padding(.leading, 30)) == CGRect(x: 30, y: 0, width: 170, height: 100))
        #expect(
            frame(in: x.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
                == CGRect(x: 2, y: 1, width: 194, height: 96))
        let around = x.padding([.horizontal, .bottom], 5)
        #expect(frame(in: around) == CGRect(x: 5, y: 0, width: 190, height: 95))
    }

    @Test func `padding may be negative, and leaves nothing negative (S23.19)`() {
        #expect(frame(in: x.padding(-10)) == CGRect(x: -10, y: -10, width: 220, height: 120))
        #expect(frame(in: x.padding(80))?.height == 0)
        #expect(frame(in: x.padding(80))?.width == 40)
    }

    @Test func `without a ratio of its own it is that of the content's ideal size (S23.20)`() {
        let view = x.frame(idealWidth: 40, idealHeight: 10).aspectRatio(contentMode: .fit)
        #expect(frame(in: view) == CGRect(x: 0, y: 25, width: 200, height: 50))
    }

    @Test func `a dimension that is not proposed does not limit a ratio (S23.20)`() {
        let fit = x.aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
        #expect(frame(in: fit) == CGRect(x: 0, y: 0, width: 200, height: 100))
        let both = x.aspectRatio(2, contentMode: .fit).fixedSize()
        #expect(frame(in: both)?.size == CGSize(width: 10, height: 10))
    }

    @Test func `a fixed size proposes nothing (S23.21)`() {
        #expect(frame(in: x.fixedSize()) == CGRect(x: 95, y: 45, width: 10, height: 10))
        #expect(frame(in: x.fixedSize(horizontal: true, vertical: false))?.size == CGSize(width: 10, height: 100))
    }

    @Test func `what lies over or under a view is proposed its size and changes nothing (S23.22)`() {
        let base = Color.blue.frame(width: 60, height: 20)
        let over = base.overlay(alignment: .topTrailing) { x.frame(width: 10, height: 30) }
        #expect(frame(in: over) == CGRect(x: 120, y: 40, width: 10, height: 30))
        #expect(frame(in: base.background { x }) == CGRect(x: 70, y: 40, width: 60, height: 20))
    }

    @Test func `a colour behind a view is a style, and no question to the compiler (S23.22)`() {
        let view = Color.blue.frame(width: 60, height: 20).background(Color.red).overlay(Color.green)
            .background(Color.red.opacity(0.5), in: Rectangle()).background(Circle())
        let stage = ViewStage(size: CGSize(width: 200, height: 100), view)
        let frames = stage.layers(ofView: "Rectangle").map(\.frameInWindow)
        #expect(frames == Array(repeating: CGRect(x: 70, y: 40, width: 60, height: 20), count: 3))
    }

    @Test func `a position takes the whole proposal and puts the centre there (S23.23)`() {
        let view = x.frame(width: 10, height: 20).position(x: 30, y: 40)
            .background { Color.blue.accessibilityLabel("whole") }
        #expect(frame(in: view) == CGRect(x: 25, y: 30, width: 10, height: 20))
        #expect(frame("whole", in: view) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(frame("whole", in: view.fixedSize())?.size == CGSize(width: 10, height: 20))
    }

    @Test func `an offset moves what is seen and nobody else (S23.23)`() {
        let view = HStack(spacing: 0) {
            x.frame(width: 10, height: 10).offset(x: 5, y: -7)
            Color.blue.frame(width: 10, height: 10).accessibilityLabel("next")
        }
        #expect(frame(in: view) == CGRect(x: 95, y: 38, width: 10, height: 10))
        #expect(frame("next", in: view) == CGRect(x: 100, y: 45, width: 10, height: 10))
    }

    @Test func `hidden and transparent views keep their place (S23.25)`() {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 30, height: 10).hidden()
            Color.red.frame(width: 50, height: 10).opacity(0)
            x.frame(width: 20, height: 10)
        }
        #expect(frame(in: view)?.minX == 130)
    }

    @Test func `colours and shapes take the proposal, and a circle the smaller dimension (S23.27)`() {
        #expect(frame(in: x) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(frame(in: Circle().accessibilityLabel("x")) == CGRect(x: 50, y: 0, width: 100, height: 100))
        #expect(frame(in: Circle().accessibilityLabel("x").fixedSize())?.size == CGSize(width: 10, height: 10))
    }

    @Test func `a priority or an order that is no number is reported and counts as 0 (S23.14, S23.24)`() {
        let stage = ViewStage(
            size: CGSize(width: 200, height: 100),
            HStack(spacing: 0) {
                x.layoutPriority(.nan)
                Color.blue.zIndex(.nan)
                Color.green.zIndex(-1)
            })
        #expect(abs((stage.layer("x")?.frameInWindow.width ?? 0) - 200.0 / 3) < 1e-9)
        #expect(stage.problems.count == 2)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `padding, places and offsets that are no numbers move nothing out of the window (S23.19, S23.23)`(bad: Double)
    {
        let value = CGFloat(bad)
        for view in [
            AnyView(x.frame(width: 10, height: 10).padding(value)),
            AnyView(x.frame(width: 10, height: 10).offset(x: value)),
            AnyView(x.frame(width: 10, height: 10).position(x: value, y: 20)),
            AnyView(HStack(spacing: value) { x.frame(width: 10, height: 10) }),
        ] {
            let found = frame(in: view) ?? .null
            #expect(found.minX.isFinite && found.minY.isFinite && found.width.isFinite && found.height.isFinite)
        }
    }
}
