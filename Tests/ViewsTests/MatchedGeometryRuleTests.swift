import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Matched geometry: which view follows which source, and in which of its geometry (S13).
@MainActor struct MatchedGeometryRuleTests {
    private struct Follower: View {
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        var isFixed = false
        var sources = 1
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                HStack(spacing: 0) {
                    Color.red.accessibilityLabel("follower")
                        .frame(width: isFixed ? 30 : nil, height: isFixed ? 20 : nil)
                        .matchedGeometryEffect(
                            id: "a", in: space, properties: properties, anchor: anchor, isSource: false
                        )
                        .frame(width: 30, height: 20)
                    Color.green.accessibilityLabel("neighbour").frame(width: 10, height: 20)
                }
                Color.blue.accessibilityLabel("source")
                    .matchedGeometryEffect(id: "a", in: space, isSource: sources > 0)
                    .frame(width: 100, height: 60)
                    .padding(EdgeInsets(top: 40, leading: 150, bottom: 0, trailing: 0))
                Color.gray.accessibilityLabel("second")
                    .matchedGeometryEffect(id: sources > 1 ? "a" : "b", in: space)
                    .frame(width: 10, height: 10)
                    .padding(EdgeInsets(top: 200, leading: 0, bottom: 0, trailing: 0))
            }
        }
    }

    private func frame(_ follower: Follower) -> CGRect {
        let stage = ViewStage(follower)
        // The parent lays out as if there were no effect (S13.3).
        #expect(stage.layer("neighbour")?.frameInWindow == CGRect(x: 30, y: 0, width: 10, height: 20))
        return stage.layer("follower")?.frameInWindow ?? .zero
    }

    @Test func `a follower takes the source's frame, or parts of it; the parent sees its own (S13.1 to S13.5)`() {
        #expect(frame(Follower()) == CGRect(x: 150, y: 40, width: 100, height: 60))
        #expect(frame(Follower(properties: .position)) == CGRect(x: 185, y: 60, width: 30, height: 20))
        #expect(frame(Follower(properties: .size)) == CGRect(x: 0, y: 0, width: 100, height: 60))
        let corner = Follower(properties: .position, anchor: .bottomTrailing)
        #expect(frame(corner) == CGRect(x: 220, y: 80, width: 30, height: 20))
    }

    @Test func `content that keeps its size is shifted once more by what is left (S13.4, S13.5, S13.11)`() {
        #expect(frame(Follower(isFixed: true)) == CGRect(x: 220, y: 80, width: 30, height: 20))
        let leading = Follower(anchor: .topLeading, isFixed: true)
        #expect(frame(leading) == CGRect(x: 150, y: 40, width: 30, height: 20))
    }

    @Test func `without a source, members keep their own frames; of two, the newest counts, with a warning (S13.10)`() {
        #expect(frame(Follower(sources: 0)) == CGRect(x: 0, y: 0, width: 30, height: 20))
        let stage = ViewStage(Follower(sources: 2))
        #expect(stage.layer("follower")?.frameInWindow == CGRect(x: 0, y: 200, width: 10, height: 10))
        #expect(stage.problems.count == 1)
        #expect(stage.problems.first?.contains("sources of matched geometry with the id a") == true)
    }

    private struct Apart: View {
        let name: String
        let width: CGFloat
        @Namespace private var space
        var body: some View {
            Color.red.accessibilityLabel(name).matchedGeometryEffect(id: 1, in: space).frame(width: width, height: 10)
        }
    }

    @Test func `each view identity has a name space of its own (S13.1)`() {
        let stage = ViewStage(
            VStack {
                Apart(name: "a", width: 10)
                Apart(name: "b", width: 20)
            })
        #expect(stage.layer("a")?.frameInWindow.width == 10 && stage.layer("b")?.frameInWindow.width == 20)
        #expect(stage.problems.isEmpty)
    }

    private struct Table: View {
        @State private var isDealt = false
        @State private var isHidden = false
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .bottomLeading) {
                Color.clear
                if !isHidden {
                    if isDealt {
                        Color.red.accessibilityLabel("cell").matchedGeometryEffect(id: 1, in: space)
                            .frame(width: 100, height: 150)
                            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
                    } else {
                        Color.red.accessibilityLabel("deck").matchedGeometryEffect(id: 1, in: space)
                            .frame(width: 40, height: 60)
                    }
                }
                Button("Deal") { withAnimation(.linear(duration: 1)) { isDealt.toggle() } }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                Button("Jump") { isDealt.toggle() }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
                Button("Hide") { isHidden.toggle() }
                Button("Show") { withAnimation(.linear(duration: 1)) { isHidden.toggle() } }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
            }
        }
    }

    private let deck = CGRect(x: 0, y: 240, width: 40, height: 60)
    private let cell = CGRect(x: 300, y: 0, width: 100, height: 150)
    private let middle = CGRect(x: 150, y: 120, width: 70, height: 105)

    private func isNear(_ a: CGRect?, _ b: CGRect) -> Bool {
        guard let a else { return false }
        return abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width) + abs(a.height - b.height) < 1e-6
    }

    @Test func `both views are shown at the shared frame while one fades into the other (S13.6, S13.7, S13.12)`() {
        let stage = ViewStage(Table())
        stage.tap("Deal")
        #expect(isNear(stage.layer("cell")?.frameInWindow, deck))
        stage.advance(by: 0.5)
        #expect(isNear(stage.layer("cell")?.frameInWindow, middle))
        #expect(isNear(stage.layer("deck")?.frameInWindow, middle))
        stage.advance(by: 0.6)
        #expect(isNear(stage.layer("cell")?.frameInWindow, cell))
        #expect(stage.layer("deck") == nil)
    }

    @Test func `without an animation there is no flight (S13.6)`() {
        let stage = ViewStage(Table())
        stage.tap("Jump")
        #expect(isNear(stage.layer("cell")?.frameInWindow, cell))
        #expect(!stage.host.isAnimating)
    }

    @Test func `what had gone before the other came is no link (S13.8)`() {
        let stage = ViewStage(Table())
        stage.tap("Hide")
        stage.tap("Jump")
        stage.tap("Show")
        #expect(isNear(stage.layer("cell")?.frameInWindow, cell))
    }

    @Test func `a flight that is turned round does not jump (S13.9)`() throws {
        let stage = ViewStage(Table())
        stage.tap("Deal")
        stage.advance(by: 0.5)
        stage.tap("Deal")
        // The removal of that identity is taken back (S12.10), from where it was seen.
        #expect(isNear(stage.layer("deck")?.frameInWindow, middle))
        stage.advance(by: 2)
        #expect(isNear(stage.layer("deck")?.frameInWindow, deck))
        #expect(stage.layer("cell") == nil)
        #expect(!stage.host.isAnimating)
    }

    private struct Handed: View {
        @State private var isSecond = false
        @Namespace private var space
        var body: some View {
            HStack(alignment: .top, spacing: 0) {
                Color.red.accessibilityLabel("first")
                    .matchedGeometryEffect(id: 1, in: space, isSource: !isSecond)
                    .frame(width: 100, height: 100)
                Color.blue.accessibilityLabel("second")
                    .matchedGeometryEffect(id: 1, in: space, isSource: isSecond)
                    .frame(width: 20, height: 40)
                Button("Hand over") { withAnimation(.linear(duration: 1)) { isSecond.toggle() } }
            }
            .frame(width: 400, height: 300, alignment: .topLeading)
        }
    }

    @Test func `when isSource moves on, the shared frame flies, and all members with it (S13.2, S13.6)`() {
        let stage = ViewStage(Handed())
        let first = CGRect(x: 0, y: 0, width: 100, height: 100)
        let second = CGRect(x: 100, y: 0, width: 20, height: 40)
        #expect(isNear(stage.layer("second")?.frameInWindow, first))
        stage.tap("Hand over")
        stage.advance(by: 0.5)
        let middle = CGRect(x: 50, y: 0, width: 60, height: 70)
        #expect(isNear(stage.layer("first")?.frameInWindow, middle))
        #expect(isNear(stage.layer("second")?.frameInWindow, middle))
        stage.advance(by: 0.6)
        #expect(isNear(stage.layer("first")?.frameInWindow, second))
        #expect(isNear(stage.layer("second")?.frameInWindow, second))
    }

    private struct Shifted: View {
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                Color.blue.accessibilityLabel("source").matchedGeometryEffect(id: 1, in: space)
                    .frame(width: 50, height: 50).offset(x: 70, y: 30)
                Color.red.accessibilityLabel("follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
                    .frame(width: 10, height: 10)
            }
        }
    }

    @Test func `geometry is compared in the window, an offset included (S13.13)`() {
        let stage = ViewStage(Shifted())
        #expect(stage.layer("follower")?.frameInWindow == CGRect(x: 70, y: 30, width: 50, height: 50))
    }

    private struct Scrolled: View {
        let remote: Remote
        @State private var isOut = false
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                ScrollView {
                    VStack(spacing: 0) {
                        Color.clear.frame(height: 200)
                        if !isOut {
                            Color.red.accessibilityLabel("in").matchedGeometryEffect(id: 1, in: space)
                                .frame(width: 40, height: 40)
                        }
                        Color.clear.frame(height: 600)
                    }
                    .offset(x: 13)
                }
                .frame(width: 200, height: 100)
                if isOut {
                    Color.red.accessibilityLabel("out").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 40, height: 40).position(x: 350, y: 250)
                }
            }
            .onAppear { remote.act = { isOut.toggle() } }
        }
    }

    @MainActor private final class Remote {
        var act: () -> Void = {}
    }

    @Test func `a flight begins where a scrolled view is seen, its containers' offsets counted once (S13.12, S13.13)`()
    {
        let remote = Remote()
        let stage = ViewStage(Scrolled(remote: remote))
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 150))
        stage.frame()
        let seen = CGRect(x: 93, y: 50, width: 40, height: 40)
        #expect(isNear(stage.layer("in")?.frameInWindow, seen))
        withAnimation(.linear(duration: 1)) { remote.act() }
        stage.frame()
        #expect(isNear(stage.layer("out")?.frameInWindow, seen) && isNear(stage.layer("in")?.frameInWindow, seen))
        stage.advance(by: 0.5)
        let half = CGRect(x: (93.0 + 330) / 2, y: (50.0 + 230) / 2, width: 40, height: 40)
        #expect(isNear(stage.layer("out")?.frameInWindow, half) && isNear(stage.layer("in")?.frameInWindow, half))
        stage.advance(by: 0.6)
        #expect(stage.layer("in") == nil)
    }

    @Test func `a spring's flight that is turned round keeps its speed (S13.9)`() {
        let stage = ViewStage(Springy())
        func place(_ name: String) -> CGFloat { stage.layer(name)?.frameInWindow.minX ?? .nan }
        stage.tap("Deal")
        stage.advance(by: 0.1)
        let before = place("cell")
        stage.advance(by: 1 / 300)
        let step = place("cell") - before
        #expect(step > 1)
        stage.tap("Deal")
        let turned = place("deck")
        #expect(abs(turned - place("cell")) < 1e-6)
        stage.advance(by: 1 / 300)
        #expect(place("deck") - turned > step / 2)
    }

    private struct Springy: View {
        @State private var isDealt = false
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isDealt {
                    Color.red.accessibilityLabel("cell").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 40, height: 40).padding(.leading, 300)
                } else {
                    Color.red.accessibilityLabel("deck").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 40, height: 40)
                }
                Button("Deal") { withAnimation(.spring(duration: 0.5, bounce: 0)) { isDealt.toggle() } }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
            }
        }
    }

    private struct Alone: View {
        let remote: Remote
        @State private var step = 0
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if step == 0 {
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 40)
                        .transition(.identity)
                }
                if step == 2 {
                    Color.red.accessibilityLabel("new").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 40, height: 40).padding(.leading, 300).transition(.identity)
                }
                Color.blue.accessibilityLabel("follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
                    .frame(width: 10, height: 10)
            }
            .onAppear { remote.act = { step += 1 } }
        }
    }

    @Test func `a source that had gone before is no link, though followers are left (S13.8, S13.10)`() {
        let remote = Remote()
        let stage = ViewStage(Alone(remote: remote))
        remote.act()
        stage.advance(by: 0.5)
        #expect(stage.layer("follower")?.frameInWindow.size == CGSize(width: 10, height: 10))
        withAnimation(.linear(duration: 1)) { remote.act() }
        stage.frame()
        #expect(stage.layer("new")?.frameInWindow.minX == 300)
    }
}
