import SwiftUI

/// The bonus of a card that lies face up, running out.
///
/// A view of its own, so that a bonus that starts or ends evaluates this and not the card around it.
struct BonusPie: View {
    let meter: BonusMeter
    /// Seconds until `fraction` would reach zero.
    let seconds: Double
    let timeIsUp: @MainActor () -> Void

    @State private var fraction: Double

    /// - Parameter fraction: the part of the bonus that is left at the start, 0 … 1.
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
