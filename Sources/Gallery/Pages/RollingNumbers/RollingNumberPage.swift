import SwiftUI

/// The article's rolling number, as in its text.
struct RollingNumberPage: GalleryPage {
    static let name = "rolling-number"
    static let title = "Rolling number"
    static let summary = "A larger digit comes from below"
    static let symbol = "arrow.up"

    @State private var text = "5,000"

    var body: some View {
        Exhibit(
            "The article's rules: a larger digit comes from below and a smaller one from above, and 5,000 becomes 15,000 by "
                + "a 1 that comes from below, while nothing else moves."
        ) {
            VStack(spacing: 40) {
                RollingNumber(text: text)
                    .font(.system(size: 48, weight: .semibold)).monospacedDigit()
                    .accessibilityLabel("number")
                HStack(spacing: 10) {
                    ForEach(["5,000", "15,000", "7,200"], id: \.self) { number in
                        Button("to \(number)") { text = number }
                    }
                }
                .buttonStyle(ChipButtonStyle())
            }
        }
    }
}
