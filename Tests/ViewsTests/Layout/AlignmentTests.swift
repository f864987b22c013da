import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Alignment guides across stacks, custom guides, and both layout directions: S23.9, S23.10, S23.15, S23.16.
@MainActor struct AlignmentTests {
    private func frame(_ name: String, in view: some View) -> CGRect? {
        let stage = ViewStage(size: CGSize(width: 200, height: 100), view)
        return withExtendedLifetime(stage) { stage.layer(name)?.frameInWindow }
    }

    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityLabel(name)
    }

    @Test(arguments: [(VerticalAlignment.top, 30.0), (.center, 45), (.bottom, 60)])
    func `a row aligns its children on one guide (S23.10)`(alignment: VerticalAlignment, top: Double) {
        let view = HStack(alignment: alignment, spacing: 0) {
            box("a", 10, 40)
            box("b", 10, 10)
        }
        #expect(frame("b", in: view)?.minY == CGFloat(top))
    }

    @Test(arguments: [(HorizontalAlignment.leading, 80.0), (.center, 95), (.trailing, 110)])
    func `a column aligns its children on one guide (S23.10)`(alignment: HorizontalAlignment, left: Double) {
        let view = VStack(alignment: alignment, spacing: 0) {
            box("a", 40, 10)
            box("b", 10, 10)
        }
        #expect(frame("b", in: view)?.minX == CGFloat(left))
    }

    @Test func `a guide that a view sets counts, and the stack is as large as the extents together (S23.9, S23.15)`() {
        let view = HStack(alignment: .top, spacing: 0) {
            box("a", 10, 20)
            box("b", 10, 20).alignmentGuide(.top) { $0[.bottom] }
        }
        .background { Color.blue.accessibilityLabel("all") }
        // b's bottom is aligned with a's top: 20 above it and 20 below.
        #expect(frame("all", in: view)?.height == 40)
        #expect(frame("a", in: view)?.minY == 50)
        #expect(frame("b", in: view)?.minY == 30)
    }

    @Test func `a guide may be computed from the view's size and from other guides (S23.15)`() {
        let view = VStack(alignment: .leading, spacing: 0) {
            box("a", 40, 10)
            box("b", 20, 10).alignmentGuide(.leading) { d in d[HorizontalAlignment.center] - d.width }
        }
        // b's guide is at 10 − 20 = −10 from its left: it begins 10 to the right of a.
        #expect(frame("b", in: view)?.minX == (frame("a", in: view)?.minX ?? 0) + 10)
    }

    private enum Thirds: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    @Test func `a program's own guide aligns across a stack in a stack, by the mean (S23.15)`() {
        let thirds = VerticalAlignment(Thirds.self)
        let view = HStack(alignment: thirds, spacing: 0) {
            box("a", 10, 30)
            HStack(alignment: .top, spacing: 0) {
                box("b", 10, 30).alignmentGuide(thirds) { _ in 4 }
                box("c", 10, 30).alignmentGuide(thirds) { _ in 10 }
                box("d", 10, 30)
            }
        }
        // a's guide is at 10, the inner stack's at (4 + 10) ÷ 2 = 7: it begins 3 lower. The outer stack is 33 high.
        #expect(frame("a", in: view)?.minY == 33.5)
        #expect(frame("b", in: view)?.minY == 36.5)
    }

    @Test func `of several lines in a column the first and the last baseline count (S23.10, S23.15)`() {
        func stage(_ alignment: VerticalAlignment) -> ViewStage {
            ViewStage(
                size: CGSize(width: 200, height: 100),
                HStack(alignment: alignment, spacing: 0) {
                    Text("a")
                    VStack(spacing: 0) {
                        Text("b")
                        Text("c")
                    }
                })
        }
        let first = stage(.firstTextBaseline)
        #expect(first.layer("a")?.frameInWindow.minY == first.layer("b")?.frameInWindow.minY)
        let last = stage(.lastTextBaseline)
        #expect(last.layer("a")?.frameInWindow.minY == last.layer("c")?.frameInWindow.minY)
    }

    @Test func `a view without text has its baseline at its bottom (S23.10)`() {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("a")
            box("b", 10, 10)
        }
        // The text's baseline lies 15 below its top.
        #expect(frame("b", in: view)?.maxY == (frame("a", in: view)?.minY ?? 0) + 15)
    }

    @Test func `from right to left everything lies in the mirror image (S23.16)`() {
        let view = HStack(spacing: 4) {
            box("a", 10, 10)
            box("b", 30, 10).padding(.leading, 6)
        }
        .frame(width: 100, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
        // The frame spans 50…150; a begins at its right.
        #expect(frame("a", in: view) == CGRect(x: 140, y: 45, width: 10, height: 10))
        #expect(frame("b", in: view) == CGRect(x: 140 - 4 - 6 - 30, y: 45, width: 30, height: 10))
    }

    private struct Turning: View {
        @State private var direction = LayoutDirection.leftToRight
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("Turn") { direction = .rightToLeft }
                Color.red.frame(width: 10, height: 10).accessibilityLabel("x")
                Color.red.frame(width: 200, height: 1)
            }
            .environment(\.layoutDirection, direction)
        }
    }

    @Test func `the direction may change while everything is shown (S23.16)`() {
        let stage = ViewStage(size: CGSize(width: 200, height: 100), Turning())
        #expect(stage.layer("x")?.frameInWindow.minX == 0)
        stage.tap("Turn")
        #expect(stage.layer("x")?.frameInWindow.minX == 190)
    }

    @Test func `a view may be shown in its mirror image, from right to left only (S23.16)`() {
        let view = box("x", 10, 10).flipsForRightToLeftLayoutDirection(true)
        let plain = ViewStage(view)
        let mirrored = ViewStage(view.environment(\.layoutDirection, .rightToLeft))
        #expect(plain.layer("x")?.transformToWindow().m11 == 1)
        #expect(mirrored.layer("x")?.transformToWindow().m11 == -1)
    }
}
