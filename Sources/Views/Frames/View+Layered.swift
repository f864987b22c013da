public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

// What lies over and under a view (S23.22). A colour is a view and a style: where either could be meant it is a style,
// which reaches under the safe area's edges.
extension View {
    /// Lays `content` over this view, which alone decides the size.
    @inlinable nonisolated public consuming func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        _LayeredView(content: self, extra: content(), alignment: alignment, isOverlay: true)
    }

    /// Lays `content` under this view, which alone decides the size.
    @inlinable nonisolated public consuming func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        _LayeredView(content: self, extra: content(), alignment: alignment, isOverlay: false)
    }

    /// Deprecated by Apple: the view comes first.
    @_disfavoredOverload
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        _LayeredView(content: self, extra: overlay, alignment: alignment, isOverlay: true)
    }

    /// Deprecated by Apple: the view comes first.
    @_disfavoredOverload
    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        _LayeredView(content: self, extra: background, alignment: alignment, isOverlay: false)
    }

    /// Fills the view's frame over it, and what is set aside beyond `edges` where the frame reaches them.
    @inlinable nonisolated public consuming func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { modifier(_StyledFrame(style: style, edges: edges, isOverlay: true)) }

    /// Fills the view's frame under it, and what is set aside beyond `edges` where the frame reaches them.
    @inlinable nonisolated public consuming func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { modifier(_StyledFrame(style: style, edges: edges, isOverlay: false)) }

    /// Fills the view's frame under it with the background style.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills `shape` in the view's frame under it.
    @inlinable nonisolated public consuming func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { background { shape.fill(style, style: fillStyle) } }

    /// Fills `shape` in the view's frame under it with the background style.
    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background { shape.fill(BackgroundStyle(), style: fillStyle) }
    }

    /// Fills `shape` in the view's frame over it.
    @inlinable nonisolated public consuming func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { overlay { shape.fill(style, style: fillStyle) } }

    /// A line of `width` points inside the view's frame.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
