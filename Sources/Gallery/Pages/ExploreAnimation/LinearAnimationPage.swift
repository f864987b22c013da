import SwiftUI

/// "MyLinearAnimation" (17:25).
struct LinearAnimationPage: GalleryPage {
    static let name = "my-linear"
    static let title = "Own animation"
    static let summary = "MyLinearAnimation, for vectors of any length"
    static let symbol = "arrow.right"

    @State private var selected = false

    var body: some View {
        Exhibit("Tap the cat: its scale goes to 1.5 at an even pace, in one second, and ends exactly there.") {
            Image(Pet.cat.type)
                .scaleEffect(selected ? 1.5 : 1.0)
                .onTapGesture {
                    withAnimation(Animation(MyLinearAnimation(duration: 1))) {
                        selected.toggle()
                    }
                }
                .accessibilityLabel("avatar")
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
    }
}
