import AnimationCore
import Foundation
import Geometry
import LayerTree
import SeededNumbers
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Field notes 29 to 31: springs that are redirected, refreshed and continued by a gesture.
@MainActor struct MotionNotes {
    @MainActor private final class Remote {
        var move: (Double) -> Void = { _ in }
        var refresh: (Int) -> Void = { _ in }
    }

    private struct Dot: View {
        let remote: Remote
        @State private var x = 0.0

        var body: some View {
            Color.red.frame(width: 10, height: 10).accessibilityLabel("dot").offset(x: x)
                .position(x: 5, y: 100)
                .onAppear { remote.move = { x = $0 } }
        }
    }

    /// An independent spring by S8.4, which starts with the current velocity.
    private struct StepModel {
        let stiffness: Double
        let damping: Double
        var x = 0.0
        var velocity = 0.0
        private var acceleration = 0.0

        init(duration: Double, bounce: Double) {
            stiffness = pow(2 * .pi / duration, 2)
            damping = 2 * (1 - bounce) * stiffness.squareRoot()
        }

        mutating func frame(towards target: Double) {
            let step = 1.0 / 300
            for _ in 0..<5 {
                let half = velocity + acceleration * step / 2
                x += half * step
                acceleration = stiffness * (target - x) - damping * half
                velocity = half + acceleration * step / 2
            }
        }
    }

    @Test(arguments: UInt64(1)...8)
    func `field note 29: a spring keeps its speed, whenever it is given another target`(seed: UInt64) throws {
        var dice = SplitMix(seed: seed)
        let remote = Remote()
        let stage = ViewStage(Dot(remote: remote))
        var model = StepModel(duration: 0.6, bounce: 0.3)
        var target = 0.0
        for _ in 0..<30 {
            target = Double(dice.roll(300))
            withAnimation(.spring(duration: 0.6, bounce: 0.3)) { remote.move(target) }
            stage.frame()
            for _ in 0...dice.roll(18) {
                stage.advance(by: 1 / 60)
                model.frame(towards: target)
                let seen = try #require(stage.layer("dot")).frameInWindow.minX
                #expect(abs(seen - model.x) < 0.05, "seed \(seed) at \(stage.time): \(model.velocity) a second")
            }
        }
    }

    /// Every kind of animated view, and a number from outside that is not shown.
    private struct Movers: View {
        let remote: Remote
        @State private var isOn = false
        @State private var noise = 0
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                VStack(alignment: .leading, spacing: 2) {
                    Row(isOn: isOn, noise: noise)
                    Text(isOn ? "second" : "first").contentTransition(.numericText())
                    Color.green.frame(width: isOn ? 90 : 30, height: 10).animation(.bouncy, value: isOn)
                    if isOn { Text("comes").transition(.slide) } else { Text("goes").transition(.scale) }
                    Gauge(amount: isOn ? 40 : 5)
                    Circle().trim(from: 0, to: isOn ? 1 : 0.2).stroke(Color.black).frame(width: 20, height: 20)
                    // The number changes the layout invisibly.
                    if noise % 2 == 0 { VStack {} }
                }
                .padding(.bottom, noise % 3 == 0 ? 1 : 0)
                if isOn {
                    Color.blue.accessibilityLabel("card").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 80, height: 60).position(x: 300, y: 200)
                } else {
                    Color.blue.accessibilityLabel("card").matchedGeometryEffect(id: 1, in: space)
                        .frame(width: 20, height: 20).position(x: 100, y: 250)
                }
                Spinner()
            }
            .environment(\.lineLimit, noise % 2 == 0 ? 7 : 8)
            .onAppear {
                remote.move = { isOn = $0 > 0 }
                remote.refresh = { noise = $0 }
            }
        }
    }

    private struct Row: View {
        let isOn: Bool
        let noise: Int
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 30, height: isOn ? 20 : 10)
                    .rotationEffect(.degrees(isOn ? 90 : 0)).opacity(isOn ? 0.4 : 1)
                Rectangle().fill(isOn ? Color.orange : .purple).frame(width: 10, height: 10)
                    .blur(radius: isOn ? 4 : 0).scaleEffect(isOn ? 2 : 1).offset(y: isOn ? 30 : 0)
            }
        }
    }

    private struct Spinner: View {
        @State private var isTurning = false
        var body: some View {
            Color.gray.frame(width: 10, height: 10).rotationEffect(.degrees(isTurning ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurning)
                .onAppear { isTurning = true }
        }
    }

    @Test(arguments: [Animation.linear(duration: 1), .spring(duration: 0.7, bounce: 0.4), .easeInOut(duration: 0.8)])
    func `field note 30: refreshes that animate nothing change nothing on screen`(animation: Animation) {
        var dice = SplitMix(seed: 30)
        let (remote, quietRemote) = (Remote(), Remote())
        let stage = ViewStage(Movers(remote: remote))
        let quiet = ViewStage(Movers(remote: quietRemote))
        var bodies = 0
        for frame in 0..<150 {
            // To the end state, and half way back.
            if frame == 5 || frame == 40 {
                for remote in [remote, quietRemote] { withAnimation(animation) { remote.move(frame == 5 ? 1 : 0) } }
            }
            if dice.roll(2) == 0 { remote.refresh(dice.roll(1_000)) }
            stage.advance(by: 1 / 60)
            quiet.advance(by: 1 / 60)
            let (look, quietLook) = (LayerLook.lines(of: stage), LayerLook.lines(of: quiet))
            #expect(look.difference(from: quietLook).isEmpty, "frame \(frame)")
            bodies = stage.host.counters.bodies - quiet.host.counters.bodies
        }
        #expect(bodies > 50, "the refreshes did take place")
    }

    private struct Handed: View {
        let remote: Remote
        @State private var x = 0.0
        @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.5, bounce: 0.2))) private var pull =
            0.0

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 10, height: 10).accessibilityLabel("state").offset(x: x)
                Color.red.frame(width: 10, height: 10).accessibilityLabel("gesture").offset(x: pull)
                Color.blue.gesture(
                    DragGesture(minimumDistance: 0).updating($pull) { value, pull, _ in pull = value.translation.width }
                )
            }
            .onAppear { remote.move = { x = $0 } }
        }
    }

    @Test func `field note 31: one spring serves what state moves and what a gesture lets go of`() throws {
        let remote = Remote()
        let stage = ViewStage(Handed(remote: remote))
        remote.move(120)
        stage.press(at: 50, 100)
        stage.move(to: 170, 100)
        // Held still long enough for the tracked velocity to be zero.
        stage.advance(by: 3)
        func place(_ name: String) -> CGFloat? { stage.layer(name)?.frameInWindow.minX }
        #expect(place("state") == 120 && place("gesture") == 120)
        withAnimation(.spring(duration: 0.5, bounce: 0.2)) { remote.move(0) }
        stage.release(at: 170, 100)
        var distances: Set<CGFloat> = []
        for _ in 0..<60 {
            stage.advance(by: 1 / 60)
            #expect(place("state") == place("gesture"))
            distances.insert(try #require(place("state")))
        }
        #expect(distances.count > 20, "they did move")
    }
}
