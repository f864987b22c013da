import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Adjacent effects share a layer where the picture is unchanged by that (decision 0070): S27.1, S27.8, S11.12.
@MainActor struct SharedLayerTests {
    /// Shows `content(false)`, and `content(true)` after a tap, under a linear animation of one second.
    private struct Turning<Content: View>: View {
        @State var isOn = false
        let content: (Bool) -> Content
        var body: some View {
            content(isOn).contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    private func stage(_ content: @escaping (Bool) -> some View) -> ViewStage { ViewStage(Turning(content: content)) }

    private var card: some View { Color.red.frame(width: 100, height: 60).accessibilityLabel("card") }

    /// Expects equal pictures at every time: in every frame of an animation, and after the window's size has changed.
    /// `shared` has `layersSaved` layers fewer than `apart`.
    private func expectAlike(
        _ shared: ViewStage, _ apart: ViewStage, layersSaved: Int, _ location: SourceLocation = #_sourceLocation
    ) throws {
        func compare() throws {
            let (a, b) = (try #require(shared.layer("card")), try #require(apart.layer("card")))
            for (p, q) in zip(a.quad, b.quad) {
                #expect(abs(p.x - q.x) < 1e-9 && abs(p.y - q.y) < 1e-9, sourceLocation: location)
            }
            let (seen, wanted) = (opacity(of: a), opacity(of: b))
            #expect(abs(seen - wanted) < 1e-9, sourceLocation: location)
        }
        let groups = apart.layers(ofView: "_GroupEffect").count
        #expect(apart.all.count - groups - shared.all.count == layersSaved, sourceLocation: location)
        try compare()
        for stage in [shared, apart] { stage.tap(at: CGPoint(x: 200, y: 150)) }
        let counters = shared.host.counters
        let rules = shared.host.graph.counters.runs
        for _ in 0..<4 {
            for stage in [shared, apart] { stage.advance(by: 0.2) }
            try compare()
        }
        #expect(shared.host.counters == counters && shared.host.graph.counters.runs == rules, sourceLocation: location)
        for stage in [shared, apart] { stage.advance(by: 1) }
        try compare()
        for stage in [shared, apart] {
            stage.host.size = CGSize(width: 640, height: 200)
            stage.frame()
        }
        try compare()
    }

    /// Opacity as presented, multiplied with that of all enclosing layers.
    private func opacity(of layer: Layer) -> Double {
        var result = 1.0
        var current: Layer? = layer
        while let layer = current {
            result *= layer.presentedOpacity
            current = layer.superlayer
        }
        return result
    }

    @Test func `an offset around a turn around an opacity is one layer, and shows the same (S27.1, S27.8)`() throws {
        let shared = stage { isOn in
            card.opacity(isOn ? 0.2 : 0.8).rotationEffect(.degrees(isOn ? 110 : 10), anchor: .topLeading)
                .offset(x: isOn ? 70 : 5, y: isOn ? 9 : -3)
        }
        let apart = stage { isOn in
            card.opacity(isOn ? 0.2 : 0.8).compositingGroup()
                .rotationEffect(.degrees(isOn ? 110 : 10), anchor: .topLeading).compositingGroup()
                .offset(x: isOn ? 70 : 5, y: isOn ? 9 : -3)
        }
        // The opacity's layer is saved; the offset never has one.
        try expectAlike(shared, apart, layersSaved: 1)
    }

    @Test func `a turn around an offset: the offset turns too (S27.1)`() throws {
        let shared = stage { isOn in
            card.offset(x: isOn ? 70 : 5, y: isOn ? 9 : -3).scaleEffect(isOn ? 2 : 0.5).opacity(isOn ? 0.2 : 0.8)
        }
        let apart = stage { isOn in
            card.offset(x: isOn ? 70 : 5, y: isOn ? 9 : -3).compositingGroup().scaleEffect(isOn ? 2 : 0.5)
                .compositingGroup().opacity(isOn ? 0.2 : 0.8)
        }
        try expectAlike(shared, apart, layersSaved: 1)
    }

    @Test func `two effects of one kind have a layer each (S27.1)`() throws {
        let shared = stage { isOn in
            card.opacity(isOn ? 0.2 : 0.8).opacity(0.5).rotationEffect(.degrees(isOn ? 50 : 0))
                .scaleEffect(x: isOn ? 2 : 1, anchor: .trailing).offset(x: 3).offset(y: isOn ? 30 : 0)
        }
        let apart = stage { isOn in
            card.opacity(isOn ? 0.2 : 0.8).compositingGroup().opacity(0.5).compositingGroup()
                .rotationEffect(.degrees(isOn ? 50 : 0)).compositingGroup()
                .scaleEffect(x: isOn ? 2 : 1, anchor: .trailing).compositingGroup().offset(x: 3).compositingGroup()
                .offset(y: isOn ? 30 : 0)
        }
        try expectAlike(shared, apart, layersSaved: 1)
    }

    @Test func `effects under animations of their own have layers of their own (S11.12)`() throws {
        let shared = stage { isOn in
            card.rotationEffect(.degrees(isOn ? 90 : 0)).animation(.linear(duration: 0.5), value: isOn)
                .offset(x: isOn ? 60 : 0).animation(.easeIn(duration: 2), value: isOn).opacity(isOn ? 0 : 1)
        }
        let apart = stage { isOn in
            card.rotationEffect(.degrees(isOn ? 90 : 0)).animation(.linear(duration: 0.5), value: isOn)
                .offset(x: isOn ? 60 : 0).animation(.easeIn(duration: 2), value: isOn)
                .compositingGroup().opacity(isOn ? 0 : 1)
        }
        try expectAlike(shared, apart, layersSaved: 0)
    }

    @Test func `a place in the window counts the offset of a shared layer (S13.13)`() throws {
        let stage = ViewStage(
            GeometryReader { proxy in
                Text(verbatim: "\(Int(proxy.frame(in: .global).minX))")
            }
            .frame(width: 100, height: 60).rotationEffect(.degrees(0)).offset(x: 25))
        #expect(stage.layer("175") != nil)
    }

    @Test func `numbers that are none are reported of the effect that has them (S23.23)`() throws {
        let stage = ViewStage(card.rotationEffect(.degrees(.nan)).offset(x: 5))
        #expect(stage.problems.contains { $0.contains("_RotationEffect") })
        let other = ViewStage(card.rotationEffect(.degrees(5)).offset(x: .nan))
        #expect(other.problems.contains { $0.contains("_OffsetEffect") })
        #expect(try #require(other.layer("card")).quad.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a style under a view reaches beyond the safe area's edges (S23.30)`(direction: LayoutDirection) throws {
        func frames(_ view: some View) throws -> [CGRect] {
            let stage = ViewStage(
                view.safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
                    .environment(\.layoutDirection, direction))
            let first = try #require(stage.layer(ofView: "Rectangle")).frameInWindow
            stage.host.size = CGSize(width: 500, height: 90)
            stage.frame()
            return [first, try #require(stage.layer(ofView: "Rectangle")).frameInWindow]
        }
        for edges in [Edge.Set.all, .top, [.leading, .bottom], []] {
            let short = try frames(Color.clear.background(.red, ignoresSafeAreaEdges: edges))
            let long = try frames(
                Color.clear.background { Rectangle().fill(.red).ignoresSafeArea(edges: edges) })
            #expect(short == long)
        }
        let inside = try frames(
            Color.clear.background(.red).frame(width: 50, height: 20).frame(width: 200, height: 25))
        #expect(inside[0].size == CGSize(width: 50, height: 20))
    }
}
