import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Scroll views, and lazy containers in them: S24.5, S24.7–S24.9.
@MainActor struct ScrollViewTests {
    private func stage(_ view: some View) -> ViewStage { ViewStage(size: CGSize(width: 200, height: 100), view) }

    private func row(_ index: Int, height: CGFloat = 20) -> some View {
        Color.red.frame(height: height).accessibilityLabel("\(index)")
    }

    private func scroll(_ stage: ViewStage, _ x: CGFloat = 0, _ y: CGFloat, at point: CGPoint = CGPoint(x: 50, y: 50)) {
        stage.host.scrolling.scrolled(at: point, by: CGSize(width: x, height: y))
        stage.frame()
    }

    private var rows: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { row($0) } } }
    }

    @Test func `a scroll view is as large as its proposal, and its content as it likes along the axis (S24.7)`() {
        let stage = stage(rows.frame(width: 120, height: 60))
        #expect(stage.layer(ofView: "ScrollView")?.frameInWindow == CGRect(x: 40, y: 20, width: 120, height: 60))
        #expect(stage.layer("0")?.frameInWindow == CGRect(x: 40, y: 20, width: 120, height: 20))
        #expect(stage.layer("19")?.frameInWindow == CGRect(x: 40, y: 400, width: 120, height: 20))
    }

    @Test func `smaller content lies at the top and is centred across (S24.7)`() {
        let view = ScrollView { Color.red.frame(width: 30, height: 20).accessibilityLabel("x") }
        let down = stage(view)
        #expect(down.layer("x")?.frameInWindow == CGRect(x: 85, y: 0, width: 30, height: 20))
        let across = ScrollView(.horizontal) { Color.red.frame(width: 30, height: 20).accessibilityLabel("x") }
        let sideways = stage(across)
        #expect(sideways.layer("x")?.frameInWindow == CGRect(x: 0, y: 40, width: 30, height: 20))
    }

    @Test func `without a proposal it has its content's size (S24.7)`() {
        let view = ScrollView { Color.red.frame(width: 30, height: 20) }.fixedSize()
        #expect(stage(view).layer(ofView: "ScrollView")?.frameInWindow.size == CGSize(width: 30, height: 20))
    }

    @Test func `a wheel moves the content directly, and no farther than its ends (S24.8)`() {
        let stage = stage(rows)
        scroll(stage, 0, 30)
        #expect(stage.layer("2")?.frameInWindow.minY == 10)
        scroll(stage, 0, 1_000)
        #expect(stage.layer("19")?.frameInWindow.maxY == 100)
        scroll(stage, 0, -5_000)
        #expect(stage.layer("0")?.frameInWindow.minY == 0)
        scroll(stage, 70, 0)
        #expect(stage.layer("0")?.frameInWindow.minX == 0)
    }

    private struct Counting: View {
        let rows: Int
        var body: some View { ForEach(0..<rows) { CountedRow(index: $0) } }
    }

    private struct CountedRow: View {
        let index: Int
        var body: some View { Color.red.frame(height: 20).accessibilityLabel("\(index)") }
    }

    @Test func `scrolling runs no body, no layout and no placement (S24.8)`() {
        let stage = stage(ScrollView { VStack(spacing: 0) { Counting(rows: 20) } })
        let before = stage.host.counters
        for _ in 0..<10 { scroll(stage, 0, 5) }
        #expect(stage.layer("0")?.frameInWindow.minY == -50)
        #expect(stage.host.counters == before)
    }

    @Test func `it clips what it shows and what is hit, and hits follow (S24.7, S25.7)`() {
        var taps: [Int] = []
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20) { index in Color.red.frame(height: 20).onTapGesture { taps.append(index) } }
            }
        }
        .frame(height: 60)
        let stage = stage(view)
        scroll(stage, 0, 30)
        stage.tap(at: CGPoint(x: 50, y: 25))
        stage.tap(at: CGPoint(x: 50, y: 10))
        #expect(taps == [1])
    }

    @Test func `what an inner scroll view has no room for, the one around takes (S24.8)`() {
        let view = ScrollView {
            VStack(spacing: 0) {
                ScrollView { VStack(spacing: 0) { ForEach(0..<4) { row($0) } } }.frame(height: 60)
                ForEach(4..<10) { row($0) }
            }
        }
        let stage = stage(view)
        scroll(stage, 0, 50)
        // 80 − 60 scroll the inner view, the other 30 the outer one.
        #expect(stage.layer("3")?.frameInWindow.maxY == 30)
        #expect(stage.layer("4")?.frameInWindow.minY == 30)
    }

    @Test func `keys scroll by lines, pages and to the ends (S24.8)`() {
        let stage = stage(rows)
        stage.press("Down")
        stage.advance(by: 0.3)
        #expect(stage.layer("0")?.frameInWindow.minY == -40)
        stage.press("Next")
        stage.advance(by: 0.3)
        #expect(stage.layer("0")?.frameInWindow.minY == -130)
        stage.press("End")
        stage.advance(by: 0.3)
        #expect(stage.layer("19")?.frameInWindow.maxY == 100)
        stage.press("Home")
        stage.advance(by: 0.3)
        #expect(stage.layer("0")?.frameInWindow.minY == 0)
    }

    @Test func `keys turn pages sideways where there is nothing to scroll vertically`() {
        let stage = stage(
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(width: 50).accessibilityLabel("\($0)") } }
            })
        stage.press("Next")
        stage.advance(by: 0.3)
        #expect(stage.layer("0")?.frameInWindow.minX == -180)
        stage.press("End")
        stage.advance(by: 0.3)
        #expect(stage.layer("9")?.frameInWindow.maxX == 200)
        stage.press("Prior")
        stage.advance(by: 0.3)
        #expect(stage.layer("9")?.frameInWindow.maxX == 380)
        stage.press("Home")
        stage.advance(by: 0.3)
        #expect(stage.layer("0")?.frameInWindow.minX == 0)
    }

    @Test func `people cannot scroll what is disabled`() {
        let stage = stage(rows.scrollDisabled(true))
        scroll(stage, 0, 30)
        stage.press("End")
        stage.advance(by: 0.3)
        #expect(stage.layer("0")?.frameInWindow.minY == 0)
    }

    @Test func `margins lie around the content and scroll with it`() {
        let view = rows.contentMargins(.vertical, 10).contentMargins(.leading, 30)
        let stage = stage(view)
        #expect(stage.layer("0")?.frameInWindow == CGRect(x: 30, y: 10, width: 170, height: 20))
        scroll(stage, 0, 1_000)
        #expect(stage.layer("19")?.frameInWindow.maxY == 90)
    }

    @Test func `it may begin at its end`() {
        let stage = stage(rows.defaultScrollAnchor(.bottom))
        #expect(stage.layer("19")?.frameInWindow.maxY == 100)
    }

    @Observable final class Lines { var count = 2 }

    private struct Chat: View {
        let lines: Lines
        let isLazy: Bool

        var body: some View {
            ScrollView {
                let lines = ForEach(0..<lines.count, id: \.self) { index in
                    Color.red.frame(height: 20).accessibilityLabel("\(index)")
                }
                if isLazy { LazyVStack(spacing: 0) { lines } } else { VStack(spacing: 0) { lines } }
            }
            .defaultScrollAnchor(.bottom)
        }
    }

    @Test(arguments: [false, true])
    func `content at the default anchor stays there when it grows, and scrolled content does not move`(isLazy: Bool) {
        let lines = Lines()
        let stage = stage(Chat(lines: lines, isLazy: isLazy))
        func setLines(_ number: Int) {
            lines.count = number
            stage.frame()
        }
        #expect(stage.layer("1")?.frameInWindow.maxY == 100, "less than the view lies at the anchor")
        setLines(30)
        #expect(stage.layer("29")?.frameInWindow.maxY == 100)
        setLines(31)
        #expect(stage.layer("30")?.frameInWindow.maxY == 100)
        scroll(stage, 0, -60)
        #expect(stage.layer("27")?.frameInWindow.maxY == 100)
        setLines(40)
        #expect(stage.layer("27")?.frameInWindow.maxY == 100, "somebody reads further up")
    }

    @Test func `an anchor for one occasion leaves the others alone`() {
        let small = ScrollView { row(0) }
        let first = stage(small.defaultScrollAnchor(.bottom, for: .initialOffset))
        #expect(first.layer("0")?.frameInWindow.minY == 0)
        let aligned = stage(small.defaultScrollAnchor(.center, for: .alignment))
        #expect(aligned.layer("0")?.frameInWindow.midY == 50)
        let inner = stage(rows.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .initialOffset))
        #expect(inner.layer("19")?.frameInWindow.maxY == 100, "the outer one is set first")
        let sizes = stage(rows.defaultScrollAnchor(.bottom, for: .sizeChanges))
        #expect(sizes.layer("0")?.frameInWindow.minY == 0)
    }

    @Test func `indicators are as long as what is seen, come with a movement and fade after it`() {
        let stage = stage(rows)
        #expect(stage.layer(ofView: "ScrollIndicator") == nil)
        scroll(stage, 0, 150)
        let bar = stage.layer(ofView: "ScrollIndicator")
        // The track is 94 long, the bar a quarter of it; half of the range is scrolled.
        #expect(bar?.frameInWindow.height == 24)
        #expect(bar?.frameInWindow.midY == 50)
        #expect(bar?.opacity == 1)
        stage.pass(2)
        #expect(bar?.presentedOpacity == 0)
        #expect(stage.host.nextWakeTime == nil, "nothing wakes it any more")
        let hidden = self.stage(rows.scrollIndicators(.hidden))
        scroll(hidden, 0, 150)
        #expect(hidden.layer(ofView: "ScrollIndicator") == nil)
        let without = self.stage(ScrollView(showsIndicators: false) { Color.red.frame(height: 500) })
        scroll(without, 0, 150)
        #expect(without.layer(ofView: "ScrollIndicator") == nil)
    }

    // MARK: Dragging

    /// Presses at (50, 50) and moves down by `way` points, in `steps` steps of 1/100 s.
    private func drag(_ stage: ViewStage, by way: CGFloat, steps: Int = 10, lifts: Bool = true, byTouch: Bool = true) {
        let pointer = stage.host.pointer
        pointer.pressed(at: CGPoint(x: 50, y: 50), time: stage.time, isTouch: byTouch)
        for step in 1...steps {
            let point = CGPoint(x: 50, y: 50 + way * CGFloat(step) / CGFloat(steps))
            pointer.moved(to: point, time: stage.time + Double(step) / 100)
        }
        let end = CGPoint(x: 50, y: 50 + way)
        if lifts { pointer.released(at: end, time: stage.time + Double(steps) / 100 + 0.001) }
        stage.frame()
    }

    @Test func `a mouse drags what is in the view, and not the view (S18.17)`() {
        let stage = stage(rows)
        drag(stage, by: -60, lifts: false, byTouch: false)
        #expect(stage.layer("0")?.frameInWindow.minY == 0)
        var way = CGSize.zero
        let inner = self.stage(
            ScrollView { Color.red.frame(height: 500).gesture(DragGesture().onChanged { way = $0.translation }) })
        drag(inner, by: -60, lifts: false, byTouch: false)
        #expect(way.height == -60)
    }

    @Test func `content follows a hand from where the drag is one, and goes on when it is let go (S24.8)`() {
        let stage = stage(rows)
        drag(stage, by: -60, lifts: false)
        // The drag was recognised after 12 of 60 points: the others count.
        #expect(abs((stage.layer("0")?.frameInWindow.minY ?? 0) + 48) < 0.01)
        stage.host.pointer.released(at: CGPoint(x: 50, y: -10), time: stage.time + 0.101)
        stage.frame()
        stage.advance(by: 0.1)
        #expect((stage.layer("0")?.frameInWindow.minY ?? 0) < -60)
        stage.advance(by: 4)
        #expect(!stage.host.isAnimating)
        #expect((stage.layer("19")?.frameInWindow.maxY ?? 0) >= 100)
    }

    @Test func `beyond its end content follows by less, and comes back (S24.8)`() {
        let stage = stage(rows)
        drag(stage, by: 60, steps: 4, lifts: false)
        let pulled = stage.layer("0")?.frameInWindow.minY ?? 0
        // The drag was recognised after 15 of 60 points: (1 − 1 ÷ (45 · 0.55 ÷ 100 + 1)) · 100 = 19.84.
        #expect(abs(pulled - 19.84) < 0.01)
        stage.host.pointer.released(at: CGPoint(x: 50, y: 110), time: stage.time + 0.5)
        stage.frame()
        stage.advance(by: 2)
        #expect(stage.layer("0")?.frameInWindow.minY == 0)
    }

    @Test func `pages and views are where it comes to rest (S24.9)`() {
        let pages = stage(rows.scrollTargetBehavior(.paging))
        drag(pages, by: -60)
        pages.advance(by: 4)
        #expect(pages.layer("5")?.frameInWindow.minY == 0)
        let aligned = stage(
            ScrollView { VStack(spacing: 0) { ForEach(0..<20) { row($0) } }.scrollTargetLayout() }
                .scrollTargetBehavior(.viewAligned))
        drag(aligned, by: -30, steps: 100)
        aligned.advance(by: 4)
        let place = aligned.layer("0")?.frameInWindow.minY ?? 1
        #expect(place < 0 && place.truncatingRemainder(dividingBy: 20) == 0)
    }

    // MARK: Scrolling by the program

    private struct Reading: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Button("Jump") { proxy.scrollTo(10, anchor: .top) }
                        Button("Glide") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(0, anchor: .top) } }
                        Button("Show") { proxy.scrollTo("end") }
                    }
                    .frame(height: 20)
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20) { Color.red.frame(height: 20).accessibilityLabel("\($0)") }
                            Color.red.frame(height: 20).accessibilityLabel("last").id("end")
                        }
                    }
                    .frame(height: 80)
                }
            }
        }
    }

    @Test func `a program scrolls to an identity, at once or as an animation says (S24.9)`() {
        let stage = stage(Reading())
        let top = stage.layer("0")?.frameInWindow.minY ?? 0
        stage.tap("Jump")
        #expect(stage.layer("10")?.frameInWindow.minY == top)
        stage.tap("Glide")
        stage.advance(by: 0.5)
        #expect(abs((stage.layer("0")?.frameInWindow.minY ?? 0) - (top - 100)) < 0.01)
        stage.advance(by: 0.6)
        #expect(stage.layer("0")?.frameInWindow.minY == top)
        stage.tap("Show")
        #expect(stage.layer("last")?.frameInWindow.maxY == top + 80)
    }

    private struct Positioned: View {
        @State private var position: Int?
        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Text(verbatim: "at \(position.map(String.init) ?? "none")")
                    Button("Go") { position = 7 }
                }
                .frame(height: 20)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<20) { Color.red.frame(height: 20).accessibilityLabel("\($0)") }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $position, anchor: .top)
            }
        }
    }

    @Test func `a position follows what is at the start, and moves it (S24.9)`() {
        let stage = stage(Positioned())
        scroll(stage, 0, 45, at: CGPoint(x: 100, y: 60))
        stage.frame()
        #expect(stage.layer("at 2") != nil)
        stage.tap("Go")
        #expect(stage.layer("7")?.frameInWindow.minY == 20)
        #expect(stage.layer("at 7") != nil)
    }

    @Test func `proxies in a scroll view hear of its movement, and only they (S24.8)`() {
        let view = ScrollView {
            VStack(spacing: 0) {
                GeometryReader { proxy in Text(verbatim: "y \(Int(proxy.frame(in: .scrollView).minY))") }
                    .frame(height: 20)
                Counting(rows: 20)
            }
        }
        let stage = stage(view)
        let bodies = stage.host.counters.bodies
        scroll(stage, 0, 15)
        stage.frame()
        #expect(stage.layer("y -15") != nil, "\(stage.host.layers.names)")
        #expect(stage.host.counters.bodies == bodies + 1)
    }

    // MARK: Lazy

    @Test func `only what is in view is made, and the rest as it comes (S24.5)`() {
        let stage = stage(ScrollView { LazyVStack(spacing: 0) { Counting(rows: 1_000) } })
        stage.host.counters.countsBodiesByType = true
        #expect(stage.layers(ofView: "Color").count == 5)
        scroll(stage, 0, 30)
        #expect(stage.host.counters.bodiesByType == ["CountedRow": 2])
        #expect(stage.layer("6")?.frameInWindow.minY == 90)
        scroll(stage, 0, -30)
        scroll(stage, 0, 30)
        #expect(stage.host.counters.bodiesByType == ["CountedRow": 2], "what was made stays")
        // Rows not made yet are taken to be as long as the others: 1 000 · 20 − 100.
        scroll(stage, 0, 1e6)
        #expect(stage.layer("999")?.frameInWindow.maxY == 100)
        #expect(stage.host.counters.bodiesByType == ["CountedRow": 7])
    }

    @Test func `a lazy stack fills the cross axis and aligns in it (S24.5)`() {
        let view = ScrollView {
            LazyVStack(alignment: .trailing) { ForEach(0..<3) { row($0).frame(width: 30) } }
        }
        let stage = stage(view)
        #expect(stage.layer("0")?.frameInWindow == CGRect(x: 170, y: 0, width: 30, height: 20))
        #expect(stage.layer("1")?.frameInWindow.minY == 28)
    }

    @Test func `a horizontal one makes columns as they come (S24.5)`() {
        let view = ScrollView(.horizontal) {
            LazyHStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(width: 50).accessibilityLabel("\($0)") } }
        }
        let stage = stage(view)
        #expect(stage.layers(ofView: "Color").count == 4)
        scroll(stage, 60, 0)
        #expect(stage.layers(ofView: "Color").count == 6)
        #expect(stage.layer("1")?.frameInWindow == CGRect(x: -10, y: 0, width: 50, height: 100))
    }

    @Test func `a lazy grid makes rows as they come (S24.1, S24.5)`() {
        let view = ScrollView {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                ForEach(0..<1_000) { row($0, height: 40) }
            }
        }
        let stage = stage(view)
        #expect(stage.layers(ofView: "Color").count == 6)
        scroll(stage, 0, 30)
        #expect(stage.layers(ofView: "Color").count == 8)
        #expect(stage.layer("7")?.frameInWindow == CGRect(x: 100, y: 90, width: 100, height: 40))
    }

    @Test func `a horizontal grid runs down its rows first (S24.1)`() {
        let view = LazyHGrid(rows: [GridItem(.fixed(30), spacing: 4), GridItem(.fixed(20))], spacing: 6) {
            ForEach(0..<3) { index in Color.red.frame(width: 10).accessibilityLabel("\(index)") }
        }
        let stage = stage(view)
        let first = stage.layer("0")?.frameInWindow ?? .null
        #expect(first.size == CGSize(width: 10, height: 30))
        #expect(stage.layer("1")?.frameInWindow == CGRect(x: first.minX, y: first.minY + 34, width: 10, height: 20))
        #expect(stage.layer("2")?.frameInWindow.minX == first.minX + 16)
    }

    @Test func `a header stays in view as long as its section does, and makes way for the next (S24.5)`() {
        let view = ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                ForEach(0..<3) { section in
                    Section {
                        ForEach(0..<5) { row(section * 10 + $0) }
                    } header: {
                        Color.blue.frame(height: 10).accessibilityLabel("header \(section)")
                    }
                }
            }
        }
        let stage = stage(view)
        #expect(stage.layer("header 0")?.frameInWindow.minY == 0)
        #expect(stage.layer("0")?.frameInWindow.minY == 10)
        scroll(stage, 0, 50)
        #expect(stage.layer("header 0")?.frameInWindow.minY == 0)
        scroll(stage, 0, 55)
        // The section is 110 long: its end is at 5, and pushes the header out.
        #expect(stage.layer("header 0")?.frameInWindow.minY == -5)
        #expect(stage.layer("header 1")?.frameInWindow.minY == 5)
        let front = stage.all.compactMap(\.label).last
        #expect(front?.hasPrefix("header") == true)
    }

    @Test func `rows come and go in a lazy stack by their identity (S2.6, S24.5)`() {
        struct Changing: View {
            @State private var items = Array(0..<50)
            var body: some View {
                VStack(spacing: 0) {
                    Button("Remove") { items.remove(at: 1) }.frame(height: 20)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(items, id: \.self) { Color.red.frame(height: 20).accessibilityLabel("\($0)") }
                        }
                    }
                }
            }
        }
        let stage = stage(Changing())
        let second = stage.layer("2")
        let place = stage.layer("1")?.frameInWindow
        stage.tap("Remove")
        #expect(stage.layer("1") == nil)
        #expect(stage.layer("2")?.id == second?.id)
        #expect(stage.layer("2")?.frameInWindow == place)
        #expect(stage.layers(ofView: "Color").count == 4)
    }
}
