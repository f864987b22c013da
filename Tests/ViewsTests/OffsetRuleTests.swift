import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Offsets take part in layout and are not rendering effects: S1.12, S11.3, S12.8, S23.16, S23.23.
@MainActor struct OffsetRuleTests {
    /// Closures that the shown view sets when it appears, for the test to call.
    @MainActor private final class Remote {
        var act: () -> Void = {}
        var other: () -> Void = {}
    }

    private struct Program<Content: View>: View {
        let remote: Remote
        let content: (Bool, Bool) -> Content
        @State private var flag = false
        @State private var other = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) { content(flag, other) }
                .frame(width: 400, height: 300, alignment: .topLeading)
                .onAppear {
                    remote.act = { flag.toggle() }
                    remote.other = { other.toggle() }
                }
        }
    }

    private func stage(
        _ remote: Remote, @ViewBuilder _ content: @escaping (Bool, Bool) -> some View
    ) -> ViewStage { ViewStage(Program(remote: remote, content: content)) }

    private func box(_ name: String) -> some View {
        Color.red.accessibilityLabel(name).frame(width: 40, height: 30)
    }

    private func x(_ name: String, _ stage: ViewStage) -> Double {
        ((stage.layer(name)?.frameInWindow.minX ?? .nan) * 1e6).rounded() / 1e6
    }

    private let second = Animation.linear(duration: 1)

    @Test func `a leaf moves under its own animation, whichever side of the offset that stands on (S1.12, S11.3)`() {
        let remote = Remote()
        let stage = stage(remote) { flag, _ in
            box("inside").animation(second, value: flag).offset(x: flag ? 200 : 0)
            box("outside").offset(x: flag ? 200 : 0).animation(second, value: flag)
            box("nearest").animation(.linear(duration: 2), value: flag).offset(x: flag ? 200 : 0)
                .animation(second, value: flag)
            box("deep").animation(second, value: flag).padding(3).frame(width: 60).offset(x: flag ? 200 : 0)
        }
        let start = ["inside", "outside", "nearest", "deep"].map { x($0, stage) }
        remote.act()
        stage.frame()
        stage.advance(by: 0.5)
        #expect(x("inside", stage) == start[0] + 100)
        #expect(x("outside", stage) == start[1] + 100)
        #expect(x("nearest", stage) == start[2] + 50)
        #expect(x("deep", stage) == start[3] + 100)
        stage.advance(by: 2)
        #expect(["inside", "outside", "nearest", "deep"].map { x($0, stage) } == start.map { $0 + 200 })
        #expect(!stage.host.isAnimating)
    }

    @Test func `a rendering effect or a group between them moves under the transaction at its own place (S1.12)`() {
        let remote = Remote()
        let stage = stage(remote) { flag, _ in
            box("group").animation(second, value: flag).geometryGroup().offset(x: flag ? 200 : 0)
            box("scaled").animation(second, value: flag).scaleEffect(1).offset(x: flag ? 200 : 0)
            box("within").animation(second, value: flag).offset(x: flag ? 200 : 0).geometryGroup()
            box("still").animation(nil, value: flag).offset(x: flag ? 200 : 0)
        }
        let start = ["group", "scaled", "within", "still"].map { x($0, stage) }
        remote.act()
        stage.frame()
        stage.advance(by: 0.5)
        #expect(x("group", stage) == start[0] + 200)
        #expect(x("scaled", stage) == start[1] + 200)
        #expect(x("within", stage) == start[2] + 100)
        withAnimation(second) { remote.act() }
        stage.frame()
        #expect(x("still", stage) == start[3])
        stage.advance(by: 0.5)
        #expect(x("group", stage) == start[0] + 100)
        #expect(x("scaled", stage) == start[1] + 100)
    }

    @Test func `a leaf that comes while its container moves is at its final place (S1.12)`() {
        let remote = Remote()
        let stage = stage(remote) { flag, other in
            HStack(spacing: 0) {
                box("old")
                if other { box("new").transition(.identity) }
            }
            .offset(x: flag ? 200 : 0)
        }
        withAnimation(second) { remote.act() }
        stage.frame()
        stage.advance(by: 0.5)
        remote.other()
        stage.frame()
        #expect(x("old", stage) == 100)
        #expect(x("new", stage) == 240)
    }

    @Test func `a running offset costs no body, no layout and no rule; a changed one measures nothing (S1.9)`() {
        let remote = Remote()
        let stage = stage(remote) { flag, _ in
            VStack {
                box("a")
                Text("b").rotationEffect(.degrees(3))
            }
            .offset(x: flag ? 200 : 0)
        }
        let measures = stage.host.counters.measures
        let layouts = stage.host.counters.layouts
        withAnimation(second) { remote.act() }
        stage.frame()
        #expect(stage.host.counters.measures == measures && stage.host.counters.layouts == layouts)
        let before = stage.host.counters
        let rules = stage.host.graph.counters.runs
        stage.advance(by: 0.5)
        #expect(stage.host.counters == before && stage.host.graph.counters.runs == rules)
        #expect(x("a", stage) != 0)
    }

    @Test func `offsets add up, change no layout, and are mirrored where layout is (S23.16, S23.23)`() {
        let remote = Remote()
        let stage = stage(remote) { flag, _ in
            HStack(spacing: 0) {
                box("a").offset(x: 10, y: 5).offset(x: flag ? 30 : 20)
                box("b")
            }
            HStack(spacing: 0) { box("mirrored").offset(x: flag ? 30 : 10) }
                .frame(width: 200, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(stage.layer("a")?.frameInWindow == CGRect(x: 30, y: 5, width: 40, height: 30))
        #expect(x("b", stage) == 40)
        #expect(x("mirrored", stage) == 150)
        remote.act()
        stage.frame()
        #expect(x("a", stage) == 40)
        #expect(x("mirrored", stage) == 130)
        stage.host.size = CGSize(width: 500, height: 300)
        stage.frame()
        #expect(x("a", stage) == 90)
    }

    @Test func `in a scoped body an offset moves by the body's animation (S11.5, S11.8)`() {
        let remote = Remote()
        let stage = stage(remote) { flag, _ in
            box("arc").animation(second) { $0.offset(x: flag ? 100 : 0) }
                .animation(.linear(duration: 2)) { $0.offset(y: flag ? 100 : 0) }
            box("edited").transaction {
                $0.animation = second
            } body: {
                $0.offset(x: flag ? 100 : 0)
            }
        }
        remote.act()
        stage.frame()
        stage.advance(by: 0.5)
        let arc = stage.layer("arc")?.frameInWindow.origin ?? .zero
        #expect(abs(arc.x - 50) < 1e-9 && abs(arc.y - 25) < 1e-9)
        #expect(x("edited", stage) == 50)
    }

    @Test func `a view that leaves is not moved by an offset around its place, and is when it comes back (S12.8)`() {
        let remote = Remote()
        let stage = stage(remote) { flag, other in
            Group {
                if !flag { box("leaving") }
            }
            .offset(x: other ? 90 : 10)
        }
        withAnimation(second) { remote.act() }
        stage.advance(by: 0.25)
        remote.other()
        stage.frame()
        #expect(x("leaving", stage) == 10)
        remote.act()
        stage.frame()
        #expect(x("leaving", stage) == 90)
    }

    @Test func `numbers that are none are reported, and move nothing (S23.23)`() {
        let remote = Remote()
        let stage = stage(remote) { flag, _ in box("a").offset(x: flag ? .nan : 10) }
        #expect(x("a", stage) == 10 && stage.problems.isEmpty)
        remote.act()
        stage.frame()
        #expect(x("a", stage) == 0)
        #expect(stage.problems.contains { $0.contains("_OffsetEffect") })
    }
}
