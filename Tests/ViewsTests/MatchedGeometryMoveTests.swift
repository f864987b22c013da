import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Matched views whose containers move, or whose content is more than one leaf: S13.2, S13.5, S13.6, S13.9. Cases found
/// by the model in `Tests/ModelTests`.
@MainActor struct MatchedGeometryMoveTests {
    @MainActor private final class Remote {
        var act: () -> Void = {}
        var push: () -> Void = {}
    }

    /// A source, a follower, and a view that pushes one of them.
    private struct Pushed: View {
        let remote: Remote
        let pushesSource: Bool
        @State private var isPushed = false
        @Namespace private var space

        private var push: some View { Color.gray.frame(width: isPushed ? 60 : 10, height: 10) }

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    if pushesSource { push }
                    Color.blue.accessibilityLabel("source").frame(width: 50, height: 20)
                        .matchedGeometryEffect(id: 1, in: space).opacity(0.5)
                }
                HStack(spacing: 0) {
                    if !pushesSource { push }
                    Color.red.accessibilityLabel("follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
                        .frame(width: 30, height: 10)
                }
            }
            .frame(width: 400, height: 300, alignment: .topLeading)
            .onAppear { remote.act = { isPushed.toggle() } }
        }
    }

    @Test(arguments: [false, true], [nil, Animation.linear(duration: 1)])
    func `a follower is where its source is, whichever of the two is pushed (S13.2)`(
        pushesSource: Bool, animation: Animation?
    ) {
        let remote = Remote()
        let stage = ViewStage(Pushed(remote: remote, pushesSource: pushesSource))
        withAnimation(animation) { remote.act() }
        stage.frame()
        for _ in 0..<3 {
            let (source, follower) = (stage.layer("source")?.frameInWindow, stage.layer("follower")?.frameInWindow)
            #expect(isNear(source, follower), "\(String(describing: source)), \(String(describing: follower))")
            stage.advance(by: 0.6)
        }
        #expect(stage.layer("follower")?.frameInWindow.minX == (pushesSource ? 60 : 0))
    }

    private func isNear(_ a: CGRect?, _ b: CGRect?) -> Bool {
        guard let a, let b else { return false }
        return zip(a.corners, b.corners).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 }
    }

    /// Content of the first of the two places in `Swap`.
    enum Content { case padded, row, plain }

    /// Two places; the first holds a container that is larger than its first leaf and that layout can move.
    private struct Swap: View {
        let remote: Remote
        let content: Content
        @State private var isSecond = false
        @State private var isPushed = false
        @Namespace private var space

        @ViewBuilder private var first: some View {
            switch content {
            case .padded: Color.red.accessibilityLabel("old").frame(width: 20, height: 20).padding(10)
            case .row:
                HStack(spacing: 0) {
                    Color.red.accessibilityLabel("old").frame(width: 20, height: 40)
                    Color.red.frame(width: 20, height: 20)
                }
            case .plain: Color.red.accessibilityLabel("old").frame(width: 40, height: 40)
            }
        }

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isSecond {
                    Color.blue.accessibilityLabel("new").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 40, height: 40).padding(.leading, 300)
                } else {
                    first.matchedGeometryEffect(id: 1, in: space).padding(.leading, isPushed ? 100 : 0)
                }
            }
            .onAppear {
                remote.act = { isSecond.toggle() }
                remote.push = { isPushed.toggle() }
            }
        }
    }

    @Test(arguments: [Content.padded, .row])
    func `a flight begins at the frame of all the content (S13.6)`(content: Content) {
        let remote = Remote()
        let stage = ViewStage(Swap(remote: remote, content: content))
        withAnimation(.linear(duration: 1)) { remote.act() }
        stage.frame()
        #expect(isNear(stage.layer("new")?.frameInWindow, CGRect(x: 0, y: 0, width: 40, height: 40)))
        stage.advance(by: 0.5)
        #expect(isNear(stage.layer("new")?.frameInWindow, CGRect(x: 150, y: 0, width: 40, height: 40)))
    }

    @Test func `a flight combines with the layout that was moving its source (S13.9)`() {
        let remote = Remote()
        let stage = ViewStage(Swap(remote: remote, content: .plain))
        withAnimation(.linear(duration: 1)) { remote.push() }
        stage.frame()
        stage.advance(by: 0.5)
        withAnimation(.linear(duration: 1)) { remote.act() }
        stage.frame()
        // S5.8: the push goes on, and the flight covers the remaining distance to its target.
        for x in [50.0, 75 + 225 * 0.25, 100 + 200 * 0.5] {
            #expect(isNear(stage.layer("new")?.frameInWindow, CGRect(x: x, y: 0, width: 40, height: 40)), "\(x)")
            #expect(isNear(stage.layer("new")?.frameInWindow, stage.layer("old")?.frameInWindow), "\(x)")
            stage.advance(by: 0.25)
        }
    }

    @Test(arguments: [true, false])
    func `a flight that begins when the source does combines with it once a frame has shown that (S5.10)`(
        isShownBetween: Bool
    ) {
        let remote = Remote()
        let stage = ViewStage(Swap(remote: remote, content: .plain))
        withAnimation(.linear(duration: 1)) { remote.push() }
        if isShownBetween { stage.frame() }
        withAnimation(.linear(duration: 1)) { remote.act() }
        stage.frame()
        stage.advance(by: 0.25)
        let x = isShownBetween ? 25 + 275 * 0.25 : 300 * 0.25
        #expect(isNear(stage.layer("new")?.frameInWindow, CGRect(x: x, y: 0, width: 40, height: 40)))
    }

    /// A source that becomes wider and a follower inside an effect; a view above pushes both.
    private struct Below: View {
        let remote: Remote
        @State private var isWide = false
        @State private var isPushed = false
        @Namespace private var space

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.gray.frame(width: 10, height: isPushed ? 60 : 10)
                Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: isWide ? 90 : 50, height: 20)
                HStack {
                    Color.red.accessibilityLabel("follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
                }
                .frame(width: 50, height: isPushed ? 30 : 20).opacity(0.5)
            }
            .frame(width: 400, height: 300, alignment: .topLeading)
            .onAppear {
                remote.act = { isWide.toggle() }
                remote.push = { isPushed.toggle() }
            }
        }
    }

    @Test func `a push that leaves a follower where it is in its effect is no change of the follower (S5.10)`() {
        let remote = Remote()
        let stage = ViewStage(Below(remote: remote))
        withAnimation(.linear(duration: 1)) { remote.act() }
        withAnimation(.linear(duration: 2)) { remote.push() }
        stage.frame()
        stage.advance(by: 0.5)
        #expect(abs((stage.layer("follower")?.frameInWindow.width ?? 0) - 70) < 1e-6)
    }
}
