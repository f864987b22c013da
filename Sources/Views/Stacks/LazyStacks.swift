import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Views above one another that are made as they come into view; it is as wide as it can be (S24.5).
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    /// - Parameters:
    ///   - alignment: the guide across.
    ///   - spacing: between neighbours; nil for 8.
    ///   - pinnedViews: which parts of sections stay in view.
    ///   - content: the views.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .vertical, items: nil, guide: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
            pinned: pinnedViews)
        self.content = content()
    }

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        LazyBox.make(view[\.arrangement], named: Self.self, inputs: inputs) {
            Content._makeView(view[\.content], inputs: $0)
        }
    }
}

/// Views side by side that are made as they come into view; it is as high as it can be (S24.5).
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    /// - Parameters:
    ///   - alignment: the guide across.
    ///   - spacing: between neighbours; nil for 8.
    ///   - pinnedViews: which parts of sections stay in view.
    ///   - content: the views.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .horizontal, items: nil, guide: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        LazyBox.make(view[\.arrangement], named: Self.self, inputs: inputs) {
            Content._makeView(view[\.content], inputs: $0)
        }
    }
}
