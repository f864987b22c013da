import SwiftUI

/// The article's view for letters, with the parts that it omits: the direction, and an owner.
struct LettersPage: GalleryPage {
    static let name = "letters"
    static let title = "Rolling letters"
    static let summary = "Words come from above"
    static let symbol = "arrow.down"

    private static let options = ["Friends", "Family", "Colleagues"]

    @State private var option = options[0]
    @State private var before = ""

    var body: some View {
        Exhibit("A change of the option: the old word leaves downwards, and the new one comes from above.") {
            VStack(spacing: 40) {
                CustomNumericAnimationView(height: 60, item: $option, direction: .downward(duration: 0.6)) {
                    Text(verbatim: before)
                } newContent: {
                    Text(verbatim: option)
                }
                .font(.system(size: 40, weight: .semibold))
                .accessibilityLabel("word")
                HStack(spacing: 10) {
                    ForEach(Self.options, id: \.self) { option in
                        Button("to \(option)") {
                            before = self.option
                            self.option = option
                        }
                    }
                }
                .buttonStyle(ChipButtonStyle())
            }
        }
    }
}

/// The article's direction type, which its listing uses without showing it.
enum CustomNumericAnimationDirection {
    case upper(duration: Double)
    case downward(duration: Double)

    var directionWeight: Double {
        switch self {
        case .upper: 1
        case .downward: -1
        }
    }

    var duration: Double {
        switch self {
        case .upper(let duration), .downward(let duration): duration
        }
    }
}

// The listing.

struct CustomNumericAnimationView<Item, OldContent, NewContent>: View
where OldContent: View, NewContent: View, Item: Equatable {
    private var oldContent: OldContent
    private var newContent: NewContent
    private var direction: CustomNumericAnimationDirection

    @Binding private var item: Item
    @State private var oldOffset = 0.0
    @State private var newOffset = 0.0

    private var moveHeightOffset: CGFloat
    var height: CGFloat
    init(
        height: CGFloat,
        item: Binding<Item>,
        direction: CustomNumericAnimationDirection = .upper(duration: 0.07),
        @ViewBuilder oldContent: () -> OldContent,
        @ViewBuilder newContent: () -> NewContent
    ) {
        self.height = height
        self.oldContent = oldContent()
        self.newContent = newContent()
        self.direction = direction
        _item = item
        newOffset = height
        moveHeightOffset = height
    }

    var body: some View {
        ZStack {
            oldContent
                .offset(y: oldOffset)
            newContent
                .offset(y: newOffset)
        }
        .frame(height: height)
        .clipped()
        .onChange(of: item) { _, _ in
            oldOffset = 0
            newOffset = moveHeightOffset * direction.directionWeight
            withAnimation(.linear(duration: direction.duration)) {
                oldOffset = -moveHeightOffset * direction.directionWeight
                newOffset = 0
            }
        }
    }
}
