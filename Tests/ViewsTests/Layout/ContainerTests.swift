import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Measuring and placing of children by containers and by custom layouts: S23.1–S23.8, S23.11–S23.14, S23.24, S23.26,
/// S23.28–S23.30.
@MainActor struct ContainerTests {
    private func stage(_ view: some View) -> ViewStage { ViewStage(size: CGSize(width: 200, height: 100), view) }

    private func frame(_ name: String, in view: some View) -> CGRect? {
        let stage = stage(view)
        return withExtendedLifetime(stage) { stage.layer(name)?.frameInWindow }
    }

    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityLabel(name)
    }

    // MARK: Stacks

    @Test func `a child's size is its own decision; the parent only places it (S23.1)`() {
        #expect(frame("a", in: box("a", 300, 10).frame(width: 50)) == CGRect(x: -50, y: 45, width: 300, height: 10))
    }

    @Test func `neighbours keep 8 apart (S23.6)`() {
        let view = VStack {
            box("a", 10, 10)
            box("b", 10, 10)
        }
        #expect(frame("b", in: view)?.minY == 54)
    }

    @MainActor private struct Close: Layout {
        var gap: CGFloat
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { gap == 0 ? .zero : ViewSpacing() }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    @Test func `the gap is the larger of what two neighbours prefer (S23.6)`() {
        let view = HStack {
            Close(gap: 0) { box("a", 10, 10) }
            Close(gap: 0) { box("b", 10, 10) }
            Close(gap: 8) { box("c", 10, 10) }
        }
        // 10 + 0 + 10 + 8 + 10 = 38, from x = 81.
        let stage = stage(view)
        #expect(stage.layer("a")?.frameInWindow.minX == 81)
        #expect(stage.layer("b")?.frameInWindow.minX == 91)
        #expect(stage.layer("c")?.frameInWindow.minX == 109)
    }

    @Test func `without a proposal each child has its ideal length (S23.7)`() {
        let view = HStack(spacing: 5) {
            Color.red.accessibilityLabel("a")
            Color.red.frame(idealWidth: 40).accessibilityLabel("b")
        }
        .fixedSize(horizontal: true, vertical: false)
        #expect(frame("a", in: view) == CGRect(x: 72.5, y: 0, width: 10, height: 100))
        #expect(frame("b", in: view) == CGRect(x: 87.5, y: 0, width: 40, height: 100))
    }

    @Test func `what lower priorities need at least is kept for them (S23.8, S23.14)`() {
        let view = HStack(spacing: 0) {
            Color.red.frame(minWidth: 50).accessibilityLabel("a")
            Color.red.accessibilityLabel("b").layoutPriority(2)
            Color.red.frame(minWidth: 10, maxWidth: 30).accessibilityLabel("c").layoutPriority(1)
        }
        // b is proposed 200 − 50 − 10; only their minima are left for the others.
        let stage = stage(view)
        #expect(stage.layer("a")?.frameInWindow.width == 50)
        #expect(stage.layer("b")?.frameInWindow.width == 140)
        #expect(stage.layer("c")?.frameInWindow.width == 10)
    }

    @Test func `a stack may be larger than its proposal, and its parent centres it (S23.9)`() {
        let view = HStack(spacing: 10) {
            box("a", 150, 10)
            box("b", 150, 10)
        }
        #expect(frame("a", in: view)?.minX == -55)
        #expect(frame("b", in: view)?.maxX == 255)
    }

    @Test func `a spacer is at least 8 long, or as said, and outside of stacks takes both ways (S23.11)`() {
        let tight = HStack(spacing: 0) {
            box("a", 100, 10)
            Spacer()
            box("b", 100, 10)
        }
        #expect((frame("b", in: tight)?.minX ?? 0) - (frame("a", in: tight)?.maxX ?? 0) == 8)
        let wide = HStack(spacing: 0) {
            box("a", 100, 10)
            Spacer(minLength: 30)
            box("b", 100, 10)
        }
        #expect((frame("b", in: wide)?.minX ?? 0) - (frame("a", in: wide)?.maxX ?? 0) == 30)
        let alone = Spacer().background { Color.red.accessibilityLabel("a") }
        #expect(frame("a", in: alone) == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test func `a divider is a point thick and lies across its stack (S23.12)`() {
        let row = stage(HStack { Divider() }).layer(ofView: "Divider")
        #expect(row?.frameInWindow == CGRect(x: 99.5, y: 0, width: 1, height: 100))
        let column = stage(VStack { Divider() }).layer(ofView: "Divider")
        #expect(column?.frameInWindow == CGRect(x: 0, y: 49.5, width: 200, height: 1))
    }

    @Test func `views over one another: the largest of the highest priority make the size (S23.13)`() {
        let view = ZStack(alignment: .bottomLeading) {
            box("a", 60, 40)
            box("b", 10, 10)
            box("c", 90, 90).layoutPriority(-1)
        }
        .background { Color.blue.accessibilityLabel("all") }
        let stage = stage(view)
        #expect(stage.layer("all")?.frameInWindow == CGRect(x: 70, y: 30, width: 60, height: 40))
        #expect(stage.layer("b")?.frameInWindow == CGRect(x: 70, y: 60, width: 10, height: 10))
        #expect(stage.layer("c")?.frameInWindow == CGRect(x: 70, y: -20, width: 90, height: 90))
    }

    @Test func `later siblings lie above, unless a z index says otherwise (S23.13, S23.24)`() {
        let view = ZStack {
            box("a", 10, 10).zIndex(1)
            box("b", 10, 10)
            box("c", 10, 10)
            box("d", 10, 10).zIndex(-1)
        }
        let names = stage(view).all.compactMap(\.label)
        #expect(names == ["d", "b", "c", "a"])
    }

    @Test func `a z index that changes brings its view to its new place (S23.24)`() {
        struct Pile: View {
            @State private var isRaised = false

            var body: some View {
                ZStack {
                    Color.red.accessibilityLabel("a").zIndex(isRaised ? 1 : 0)
                    Color.blue.accessibilityLabel("b").onTapGesture { isRaised.toggle() }
                }
            }
        }
        let stage = stage(Pile())
        #expect(stage.all.compactMap(\.label) == ["a", "b"])
        stage.tap("b")
        stage.frame()
        #expect(stage.all.compactMap(\.label) == ["b", "a"])
    }

    @Test func `nothing has no size and no gap (S23.28)`() {
        let view = HStack {
            box("a", 10, 10)
            EmptyView()
            if false { Color.red }
            box("b", 10, 10)
        }
        #expect((frame("b", in: view)?.minX ?? 0) - (frame("a", in: view)?.maxX ?? 0) == 8)
    }

    @Test(arguments: [(500.0, "wide"), (100, "middle"), (20, "small")])
    func `the first view whose ideal size fits is shown, or the last (S23.28)`(width: Double, shown: String) {
        let view = ViewThatFits(in: .horizontal) {
            box("wide", 120, 10)
            box("middle", 60, 10)
            box("small", 30, 10)
        }
        let stage = ViewStage(size: CGSize(width: width, height: 100), view)
        #expect(stage.all.compactMap(\.label) == [shown])
    }

    @Test func `another view fits when there is less room (S23.28)`() {
        let stage = ViewStage(
            size: CGSize(width: 200, height: 100),
            ViewThatFits {
                box("wide", 120, 10)
                box("small", 30, 10)
            })
        stage.host.size = CGSize(width: 100, height: 100)
        stage.frame()
        #expect(stage.all.compactMap(\.label) == ["small"])
    }

    // MARK: Layouts of programs

    private struct Rank: LayoutValueKey { static let defaultValue = 0.0 }

    @MainActor private struct Diagonal: Layout {
        func makeCache(subviews: Subviews) -> [Int] {
            subviews.indices.sorted { subviews[$0][Rank.self] < subviews[$1][Rank.self] }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) {
            var corner = bounds.origin
            for index in cache where subviews[index].priority >= 0 {
                let size = subviews[index].dimensions(in: .unspecified)
                subviews[index].place(
                    at: CGPoint(x: corner.x + size.width, y: corner.y), anchor: .topTrailing, proposal: .unspecified)
                corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
            }
        }
        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout [Int]
        ) -> CGFloat? { guide == .top ? bounds.height : nil }
    }

    @Test func `a program's layout measures, remembers, asks for values, and places by anchors (S23.2)`() {
        let view = Diagonal {
            box("a", 30, 20).layoutValue(key: Rank.self, value: 2)
            box("b", 10, 10).layoutValue(key: Rank.self, value: 1)
            box("forgotten", 4, 4).layoutPriority(-1)
        }
        let stage = stage(view)
        // The whole is 44 × 34, at (78, 33).
        #expect(stage.layer("b")?.frameInWindow == CGRect(x: 78, y: 33, width: 10, height: 10))
        #expect(stage.layer("a")?.frameInWindow == CGRect(x: 88, y: 43, width: 30, height: 20))
        // A subview that is not placed is centred.
        #expect(stage.layer("forgotten")?.frameInWindow == CGRect(x: 98, y: 48, width: 4, height: 4))
    }

    @Test func `a program's layout says where its guides are (S23.2, S23.15)`() {
        let view = HStack(alignment: .top, spacing: 0) {
            Diagonal { box("a", 10, 10) }
            box("b", 10, 10)
        }
        #expect(frame("b", in: view)?.minY == frame("a", in: view)?.maxY)
    }

    @MainActor private struct Hostile: Layout {
        var size: CGSize
        var proposal: ProposedViewSize
        var place: CGPoint
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: place, proposal: self.proposal) }
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
    func `sizes, places and proposals that are no numbers end in finite frames (S23.1)`(bad: Double) {
        let view = HStack {
            Hostile(
                size: CGSize(width: bad, height: bad), proposal: ProposedViewSize(width: bad, height: bad),
                place: CGPoint(x: bad, y: bad)
            ) {
                HStack {
                    Color.red.accessibilityLabel("x")
                    VStack {
                        Text("text")
                        Color.red
                        Spacer()
                    }
                    .frame(minWidth: bad, maxWidth: bad)
                    .padding(bad)
                    .aspectRatio(bad, contentMode: .fit)
                }
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: bad)), GridItem(.flexible(minimum: bad))]) {
                Color.red
                Color.red.position(x: bad, y: bad).offset(x: bad)
            }
            Grid(horizontalSpacing: bad) { GridRow { Color.red.frame(idealWidth: bad) } }
        }
        for layer in stage(view).all {
            let frame = layer.geometry
            #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
            #expect(frame.size.width.isFinite && frame.size.height.isFinite)
        }
    }

    @Test func `stacks in stacks of both axes are measured in proportion to their depth (S23.8)`() {
        struct Nest: View {
            let depth: Int
            var body: some View {
                if depth == 0 {
                    Color.red
                } else {
                    HStack {
                        Color.red
                        VStack {
                            Text("a")
                            AnyView(Nest(depth: depth - 1))
                        }
                    }
                }
            }
        }
        func measures(_ depth: Int) -> Int { stage(Nest(depth: depth)).host.counters.measures }
        let (four, eight, sixteen) = (measures(4), measures(8), measures(16))
        #expect(sixteen - eight < 3 * (eight - four), "\(four), \(eight), \(sixteen)")
    }

    private struct Switching: View {
        @State private var isRow = true
        let makes: Counter
        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            VStack(spacing: 0) {
                Button("Switch") { withAnimation(.linear(duration: 1)) { isRow.toggle() } }
                layout {
                    Color.red.frame(width: 20, height: 20).accessibilityLabel("a").onAppear { makes.count += 1 }
                    Color.red.frame(width: 20, height: 20).accessibilityLabel("b")
                    Spacer(minLength: 0)
                }
                .frame(width: 100, height: 60, alignment: .topLeading)
            }
        }
    }

    @MainActor private final class Counter { var count = 0 }

    @Test func `another layout keeps the children, and they move to their new places (S23.4)`() {
        let makes = Counter()
        let stage = stage(Switching(makes: makes))
        let id = stage.layer("b")?.id
        let before = stage.layer("b")?.frameInWindow ?? .null
        stage.tap("Switch")
        stage.advance(by: 0.5)
        let half = stage.layer("b")?.frameInWindow ?? .null
        stage.advance(by: 0.6)
        let after = stage.layer("b")?.frameInWindow ?? .null
        #expect(stage.layer("b")?.id == id)
        #expect(makes.count == 1)
        #expect(before.minX == 70 && after.minX == 50 && after.minY > before.minY)
        #expect(abs(half.minX - (before.minX + after.minX) / 2) < 0.5)
        #expect(abs(half.minY - (before.minY + after.minY) / 2) < 0.5)
    }

    // MARK: Readers

    @Test
    func `a geometry reader takes the proposal, or 10, and its content begins at its top leading corner (S23.26)`() {
        let view = GeometryReader { proxy in
            box("a", proxy.size.width / 2, 10)
            box("b", 10, proxy.size.height / 2)
        }
        let stage = stage(view)
        #expect(stage.layer("a")?.frameInWindow == CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(stage.layer("b")?.frameInWindow == CGRect(x: 0, y: 0, width: 10, height: 50))
        #expect(frame("a", in: view.fixedSize())?.width == 5)
    }

    @Test func `its closure runs once for an update, with the size of that update (S23.26)`() {
        struct Growing: View {
            @State private var width: CGFloat = 40
            let seen: (CGFloat, CGFloat) -> Void
            var body: some View {
                let width = width
                GeometryReader { proxy in
                    let _ = seen(width, proxy.size.width)
                    Color.red
                }
                .frame(width: width, height: 20)
                .onTapGesture { self.width = 60 }
            }
        }
        var seen: [[CGFloat]] = []
        let stage = ViewStage(Growing { seen.append([$0, $1]) })
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(seen == [[40, 40], [60, 60]])
    }

    @Test func `frames are told in the view's, the window's and in named spaces (S23.26, S23.29)`() {
        let view = GeometryReader { proxy in
            Text(
                verbatim: [proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("board"))]
                    .map { "\(Int($0.minX)) \(Int($0.minY)) \(Int($0.width))" }.joined(separator: ", "))
        }
        .padding(.leading, 20).frame(width: 120, height: 40).coordinateSpace(.named("board"))
        #expect(stage(view).layer("0 0 100, 60 30 100, 20 0 100") != nil)
    }

    private struct Moving: View {
        @State private var isDown = false
        let log: (CGFloat, CGFloat) -> Void
        var body: some View {
            VStack(spacing: 0) {
                Button("Move") { isDown = true }
                Color.red.frame(height: isDown ? 30 : 10)
                Color.blue.frame(width: 10, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: {
                        log($0, $1)
                    }
                GeometryReader { proxy in Text(verbatim: "at \(Int(proxy.frame(in: .global).minY))") }
                    .frame(width: 50, height: 20)
                Spacer(minLength: 0)
            }
        }
    }

    @MainActor private final class Log { var lines: [[CGFloat]] = [] }

    @Test func `who reads where it is hears when that changes, though its size does not (S1.13, S23.26)`() {
        let log = Log()
        let stage = stage(Moving { log.lines.append([$0, $1]) })
        let top = stage.layer("Move")?.frameInWindow.maxY ?? 0
        #expect(log.lines.count == 1)
        let first = log.lines.first?.last ?? 0
        #expect(stage.layer("at \(Int(first) + 10)") != nil)
        stage.tap("Move")
        #expect(log.lines.last == [first, first + 20])
        #expect(stage.layer("at \(Int(first) + 30)") != nil, "\(stage.host.layers.names), \(top)")
        let layouts = stage.host.counters.layouts
        stage.frame()
        #expect(stage.host.counters.layouts == layouts)
    }

    // MARK: Safe areas

    @Test func `a bar at an edge takes room from the safe area, and content may reach under it (S23.30)`() {
        let view = ZStack {
            Color.blue.accessibilityLabel("under").ignoresSafeArea()
            Color.red.accessibilityLabel("safe")
        }
        .safeAreaInset(edge: .bottom, spacing: 4) { box("bar", 50, 16) }
        let stage = stage(view)
        #expect(stage.layer("safe")?.frameInWindow == CGRect(x: 0, y: 0, width: 200, height: 80))
        #expect(stage.layer("under")?.frameInWindow == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(stage.layer("bar")?.frameInWindow == CGRect(x: 75, y: 84, width: 50, height: 16))
    }

    @Test func `only what touches an edge reaches beyond it, and only beyond those that it names (S23.30)`() {
        let view = VStack(spacing: 0) {
            Color.red.accessibilityLabel("a").ignoresSafeArea(edges: .top)
            Color.red.accessibilityLabel("b").ignoresSafeArea(edges: .leading)
        }
        .safeAreaPadding(10)
        let stage = stage(view)
        #expect(stage.layer("a")?.frameInWindow == CGRect(x: 10, y: 0, width: 180, height: 50))
        #expect(stage.layer("b")?.frameInWindow == CGRect(x: 0, y: 50, width: 190, height: 40))
    }

    @Test func `a proxy tells how far its view could reach beyond the safe area (S23.26, S23.30)`() {
        let view = GeometryReader { proxy in
            let insets = proxy.safeAreaInsets
            Text(verbatim: "\(Int(insets.top)) \(Int(insets.leading)) \(Int(insets.bottom)) \(Int(insets.trailing))")
        }
        #expect(stage(view.safeAreaPadding(.bottom, 7)).layer("0 0 7 0") != nil)
        #expect(stage(view).layer("0 0 0 0") != nil)
    }
}
