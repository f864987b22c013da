import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Stack from the top down that makes views as they come into view. It takes all the width proposed (S24.5).
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    /// Makes a lazy vertical stack of `content`.
    ///
    /// - Parameters:
    ///   - alignment: horizontal guide on which the views are aligned.
    ///   - spacing: gap between neighbours, in points; nil for 8.
    ///   - pinnedViews: headers or footers of sections that stay in view.
    ///   - content: the views, from the top down.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .vertical, items: nil, guide: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
            pinned: pinnedViews)
        self.content = content()
    }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        LazyBox.make(view[\.arrangement], named: Self.self, inputs: inputs) {
            Content._makeView(view[\.content], inputs: $0)
        }
    }
}

/// Stack from the leading side on that makes views as they come into view. It takes all the height proposed (S24.5).
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    /// Makes a lazy horizontal stack of `content`.
    ///
    /// - Parameters:
    ///   - alignment: vertical guide on which the views are aligned.
    ///   - spacing: gap between neighbours, in points; nil for 8.
    ///   - pinnedViews: headers or footers of sections that stay in view.
    ///   - content: the views, from the leading side on.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .horizontal, items: nil, guide: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        LazyBox.make(view[\.arrangement], named: Self.self, inputs: inputs) {
            Content._makeView(view[\.content], inputs: $0)
        }
    }
}
