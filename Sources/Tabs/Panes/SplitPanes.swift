import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Views side by side, with dividers between them that people drag.
nonisolated public struct HSplitView<Content: View>: View {
    private let content: Content

    /// Makes a row of the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views with their dividers.
    @MainActor public var body: some View { SplitPanes(content: content, axis: .horizontal) }
}

/// Views one below the other, with dividers between them that people drag.
nonisolated public struct VSplitView<Content: View>: View {
    private let content: Content

    /// Makes a column of the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views with their dividers.
    @MainActor public var body: some View { SplitPanes(content: content, axis: .vertical) }
}

/// Views along an axis, with dividers.
nonisolated struct SplitPanes<Content: View>: View {
    let content: Content
    let axis: Axis
    /// Lengths of panes to which people have dragged the divider behind them, in points; missing before.
    @State private var wishes: [Int: CGFloat] = [:]
    @State private var lengths = PaneLengths()

    init(content: Content, axis: Axis) {
        self.content = content
        self.axis = axis
    }

    @MainActor var body: some View {
        let panes = ElementListing(content).elements
        PaneLayout(axis: axis, count: panes.count, wishes: wishes, lengths: lengths) {
            ForEach(Array(panes.enumerated()), id: \.element.id) { _, pane in
                // Along the axis each pane has its own limits.
                pane.view.frame(
                    maxWidth: axis == .vertical ? .infinity : nil, maxHeight: axis == .horizontal ? .infinity : nil
                )
                .clipped().focusSection()
            }
            ForEach(0..<max(panes.count - 1, 0), id: \.self) { index in
                PaneDivider(axis: axis, length: { lengths[index] }, resize: { resize(index, to: $0) })
            }
        }
    }

    /// Sets the length of a pane; the next one has what is left of both. All others keep theirs.
    @MainActor private func resize(_ index: Int, to length: CGFloat) {
        for other in 0..<index { wishes[other] = lengths[other] }
        let pair = lengths[index] + lengths[index + 1]
        wishes[index] = length
        wishes[index + 1] = pair - length
        if lengths.count > index + 2 {
            for other in index + 2..<lengths.count { wishes[other] = lengths[other] }
        }
    }
}

/// Lengths of the panes, in points, as last laid out.
@MainActor final class PaneLengths {
    private var values: [CGFloat] = []

    nonisolated init() {}

    var count: Int { values.count }
    subscript(index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    func set(_ values: [CGFloat]) { self.values = values }
}
