import AnimationCore
import Combine
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Order of an update's steps, and movement between two updates: S1.
@MainActor struct UpdateRuleTests {
    @MainActor private final class Remote {
        var lines: [String] = []
        var act: (String) -> Void = { _ in }
    }

    private struct Ordered: View {
        let remote: Remote
        @State private var count = 0
        @State private var echo = 0

        var body: some View {
            let _ = remote.lines.append("body \(count) \(echo)")
            Color.red.accessibilityLabel("box").frame(width: CGFloat(10 + count), height: CGFloat(10 + echo))
                .onChange(of: count) {
                    remote.lines.append("changed")
                    echo = count
                }
                .onAppear {
                    remote.act = { _ in
                        count += 1
                        count += 1
                        remote.lines.append("written")
                    }
                }
        }
    }

    @Test func `bodies run when the transaction closes, and what onChange writes is in the same frame (S1.1, S1.2)`() {
        let remote = Remote()
        let stage = ViewStage(Ordered(remote: remote))
        #expect(remote.lines == ["body 0 0"])
        withTransaction(Transaction()) { remote.act("") }
        #expect(remote.lines == ["body 0 0", "written"])
        stage.host.update()
        #expect(remote.lines.dropFirst(2) == ["body 2 0", "changed", "body 2 2"])
        // No frame has been drawn yet.
        #expect(stage.layer("box")?.geometry.size == CGSize(width: 12, height: 12))
    }

    private struct Told: View {
        let remote: Remote
        @State private var width: CGFloat = 20

        var body: some View {
            Color.red.accessibilityLabel("box").frame(width: width, height: 10)
                .onAppear {
                    remote.act = { width = CGFloat(Double($0) ?? 0) }
                }
        }
    }

    @Test func `a transaction is over with its update: the next change is not animated by it (S1.8)`() {
        let remote = Remote()
        let stage = ViewStage(Told(remote: remote))
        withAnimation(.linear(duration: 0.1)) { remote.act("100") }
        stage.frame()
        stage.advance(by: 1)
        #expect(stage.layer("box")?.frameInWindow.width == 100)
        remote.act("20")
        stage.frame()
        #expect(stage.layer("box")?.frameInWindow.width == 20)
        #expect(!stage.host.isAnimating)
    }

    @Test func `at rest model and presentation are the same, on the way only the model is final (S1.6, S1.7)`() throws {
        let remote = Remote()
        let stage = ViewStage(Told(remote: remote))
        let box = try #require(stage.layer("box"))
        #expect(box.presentation.geometry == box.geometry)
        withAnimation(.linear(duration: 1)) { remote.act("100") }
        stage.frame()
        stage.advance(by: 0.5)
        #expect(box.geometry.size.width == 100)
        #expect(abs(box.presentation.geometry.size.width - 60) < 1e-6)
        // A change without an animation: the running one goes on, towards the new model value.
        remote.act("300")
        stage.frame()
        #expect(box.geometry.size.width == 300)
        #expect(abs(box.presentation.geometry.size.width - 260) < 1e-6)
        stage.advance(by: 0.6)
        #expect(box.presentation.geometry == box.geometry)
    }

    private struct Boundary: View {
        let remote: Remote
        let hasEffect: Bool
        @State private var isMoved = false
        @State private var hasSecond = false

        var body: some View {
            HStack(spacing: 0) {
                Color.clear.frame(width: isMoved ? 100 : 0, height: 10)
                if hasEffect { pair.opacity(0.9) } else { pair }
            }
            .frame(width: 400, height: 300, alignment: .topLeading)
            .onAppear {
                remote.act = { if $0 == "move" { isMoved = true } else { hasSecond = true } }
            }
        }

        private var pair: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).accessibilityLabel("first")
                if hasSecond { Color.blue.frame(width: 10, height: 10).accessibilityLabel("second") }
            }
        }
    }

    @Test(arguments: [false, true])
    func `a leaf moves relative to the nearest rendering effect around it (S1.12)`(hasEffect: Bool) throws {
        let remote = Remote()
        let stage = ViewStage(Boundary(remote: remote, hasEffect: hasEffect))
        withAnimation(.linear(duration: 1)) { remote.act("move") }
        stage.frame()
        stage.advance(by: 0.5)
        remote.act("add")
        stage.frame()
        #expect(abs(try #require(stage.layer("first")).frameInWindow.minX - 50) < 1e-6)
        // Inside the effect, which moves, it has its own place; without the effect it is at its final place at once.
        #expect(abs(try #require(stage.layer("second")).frameInWindow.minX - (hasEffect ? 60 : 110)) < 1e-6)
    }

    nonisolated private struct Recording: Layout {
        let remote: Remote

        @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: proposal.width ?? 0, height: 10)
        }

        @MainActor func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            remote.lines.append("placed in \(Int(bounds.width))")
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    private struct Measured: View {
        let remote: Remote
        @State private var width: CGFloat = 100

        var body: some View {
            VStack {
                Recording(remote: remote) { Color.red.accessibilityLabel("inside") }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        remote.lines.append("told \(Int($0))")
                    }
            }
            .frame(width: width)
            .onAppear { remote.act = { _ in width = 200 } }
        }
    }

    @Test func `layouts and observers of geometry see what is final at once, and no way there (S1.13, S1.11)`() {
        let remote = Remote()
        let stage = ViewStage(Measured(remote: remote))
        #expect(remote.lines == ["placed in 100", "told 100"])
        withAnimation(.linear(duration: 1)) { remote.act("") }
        stage.frame()
        #expect(remote.lines.dropFirst(2) == ["placed in 200", "told 200"])
        stage.advance(by: 0.5)
        #expect(stage.layer("inside")?.frameInWindow.width == 150)
        stage.advance(by: 1)
        #expect(remote.lines.count == 4)
    }

    private struct Wrapping: View {
        let remote: Remote
        @State private var width: CGFloat = 60

        var body: some View {
            Text("abcdef").frame(width: width, alignment: .leading)
                .frame(width: 400, height: 300, alignment: .topLeading)
                .onAppear { remote.act = { _ in width = 30 } }
        }
    }

    @Test func `a text that breaks its lines anew fades into its new lines while its frame moves (S1.14)`() throws {
        let remote = Remote()
        let stage = ViewStage(Wrapping(remote: remote))
        let text = try #require(stage.layer(ofView: "Text"))
        #expect(text.frameInWindow == CGRect(x: 0, y: 0, width: 60, height: 20))
        withAnimation(.linear(duration: 1)) { remote.act("") }
        stage.frame()
        stage.advance(by: 0.5)
        #expect(text.frameInWindow == CGRect(x: 0, y: 0, width: 45, height: 30))
        #expect(text.sublayers.map(\.presentation.opacity) == [0.5, 0.5])
        let sizes = text.sublayers.compactMap { layer in
            if case .text(let layout) = layer.content { layout.size } else { nil }
        }
        #expect(sizes == [CGSize(width: 60, height: 20), CGSize(width: 30, height: 40)])
        stage.advance(by: 0.6)
        #expect(text.sublayers.isEmpty)
    }

    private struct Later: View {
        let remote: Remote
        @State private var isOn = false
        @State private var text = "none"

        var body: some View {
            VStack(spacing: 0) {
                Color.red.accessibilityLabel("box").frame(width: isOn ? 100 : 20, height: 10)
                Text(text)
            }
            .onAppear {
                remote.act = { _ in
                    DispatchQueue.main.async { text = "queue" }
                    Task {
                        text += ", task"
                        withAnimation(.linear(duration: 1)) { isOn = true }
                    }
                }
            }
        }
    }

    @Test func `what the main queue and tasks write, they write between frames, each in its own transaction (S19.9)`()
        async throws
    {
        let remote = Remote()
        let stage = ViewStage(Later(remote: remote))
        // The transaction open here does not apply to the later writes (S3.2).
        withAnimation(.linear(duration: 100)) { remote.act("") }
        stage.frame()
        #expect(!stage.host.needsUpdate)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        for _ in 0..<1_000 where stage.layer("queue, task") == nil {
            await Task.yield()
            stage.frame()
        }
        let text = try #require(stage.layer(ofView: "Text"))
        #expect(text.text == "queue, task")
        #expect(text.sublayers.isEmpty, "not animated")
        let box = try #require(stage.layer("box"))
        #expect(box.frameInWindow.width == 20)
        stage.advance(by: 0.5)
        #expect(box.frameInWindow.width == 60)
    }

    @Test func `an animation begins with the frame that shows it first, however late that is (S5.13)`() {
        let remote = Remote()
        let stage = ViewStage(Told(remote: remote))
        stage.advance(by: 0.3)
        withAnimation(.linear(duration: 1)) { remote.act("100") }
        // This frame was late: it still shows the old value.
        stage.jump(by: 0.7)
        #expect(stage.layer("box")?.frameInWindow.width == 20)
        stage.jump(by: 0.5)
        #expect(abs((stage.layer("box")?.frameInWindow.width ?? 0) - 60) < 1e-6)
        stage.jump(by: 0.5)
        #expect(stage.layer("box")?.frameInWindow.width == 100)
    }
}
