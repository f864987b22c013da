import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A flight starts where the old view is seen, for every arrangement of containers and every transition, and follows
/// the combined curve when it is redirected: S13.6, S13.9, S13.12, S13.14.
@MainActor struct MatchedGeometryStartTests {
    @MainActor private final class Remote {
        var choose: (Int) -> Void = { _ in }
    }

    /// Arrangement of the three places in the window; each holds the view while it is chosen.
    enum Arrangement: CaseIterable, Sendable {
        case stacks, backgrounds, overlays, effects, padded, offset
    }

    enum Way: CaseIterable, Sendable {
        case fade, identity, scale, move, asymmetric, push
        @MainActor var transition: AnyTransition {
            switch self {
            case .fade: .opacity
            case .identity: .identity
            case .scale: .scale(scale: 1)
            case .move: .offset(x: 0)
            case .asymmetric: .asymmetric(insertion: .identity, removal: .opacity)
            case .push: .modifier(active: Plain(amount: 1), identity: Plain(amount: 0))
            }
        }
    }

    private struct Plain: ViewModifier {
        let amount: Double
        func body(content: Content) -> some View { content.opacity(1 - amount) }
    }

    private struct Program: View {
        let remote: Remote
        let arrangement: Arrangement
        let way: Way
        let first: Int?
        let animation: Animation
        @State private var chosen: Int?
        @Namespace private var space

        init(remote: Remote, arrangement: Arrangement, way: Way, first: Int?, animation: Animation) {
            self.remote = remote
            self.arrangement = arrangement
            self.way = way
            self.first = first
            self.animation = animation
            _chosen = State(initialValue: first)
        }

        @ViewBuilder private func bar(_ index: Int) -> some View {
            if chosen == index {
                Color.red.accessibilityLabel("bar \(index)").matchedGeometryEffect(id: "bar", in: space)
                    .frame(width: 40 + 20 * CGFloat(index), height: 10).transition(way.transition)
            }
        }

        var body: some View {
            VStack(alignment: .leading, spacing: 20) {
                ForEach(0..<3, id: \.self) { index in
                    let ground = Color.blue.frame(width: 100, height: 40)
                    switch arrangement {
                    case .stacks: HStack { bar(index) }.frame(width: 100, height: 40)
                    case .backgrounds: ground.background(alignment: .bottom) { bar(index) }
                    case .overlays: ground.overlay(alignment: .topTrailing) { bar(index) }
                    case .effects: ZStack { bar(index) }.frame(width: 100, height: 40).opacity(0.9)
                    case .padded: bar(index).padding(5).frame(width: 100, height: 40, alignment: .leading)
                    case .offset: ZStack { bar(index) }.frame(width: 100, height: 40).offset(x: Double(index) * 50)
                    }
                }
            }
            .frame(width: 400, height: 300)
            .onAppear { remote.choose = { index in withAnimation(animation) { chosen = index } } }
        }
    }

    private func bars(_ stage: ViewStage) -> [CGRect] {
        stage.all.filter { $0.label?.hasPrefix("bar") == true }.map(\.frameInWindow)
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
            && abs(a.height - b.height) < 1e-6
    }

    /// Frame of the view in each place, at rest.
    private func places(_ arrangement: Arrangement) throws -> [CGRect] {
        try (0..<3).map { index in
            let stage = ViewStage(
                Program(
                    remote: Remote(), arrangement: arrangement, way: .fade, first: index,
                    animation: .linear(duration: 1)))
            return try #require(bars(stage).first)
        }
    }

    private func mixed(_ a: CGRect, _ b: CGRect, _ part: Double) -> CGRect {
        CGRect(
            x: a.minX + (b.minX - a.minX) * part, y: a.minY + (b.minY - a.minY) * part,
            width: a.width + (b.width - a.width) * part, height: a.height + (b.height - a.height) * part)
    }

    @Test(arguments: Arrangement.allCases, Way.allCases)
    func `both views begin where the old one is, and fly together`(arrangement: Arrangement, way: Way) throws {
        let places = try places(arrangement)
        // Shown from the start, or inserted.
        for comes in [false, true] {
            for (from, to) in [(0, 1), (1, 0), (0, 2), (2, 0), (2, 1)] {
                let remote = Remote()
                let stage = ViewStage(
                    Program(
                        remote: remote, arrangement: arrangement, way: way, first: comes ? nil : from,
                        animation: .linear(duration: 1)))
                if comes {
                    remote.choose(from)
                    stage.frame()
                    stage.advance(by: 1.5)
                }
                remote.choose(to)
                stage.frame()
                for (part, frames) in [(0.0, bars(stage)), (0.5, after(0.5, stage))] {
                    #expect(!frames.isEmpty)
                    for frame in frames {
                        #expect(
                            isNear(frame, mixed(places[from], places[to], part)),
                            "\(from) to \(to), comes \(comes), at \(part): \(frame)")
                    }
                }
                stage.advance(by: 1)
                #expect(bars(stage).count == 1 && isNear(bars(stage)[0], places[to]))
                #expect(!stage.host.isAnimating)
            }
        }
    }

    private func after(_ seconds: Double, _ stage: ViewStage) -> [CGRect] {
        stage.advance(by: seconds)
        return bars(stage)
    }

    @Test(arguments: Arrangement.allCases, Way.allCases)
    func `sent to a third place in flight, it goes on along the combined curve`(
        arrangement: Arrangement, way: Way
    ) throws {
        let places = try places(arrangement)
        for comes in [false, true] {
            let remote = Remote()
            let stage = ViewStage(
                Program(
                    remote: remote, arrangement: arrangement, way: way, first: comes ? nil : 0,
                    animation: .linear(duration: 1)))
            if comes {
                remote.choose(0)
                stage.frame()
                stage.advance(by: 1.5)
            }
            remote.choose(1)
            stage.frame()
            stage.advance(by: 0.5)
            remote.choose(2)
            stage.frame()
            // S5.8: the first flight goes on, the second covers the remaining distance to its target.
            for (time, first, second) in [(0.0, 0.5, 0.0), (0.25, 0.75, 0.25), (0.5, 1, 0.5), (0.75, 1, 0.75)] {
                let frame = try #require(stage.layer("bar 2")?.frameInWindow)
                let expected = mixed(mixed(places[0], places[1], first), places[2], second)
                #expect(isNear(frame, expected), "comes \(comes), at \(time): \(frame), right is \(expected)")
                stage.advance(by: 0.25)
            }
            stage.advance(by: 0.5)
            #expect(bars(stage).count == 1 && isNear(bars(stage)[0], places[2]))
        }
    }

    @Test func `a spring that is sent to a third place keeps its speed`() throws {
        let remote = Remote()
        let stage = ViewStage(
            Program(
                remote: remote, arrangement: .stacks, way: .fade, first: 0,
                animation: .spring(duration: 0.6, bounce: 0)))
        remote.choose(1)
        stage.frame()
        stage.advance(by: 0.15)
        let before = try #require(stage.layer("bar 1")?.frameInWindow.midY)
        stage.advance(by: 1.0 / 300)
        let step = try #require(stage.layer("bar 1")?.frameInWindow.midY) - before
        remote.choose(2)
        stage.frame()
        let start = try #require(stage.layer("bar 2")?.frameInWindow.midY)
        #expect(abs(start - before - step) < 1e-6 && step > 0.5)
        stage.advance(by: 1.0 / 300)
        let next = try #require(stage.layer("bar 2")?.frameInWindow.midY)
        #expect(next - start > step * 0.9)
    }
}
