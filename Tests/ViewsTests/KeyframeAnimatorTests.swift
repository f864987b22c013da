import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// `KeyframeAnimator` and the `keyframeAnimator` modifier: S16.12 to S16.14.
@MainActor struct KeyframeAnimatorTests {
    private final class Diary {
        var values: [Double] = []
        var starts: [Double] = []
        var outer = 0

        func noteOuter() { outer += 1 }
    }

    private struct Dot: View {
        let diary: Diary
        var repeats = true
        var body: some View {
            KeyframeAnimator(initialValue: 0.0, repeating: repeats) { x in
                let _ = diary.values.append(x)
                Color.red.accessibilityLabel("dot").frame(width: 10, height: 10).offset(x: x)
            } keyframes: { start in
                let _ = diary.starts.append(start)
                LinearKeyframe(100, duration: 1)
            }
        }
    }

    private func place(_ stage: ViewStage) -> Double { (stage.layer("dot")?.frameInWindow.midX ?? .nan) - 200 }

    @Test func `repeats from the initial value, and asks for the keyframes once (S16.13)`() {
        let diary = Diary()
        let stage = ViewStage(Dot(diary: diary))
        for (seconds, x) in [(0.25, 25.0), (0.5, 75), (0.5, 25), (10.25, 50)] {
            stage.pass(seconds)
            #expect(abs(place(stage) - x) < 1e-6, "at \(stage.time)")
        }
        #expect(diary.starts == [0] && stage.host.isAnimating)
    }

    @Test func `without repeating it shows the beginning and sleeps (S16.13)`() {
        let diary = Diary()
        let stage = ViewStage(Dot(diary: diary, repeats: false))
        #expect(stage.pass(1).isEmpty)
        #expect(diary.values == [0] && diary.starts.isEmpty)
    }

    private struct Triggered: View {
        let diary: Diary
        @State private var count = 0
        var body: some View {
            let _ = diary.noteOuter()
            VStack {
                Button("Go") { withAnimation(.linear(duration: 5)) { count += 1 } }
                Color.red.accessibilityLabel("dot").frame(width: 10, height: 10)
                    .keyframeAnimator(initialValue: 0.0, trigger: count) { view, x in
                        let _ = diary.values.append(x)
                        view.offset(x: x)
                    } keyframes: { start in
                        let _ = diary.starts.append(start)
                        KeyframeTrack {
                            CubicKeyframe(100, duration: 1)
                            LinearKeyframe(40, duration: 1)
                        }
                    }
            }
        }
    }

    @Test func `plays when the trigger changes, and stays at the end (S16.12)`() {
        let diary = Diary()
        let stage = ViewStage(Triggered(diary: diary))
        #expect(stage.pass(1).isEmpty && diary.starts.isEmpty)
        stage.tap("Go")
        stage.pass(1.5)
        #expect(abs(place(stage) - 70) < 1e-6)
        stage.pass(1)
        #expect(place(stage) == 40 && stage.pass(2).isEmpty)
        #expect(diary.starts == [0])
    }

    @Test func `a second run starts from the initial value again (S16.12, Q6)`() {
        let diary = Diary()
        let stage = ViewStage(Triggered(diary: diary))
        stage.tap("Go")
        stage.pass(3)
        stage.tap("Go")
        #expect(place(stage) == 0 && diary.starts == [0, 0])
    }

    @Test func `in mid-flight it goes on from where it is, with its velocity (S16.12)`() throws {
        let diary = Diary()
        let stage = ViewStage(Triggered(diary: diary))
        stage.tap("Go")
        stage.pass(0.5)
        let before = place(stage)
        stage.tap("Go")
        #expect(place(stage) == before && diary.starts == [0, before])
        // By hand: half way along the cubic from 0 to 100 in 1 s that starts at rest and ends at the line's −60 per
        // second. Its velocity there is 1.5 · 100 − 0.25 · (−60) = 165.
        stage.pass(1.0 / 60)
        let s = 1.0 / 60
        let expected =
            (2 * s * s * s - 3 * s * s + 1) * before + (s * s * s - 2 * s * s + s) * 165
            + (3 * s * s - 2 * s * s * s) * 100 + (s * s * s - s * s) * -60
        #expect(abs(place(stage) - expected) < 1e-6)
    }

    @Test func `only the content runs, once a frame, and nothing animates besides (S16.14)`() {
        let diary = Diary()
        let stage = ViewStage(Triggered(diary: diary))
        stage.tap("Go")
        let (values, outer, layouts) = (diary.values.count, diary.outer, stage.host.counters.layouts)
        let frames = stage.pass(1)
        #expect(frames.count == 60 && diary.values.count - values == 60)
        #expect(diary.outer == outer && stage.host.counters.layouts == layouts)
        // The transaction of the trigger's change has an animation of five seconds, which keyframe values do not take.
        #expect(abs(place(stage) - 100) < 1e-6)
    }

    @Test func `keyframes that take no time show their end and sleep (S16.10, S16.13)`() {
        struct Instant: View {
            var body: some View {
                KeyframeAnimator(initialValue: 0.0) { x in
                    Color.red.accessibilityLabel("dot").frame(width: 10, height: 10).offset(x: x)
                } keyframes: { _ in
                    MoveKeyframe(30)
                }
            }
        }
        let stage = ViewStage(Instant())
        #expect(place(stage) == 30 && stage.pass(1).isEmpty)
    }
}
