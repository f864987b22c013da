import AccessibilityTree
import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Trailing edge of a column: a short line that people drag, or move by the arrow keys.
nonisolated struct HeaderEdge: View {
    let width: CGFloat
    let resize: ((CGFloat) -> Void)?
    @State private var start: CGFloat?
    @Environment(\.layoutDirection) private var direction
    @Environment(\.pixelLength) private var pixel

    init(width: CGFloat, resize: ((CGFloat) -> Void)?) {
        self.width = width
        self.resize = resize
    }

    /// Width of the area in which the edge is grabbed, in points.
    static let area: CGFloat = 11
    /// Distance by which an arrow key moves the edge, in points.
    private static let step: CGFloat = 10

    @MainActor var body: some View {
        Rectangle().fill(.separator).frame(width: pixel).padding(.vertical, 6)
            .frame(width: Self.area)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged { value in
                        let first = start ?? width
                        if start == nil { start = width }
                        resize?(first + value.translation.width * inwards)
                    }
                    .onEnded { _ in start = nil }
            )
            .modifier(AdjustableModifier(.splitter, action: adjust))
            .accessibilityLabel(Text("Column edge"))
            .allowsHitTesting(resize != nil)
            .disabled(resize == nil)
    }

    @MainActor private var inwards: CGFloat { direction == .rightToLeft ? -1 : 1 }

    @MainActor private func adjust(_ adjustment: Adjustment) {
        switch adjustment {
        case .increment: resize?(width + Self.step * inwards)
        case .decrement: resize?(width - Self.step * inwards)
        case .toMinimum: resize?(0)
        case .toMaximum: resize?(2_000)
        }
    }
}
