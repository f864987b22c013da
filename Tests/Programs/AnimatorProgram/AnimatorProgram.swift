import SwiftUI

/// A program whose views move by dates, phases and keyframes; its pictures depend on program time alone.
@main struct AnimatorProgram: App {
    var body: some Scene {
        WindowGroup("Animators") { Animators().frame(width: 320, height: 240) }
    }
}

private struct Animators: View {
    @State private var clicks = 0

    var body: some View {
        VStack(spacing: 12) {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
                Text("second \(Int(context.date.timeIntervalSinceReferenceDate.rounded()) % 60)")
            }
            if clicks > 0 {
                TimelineView(.animation(paused: clicks > 1)) { context in
                    Rectangle().fill(.blue).frame(width: 40, height: 12)
                        .rotationEffect(.radians(context.date.timeIntervalSinceReferenceDate.remainder(dividingBy: 7)))
                }
            }
            Circle().fill(.red).frame(width: 30, height: 30)
                .phaseAnimator([0.0, 60, -60], trigger: clicks) { view, x in
                    view.offset(x: x)
                } animation: { _ in
                    .snappy(duration: 0.4)
                }
            Capsule().fill(.green).frame(width: 60, height: 20)
                .keyframeAnimator(initialValue: 1.0, trigger: clicks) { view, scale in
                    view.scaleEffect(scale)
                } keyframes: { _ in
                    CubicKeyframe(1.6, duration: 0.3)
                    SpringKeyframe(1, spring: .bouncy)
                }
            Button("Click") { clicks += 1 }
        }
    }
}
