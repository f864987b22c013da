import SwiftUI

/// "MyLinearAnimation with Velocity" (19:50).
struct LinearVelocityPage: GalleryPage {
    static let name = "my-linear-velocity"
    static let title = "Own velocity"
    static let summary = "A spring that takes over goes on at its pace"
    static let symbol = "arrow.uturn.backward"

    private enum Place { case home, away, caught }

    @State private var state = Place.home
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let palette = Palette(colorScheme)
        Exhibit(
            "Go, and catch both while they move: the spring that takes over from the animation with a velocity goes on "
                + "at its pace, the other one starts from rest."
        ) {
            ViewThatFits(in: .horizontal) {
                tracks(palette, length: 560).frame(width: 600, alignment: .leading)
                tracks(palette, length: 280).frame(width: 320, alignment: .leading)
            }
        }
    }

    private func tracks(_ palette: Palette, length: CGFloat) -> some View {
        VStack(alignment: .leading, spacing: 30) {
            track(
                "without velocity", palette.second, length,
                Animation(LinearAnimationPage.MyLinearAnimation(duration: 1)))
            track("with velocity", palette.accent, length, Animation(MyLinearAnimation(duration: 1)))
            HStack(spacing: 10) {
                Button("Go") { state = .away }
                Button("Catch") { state = .caught }
                Button("Back") { state = .home }
            }
            .buttonStyle(ChipButtonStyle())
        }
    }

    private func track(_ name: String, _ color: Color, _ length: CGFloat, _ animation: Animation) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(verbatim: name).textFont(12, design: .monospaced).foregroundStyle(color)
            Circle().fill(color).frame(width: 36, height: 36)
                .accessibilityLabel("ball " + name)
                .offset(x: state == .home ? 0 : state == .away ? length * 5 / 7 : length)
                .animation(state == .away ? animation : .smooth, value: state)
        }
    }

    // The listing.

    struct MyLinearAnimation: CustomAnimation {
        var duration: TimeInterval

        func animate<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
            if time <= duration {
                value.scaled(by: time / duration)
            } else {
                nil  // animation has finished
            }
        }

        func velocity<V: VectorArithmetic>(
            value: V, time: TimeInterval, context: AnimationContext<V>
        ) -> V? {
            value.scaled(by: 1.0 / duration)
        }
    }
}
