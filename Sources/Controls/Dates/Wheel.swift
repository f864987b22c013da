import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Measures of wheels.
enum WheelMetrics {
    /// Height of a row, in points.
    static let row: CGFloat = 32
    /// Number of rows in view.
    static let shown: CGFloat = 5
}

/// Rows that turn, of which the one in the middle is selected: by scrolling, by a press on a row, and by arrow keys.
struct Wheel<Row: View>: View {
    let count: Int
    /// Width, in points; nil is as wide as there is room.
    let width: CGFloat?
    let label: String
    /// Text of the selected row, for those who hear the control.
    let title: String
    @Binding var selected: Int
    /// Makes the view of a row.
    let row: (Int) -> Row
    /// Row in the middle, by scrolling.
    @State private var position: Int?

    init(
        count: Int, width: CGFloat?, label: String, title: String, selected: Binding<Int>,
        @ViewBuilder row: @escaping (Int) -> Row
    ) {
        self.count = count
        self.width = width
        self.label = label
        self.title = title
        _selected = selected
        self.row = row
    }

    @MainActor var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    row(index).font(.system(size: 19)).lineLimit(1)
                        .foregroundStyle(.primary)
                        .frame(width: width)
                        .frame(maxWidth: width == nil ? .infinity : nil)
                        .frame(height: WheelMetrics.row)
                        .contentShape(Rectangle())
                        .onTapGesture { selected = index }
                        .opacity(Self.opacity(abs(index - (position ?? selected))))
                }
            }
            .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .contentMargins(.vertical, WheelMetrics.row * (WheelMetrics.shown - 1) / 2, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $position, anchor: .center)
        .frame(width: width, height: WheelMetrics.row * WheelMetrics.shown)
        .clipped()
        .onAppear { position = selected }
        .onChange(of: position) { _, new in if let new, new != selected { selected = new } }
        .onChange(of: selected) { _, new in
            if position != new { withAnimation(.snappy(duration: 0.25)) { position = new } }
        }
        .modifier(AdjustableModifier(.stepper, action: adjust))
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityValue(Text(verbatim: title))
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
            case .toMaximum: count - 1
            }
        if (0..<count).contains(target) { selected = target }
    }
}
