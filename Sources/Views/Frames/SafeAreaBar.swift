public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

extension View {
    /// Shows a bar at the top or bottom edge, aligned across it by `alignment`, and insets the safe area of this view by its
    /// height and `spacing` points (8 if nil). Here it is as `safeAreaInset`: content is not blurred under bars.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// Shows a bar at the leading or trailing edge, aligned across it by `alignment`, and insets the safe area of this view
    /// by its width and `spacing` points (8 if nil). Here it is as `safeAreaInset`: content is not blurred under bars.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
