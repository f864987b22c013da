import SwiftUI

/// The lecture's `Pie` with its animatable data.
struct PiePage: GalleryPage {
    static let name = "pie"
    static let title = "Pie"
    static let summary = "A shape whose two angles are its data"
    static let symbol = "circle"

    @State private var degrees = 110.0

    var body: some View {
        Exhibit("Its angles go from one slice to another, and the path is made anew in each frame.") {
            VStack(spacing: 40) {
                Pie(startAngle: Angle(degrees: 0 - 90), endAngle: Angle(degrees: degrees - 90))
                    .foregroundColor(.red)
                    .frame(width: 240, height: 240)
                    .accessibilityLabel("pie")
                Button("Turn") {
                    withAnimation(.linear(duration: 1)) { degrees = degrees == 110 ? 290 : 110 }
                }
                .buttonStyle(ChipButtonStyle())
            }
        }
    }
}
