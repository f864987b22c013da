import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Container-relative frames, content margins, observers of scrolling, and scroll targets: S24.8, S24.9, S23.30.
@MainActor struct ScrollObservationTests {
    private func stage(_ view: some View, height: CGFloat = 100) -> ViewStage {
        ViewStage(size: CGSize(width: 200, height: height), view)
    }

    private func scroll(_ stage: ViewStage, _ y: CGFloat, x: CGFloat = 0) {
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: x, height: y))
        stage.frame()
    }

    private func rows(_ count: Int = 20) -> some View {
        VStack(spacing: 0) { ForEach(0..<count) { Color.red.frame(height: 20).accessibilityLabel("\($0)") } }
    }

    // MARK: containerRelativeFrame

    @Test func `a frame relative to a scroll view has the length of what is seen of it, within its margins`() {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<4) { Color.red.accessibilityLabel("\($0)").containerRelativeFrame(.horizontal) }
            }
        }
        .contentMargins(.horizontal, 20)
        let stage = stage(view)
        #expect(stage.layer("0")?.frameInWindow == CGRect(x: 20, y: 0, width: 160, height: 100))
        #expect(stage.layer("2")?.frameInWindow.minX == 340)
    }

    @Test func `it follows its container's size, though nothing else is proposed to it`() {
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<4) { index in
                    Color.red.accessibilityLabel("\(index)").containerRelativeFrame(.vertical) { length, _ in length / 2
                    }
                }
            }
        }
        let stage = stage(view)
        #expect(stage.layer("3")?.frameInWindow == CGRect(x: 0, y: 150, width: 200, height: 50))
        stage.host.size = CGSize(width: 200, height: 60)
        stage.frame()
        #expect(stage.layer("3")?.frameInWindow == CGRect(x: 0, y: 90, width: 200, height: 30))
    }

    @Test func `parts of a container leave room for the gaps between them`() {
        let view = Color.red.accessibilityLabel("x").containerRelativeFrame(
            [.horizontal, .vertical], count: 5, span: 2, spacing: 10, alignment: .leading)
        let stage = stage(view)
        // (200 − 4 · 10) ÷ 5 = 32, twice with a gap; vertically (100 − 40) ÷ 5 = 12.
        #expect(stage.layer("x")?.frameInWindow.size == CGSize(width: 74, height: 34))
        stage.host.size = CGSize(width: 240, height: 100)
        stage.frame()
        #expect(stage.layer("x")?.frameInWindow.size == CGSize(width: 90, height: 34))
    }

    @Test func `content that cannot have the frame's size is aligned in it`() {
        let view = Color.red.frame(width: 30, height: 10).accessibilityLabel("x")
            .containerRelativeFrame(.horizontal, alignment: .trailing)
        #expect(stage(view).layer("x")?.frameInWindow == CGRect(x: 170, y: 45, width: 30, height: 10))
    }

    // MARK: Room at the edges

    @Test func `content scrolls under a bar that is laid over, and rests clear of it (S23.30)`() {
        let view = ScrollView { rows() }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30).accessibilityLabel("bar") }
            .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 10) }
        let stage = stage(view)
        #expect(stage.layer(ofView: "ScrollView")?.frameInWindow == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(stage.layer("bar")?.frameInWindow.minY == 70)
        #expect(stage.layer("0")?.frameInWindow.minY == 10)
        scroll(stage, 5)
        #expect(stage.layer("0")?.frameInWindow.minY == 5)
        scroll(stage, 1_000)
        #expect(stage.layer("19")?.frameInWindow.maxY == 70)
    }

    @Test func `what is scrolled to comes to lie within the margins (S24.9)`() {
        struct Reading: View {
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20) { Color.red.frame(height: 20).accessibilityLabel("\($0)") }
                        }
                    }
                    .contentMargins(.top, 15)
                    .onTapGesture { proxy.scrollTo(10, anchor: .top) }
                }
            }
        }
        let stage = stage(Reading())
        #expect(stage.layer("0")?.frameInWindow.minY == 15)
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(stage.layer("10")?.frameInWindow.minY == 15)
    }

    @Test func `without its clip content is seen beyond the view`() {
        let stage = stage(ScrollView { rows() }.frame(height: 40).scrollClipDisabled())
        #expect(stage.layer(ofView: "ScrollView")?.clip == nil)
        #expect(stage.layer("3")?.frameInWindow.maxY == 110)
    }

    // MARK: Observing

    @Test func `a program hears of what it asked for, and of nothing else`() {
        var changes: [[CGFloat]] = []
        let view = ScrollView { rows() }
            .onScrollGeometryChange(
                for: CGFloat.self, of: { ($0.contentOffset.y / 50).rounded(.down) },
                action: { changes.append([$0, $1]) })
        let stage = stage(view)
        for _ in 0..<6 { scroll(stage, 20) }
        #expect(changes == [[0, 1], [1, 2]])
    }

    @Test func `offsets are negative where a margin is seen`() {
        var seen: [ScrollGeometry] = []
        let view = ScrollView { rows() }.contentMargins(.top, 12)
            .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { seen += [$0, $1] })
        let stage = stage(view)
        scroll(stage, 20)
        #expect(seen.first?.contentOffset.y == -12)
        #expect(seen.last?.contentOffset.y == 8)
        #expect(seen.last?.contentSize == CGSize(width: 200, height: 400))
        #expect(seen.last?.visibleRect == CGRect(x: 0, y: 20, width: 200, height: 88))
    }

    @Test func `a view says when enough of it comes into view, and when it has left`() {
        var heard: [String] = []
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20) { index in
                    Color.red.frame(height: 40).onScrollVisibilityChange { heard.append("\(index) \($0)") }
                }
            }
        }
        let stage = stage(view)
        #expect(heard == ["0 true", "1 true", "2 true"])
        heard = []
        scroll(stage, 21)
        #expect(heard == ["0 false"])
        scroll(stage, 20)
        #expect(heard == ["0 false", "3 true"])
    }

    // MARK: Resting

    @Test func `a wheel turns pages: one notch is a page on, once it stands still (S24.9)`() {
        let stage = stage(ScrollView { rows() }.scrollTargetBehavior(.paging))
        scroll(stage, 15)
        #expect(stage.layer("0")?.frameInWindow.minY == -15)
        stage.pass(2)
        #expect(stage.layer("5")?.frameInWindow.minY == 0)
        #expect(stage.host.nextWakeTime == nil && !stage.host.isAnimating)
        scroll(stage, -15)
        stage.pass(2)
        #expect(stage.layer("0")?.frameInWindow.minY == 0)
    }

    @Test func `a wheel's movement ends at a view, within the margins (S24.9)`() {
        let view = ScrollView { rows().scrollTargetLayout() }
            .scrollTargetBehavior(.viewAligned).contentMargins(.top, 7)
        let stage = stage(view)
        scroll(stage, 31)
        stage.pass(2)
        #expect(stage.layer("2")?.frameInWindow.minY == 7)
    }

    @Test func `a flick turns to the next page in its direction, however short it is (S24.9)`() {
        func page(from start: CGFloat, near place: CGFloat, velocity: CGFloat) -> CGFloat {
            var target = ScrollTarget(rect: CGRect(x: 0, y: place, width: 200, height: 800))
            PagingScrollTargetBehavior().updateTarget(
                &target,
                context: ScrollTargetBehaviorContext(
                    originalTarget: ScrollTarget(rect: CGRect(x: 0, y: start, width: 200, height: 800)),
                    velocity: CGVector(dx: 0, dy: velocity), contentSize: CGSize(width: 200, height: 8_000),
                    containerSize: CGSize(width: 200, height: 800), axes: .vertical, targets: []))
            return target.rect.minY / 800
        }
        #expect(page(from: 1_600, near: 1_900, velocity: 600) == 3)
        #expect(page(from: 1_600, near: 1_300, velocity: -600) == 1)
        #expect(page(from: 1_600, near: 1_900, velocity: 200) == 2, "a slow drag comes to the nearest page")
        #expect(page(from: 1_600, near: 6_000, velocity: 9_000) == 3, "one page on at most")
        #expect(page(from: 1_600, near: 2_300, velocity: -600) == 2, "thrown back, the page is as it was")
    }

    @Test func `a limited behaviour passes one view at most`() {
        let behavior = ViewAlignedScrollTargetBehavior(limitBehavior: .always)
        let targets = stride(from: 0, through: 400, by: 20).map { CGRect(x: 0, y: $0, width: 200, height: 20) }
        func rest(from start: CGFloat, near place: CGFloat) -> CGFloat {
            var target = ScrollTarget(rect: CGRect(x: 0, y: place, width: 200, height: 100))
            behavior.updateTarget(
                &target,
                context: ScrollTargetBehaviorContext(
                    originalTarget: ScrollTarget(rect: CGRect(x: 0, y: start, width: 200, height: 100)),
                    velocity: .zero,
                    contentSize: CGSize(width: 200, height: 420), containerSize: CGSize(width: 200, height: 100),
                    axes: .vertical, targets: targets))
            return target.rect.minY
        }
        #expect(rest(from: 40, near: 300) == 60)
        #expect(rest(from: 40, near: 0) == 20)
        #expect(rest(from: 40, near: 45) == 40)
    }

    @Test func `content that fits gives way only where it always does`() {
        func pulled(_ behavior: ScrollBounceBehavior) -> CGFloat? {
            let stage = stage(ScrollView { rows(2) }.scrollBounceBehavior(behavior))
            let pointer = stage.host.pointer
            pointer.pressed(at: CGPoint(x: 50, y: 20), time: 0, isTouch: true)
            for step in 1...6 { pointer.moved(to: CGPoint(x: 50, y: 20 + 10 * step), time: Double(step) / 100) }
            stage.frame()
            return stage.layer("0")?.frameInWindow.minY
        }
        #expect(pulled(.basedOnSize) == 0)
        #expect((pulled(.always) ?? 0) > 5)
    }
}
