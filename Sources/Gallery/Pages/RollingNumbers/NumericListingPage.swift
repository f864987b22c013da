import SwiftUI

/// The article's rolling number, as in its listing.
struct NumericListingPage: GalleryPage {
    static let name = "numeric-listing"
    static let title = "Rolling, as listed"
    static let summary = "A smaller digit comes from below"
    static let symbol = "arrow.up"

    @State private var slice = ["5", ",", "0", "0", "0"]

    var body: some View {
        Exhibit(
            "The listing as it stands. Its cells are counted from the left, and a smaller digit comes from below: the "
                + "other way round than the article says."
        ) {
            VStack(spacing: 40) {
                CustomNumericNumberView(descriptionSlice: $slice, isEmptyState: false, height: 60)
                    .font(.system(size: 48, weight: .semibold)).monospacedDigit()
                    .accessibilityLabel("number")
                HStack(spacing: 10) {
                    ForEach(["5,000", "15,000", "7,200"], id: \.self) { number in
                        Button("to \(number)") { slice = number.map(String.init) }
                    }
                }
                .buttonStyle(ChipButtonStyle())
            }
        }
    }
}
