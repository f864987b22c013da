import SwiftUI

/// Pie of the running bonus of a face-up card.
///
/// A separate view, so that a bonus that starts or ends does not evaluate the card's body.
struct BonusPie: View {
    let meter: BonusMeter
    /// Time until the bonus is used up, in seconds.
    let seconds: Double
    let timeIsUp: @MainActor () -> Void

    @State private var fraction: Double

    /// A pie that begins at `fraction`, 0 to 1, and calls `timeIsUp` when it has reached 0.
    init(from fraction: Double, seconds: Double, meter: BonusMeter, timeIsUp: @escaping @MainActor () -> Void) {
        self.meter = meter
        self.seconds = seconds
        self.timeIsUp = timeIsUp
        _fraction = State(initialValue: fraction)
    }

    var body: some View {
        Pie(fraction: fraction, meter: meter)
            .onAppear {
                withAnimation(.linear(duration: seconds)) {
                    fraction = 0
                } completion: {
                    timeIsUp()
                }
            }
    }
}
