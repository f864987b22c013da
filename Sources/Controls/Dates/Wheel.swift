import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Rows that turn, of which the one in the middle is selected: by scrolling, by a press on a row, and by arrow keys.
struct Wheel: View {
    let titles: [String]
    /// Width, in points.
    let width: CGFloat
    let label: String
    @Binding var selected: Int
    /// Row in the middle, by scrolling.
    @State private var position: Int?

    init(titles: [String], width: CGFloat, label: String, selected: Binding<Int>) {
        self.titles = titles
        self.width = width
        self.label = label
        _selected = selected
    }

    /// Height of a row, and number of rows in view.
    static let row: CGFloat = 32
    private static let count: CGFloat = 5

    @MainActor var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
                    Text(verbatim: title).font(.system(size: 19)).lineLimit(1)
                        .foregroundStyle(.primary)
                        .frame(width: width, height: Self.row)
                        .contentShape(Rectangle())
                        .onTapGesture { selected = index }
                        .opacity(Self.opacity(abs(index - (position ?? selected))))
                }
            }
            .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .contentMargins(.vertical, Self.row * (Self.count - 1) / 2, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $position, anchor: .center)
        .frame(width: width, height: Self.row * Self.count)
        .clipped()
        .onAppear { position = selected }
        .onChange(of: position) { _, new in if let new, new != selected { selected = new } }
        .onChange(of: selected) { _, new in
            if position != new { withAnimation(.snappy(duration: 0.25)) { position = new } }
        }
        .modifier(AdjustableModifier(action: adjust))
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityValue(Text(verbatim: titles.indices.contains(selected) ? titles[selected] : ""))
    }

    /// Opacity of a row that is `distance` rows from the middle.
    private static func opacity(_ distance: Int) -> Double {
        switch distance {
        case 0: 1
        case 1: 0.45
        default: 0.2
        }
    }

    /// The keys for larger values go up to earlier rows, as the rows lie.
    @MainActor private func adjust(_ adjustment: Adjustment) {
        let target =
            switch adjustment {
            case .increment: selected - 1
            case .decrement: selected + 1
            case .toMinimum: 0
            case .toMaximum: titles.count - 1
            }
        if titles.indices.contains(target) { selected = target }
    }
}
