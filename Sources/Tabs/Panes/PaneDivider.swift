import AccessibilityTree
import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Line between two panes that people drag, or move by the arrow keys.
nonisolated struct PaneDivider: View {
    let axis: Axis
    /// Returns the present length of the pane before the divider, in points.
    let length: () -> CGFloat
    /// Sets the length of the pane before the divider, in points.
    let resize: (CGFloat) -> Void
    @State private var start: CGFloat?
    @Environment(\.layoutDirection) private var direction

    init(axis: Axis, length: @escaping () -> CGFloat, resize: @escaping (CGFloat) -> Void) {
        self.axis = axis
        self.length = length
        self.resize = resize
    }

    /// Distance by which an arrow key moves the divider, in points.
    private static let step: CGFloat = 10

    @MainActor var body: some View {
        Rectangle().fill(.separator)
            .frame(width: axis == .horizontal ? 1 : nil, height: axis == .vertical ? 1 : nil)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged { value in
                        let first = start ?? length()
                        if start == nil { start = first }
                        let distance =
                            axis == .horizontal ? value.translation.width * inwards : value.translation.height
                        resize(first + distance)
                    }
                    .onEnded { _ in start = nil }
            )
            .modifier(AdjustableModifier(.splitter, action: adjust))
            .accessibilityLabel(Text("Divider"))
    }

    @MainActor private var inwards: CGFloat { direction == .rightToLeft ? -1 : 1 }

    /// Right and up are increments of a value; here up is towards the start.
    @MainActor private func adjust(_ adjustment: Adjustment) {
        let forwards = axis == .horizontal ? inwards : -1
        switch adjustment {
        case .increment: resize(length() + Self.step * forwards)
        case .decrement: resize(length() - Self.step * forwards)
        case .toMinimum: resize(0)
        case .toMaximum: resize(100_000)
        }
    }
}
