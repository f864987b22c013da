import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// `PhaseAnimator` and the `phaseAnimator` modifier (S15). Tests of `PhaseSteps` cover the order of steps alone.
@MainActor struct PhaseAnimatorTests {
    private final class Diary {
        var contents: [Double] = []
        var asked: [Double] = []
    }

    private struct Dot: View {
        let diary: Diary
        var phases: [Double] = [0, 100, 50]
        var animation: Animation? = .linear(duration: 1)
        var body: some View {
            PhaseAnimator(phases) { x in
                let _ = diary.contents.append(x)
                Color.red.accessibilityLabel("dot").frame(width: 10, height: 10).offset(x: x)
            } animation: { phase in
                diary.asked.append(phase)
                return animation
            }
        }
    }

    private func place(_ stage: ViewStage) -> Double { (stage.layer("dot")?.frameInWindow.midX ?? .nan) - 200 }

    @Test func `goes through all phases and on from the first, without end (S15.1, S15.2)`() {
        let diary = Diary()
        let stage = ViewStage(Dot(diary: diary))
        #expect(place(stage) == 0)
        for (x, steps) in [(50.0, 0.0), (100, 0), (75, 1), (50, 1), (25, 2), (0, 2), (50, 3)] {
            stage.pass(0.5)
            // A step may begin a frame or two after the end of the one before.
            #expect(abs(place(stage) - x) <= steps * 2 * 100 / 60 + 1e-6, "at \(stage.time)")
        }
        #expect(diary.asked == [100, 50, 0, 100], "the phase that is animated to")
        #expect(diary.contents == [0, 100, 50, 0, 100], "the content once for each phase, never for a frame")
    }

    @Test func `a step that starts no animation is over at once (S15.4)`() {
        let diary = Diary()
        let stage = ViewStage(Dot(diary: diary, phases: [0, 1, 2, 3], animation: nil))
        stage.pass(0.2)
        #expect(diary.contents.count > 8)
        #expect(stage.host.running.count == 0 && stage.host.layers.runningCount == 0)
    }

    @Test func `one phase, or only equal ones, never move (S15.5)`() {
        for phases in [[7.0], [7, 7, 7]] {
            let stage = ViewStage(Dot(diary: Diary(), phases: phases))
            #expect(place(stage) == 7 && stage.pass(3).isEmpty)
        }
    }

    @Test func `without phases it says so, once (S15.5)`() {
        let stage = ViewStage(Dot(diary: Diary(), phases: []))
        #expect(stage.problems.count == 1 && stage.layer("no phases") != nil)
        #expect(stage.pass(1).isEmpty)
    }

    /// `==` compares `place` only.
    private struct Stop: Equatable {
        let place: Double
        let name: String
        static func == (a: Stop, b: Stop) -> Bool { a.place == b.place }
    }

    private struct Stops: View {
        let diary: Diary
        var body: some View {
            Color.red.accessibilityLabel("dot").frame(width: 10, height: 10)
                .phaseAnimator([Stop(place: 0, name: "a"), Stop(place: 0, name: "b"), Stop(place: 40, name: "c")]) {
                    view, stop in
                    let _ = diary.contents.append(stop.place)
                    view.offset(x: stop.place)
                } animation: { _ in
                    .linear(duration: 1)
                }
        }
    }

    @Test func `the modifier's content gets the view and the phase, which are compared by == (S15.7)`() {
        let diary = Diary()
        let stage = ViewStage(Stops(diary: diary))
        // The second stop equals the first, so the first step goes to the third.
        stage.pass(0.5)
        #expect(abs(place(stage) - 20) <= 2 * 40.0 / 60 + 1e-6)
        #expect(diary.contents == [0, 40])
        #expect(stage.all.count { $0.label == "dot" } == 1, "the view itself is not made anew")
    }

    private struct Triggered: View {
        let diary: Diary
        @State private var count = 0
        @State private var other = 0
        var body: some View {
            VStack {
                Button("Go") { count += 1 }
                Button("Other \(other)") { withAnimation(.linear(duration: 9)) { other += 1 } }
                Color.red.accessibilityLabel("dot").frame(width: 10, height: 10)
                    .phaseAnimator([0.0, 100, 50], trigger: count) { view, x in
                        let _ = diary.contents.append(x)
                        view.offset(x: x)
                    } animation: { _ in
                        .linear(duration: 1)
                    }
            }
        }
    }

    @Test func `a trigger runs it once, back to the first phase; before and after it costs nothing (S15.3)`() {
        let diary = Diary()
        let stage = ViewStage(Triggered(diary: diary))
        #expect(stage.pass(2).isEmpty && diary.contents == [0])
        stage.tap("Go")
        #expect(diary.contents.last == 100)
        stage.pass(0.5)
        #expect(abs(place(stage) - 50) < 1e-6)
        stage.pass(5)
        #expect(place(stage) == 0 && stage.pass(1).isEmpty)
        #expect(diary.contents.filter { $0 == 50 }.count == 1)
    }

    @Test func `a trigger during a run goes on to the next phase at once (S15.3)`() {
        let stage = ViewStage(Triggered(diary: Diary()))
        stage.tap("Go")
        stage.pass(0.5)
        stage.tap("Go")
        // The remaining first step is combined with the new one (S5.8), which began half a second earlier than
        // otherwise.
        stage.pass(1.1)
        stage.pass(1)
        #expect(abs(place(stage)) < 6, "\(place(stage))")
        stage.pass(1)
        #expect(place(stage) == 0 && stage.pass(1).isEmpty)
    }

    @Test func `a step has a transaction of its own, whatever animates around it (S15.6)`() {
        let diary = Diary()
        let stage = ViewStage(Triggered(diary: diary))
        stage.tap("Other 0")
        #expect(place(stage) == 0)
        stage.pass(9)
        stage.tap("Go")
        stage.pass(1)
        #expect(abs(place(stage) - 100) < 1e-6)
    }

    private struct Springs: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Go") { count += 1 }
                PhaseAnimator([0.0, 100, 0], trigger: count) { x in
                    Color.red.accessibilityLabel("dot").frame(width: 10, height: 10).offset(x: x)
                } animation: { _ in
                    .spring(duration: 0.4, bounce: 0.2)
                }
            }
        }
    }

    @Test func `a spring takes over the velocity of the step before (S15.6)`() {
        let stage = ViewStage(Springs())
        stage.tap("Go")
        stage.pass(0.1)
        let before = place(stage)
        stage.tap("Go")
        #expect(abs(place(stage) - before) < 1e-6, "nothing jumps")
        stage.pass(1.0 / 60)
        // It is on its way back to 0 but still moves away from it; from rest it would have turned at once.
        #expect(place(stage) > before + 1)
    }
}
