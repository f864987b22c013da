public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

// Overlays and backgrounds (S23.22). A colour is both a view and a style; where both overloads fit, the one for
// styles is chosen, which extends beyond the safe area's edges.
extension View {
    /// Lays `content` over this view, which alone decides the size; `content` is aligned in its frame by `alignment`.
    @inlinable nonisolated public consuming func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        _LayeredView(content: self, extra: content(), alignment: alignment, isOverlay: true)
    }

    /// Lays `content` under this view, which alone decides the size; `content` is aligned in its frame by `alignment`.
    @inlinable nonisolated public consuming func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        _LayeredView(content: self, extra: content(), alignment: alignment, isOverlay: false)
    }

    /// Lays the view `overlay` over this view. Deprecated by Apple in favour of `overlay(alignment:content:)`.
    @_disfavoredOverload
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        _LayeredView(content: self, extra: overlay, alignment: alignment, isOverlay: true)
    }

    /// Lays the view `background` under this view. Deprecated by Apple in favour of `background(alignment:content:)`.
    @_disfavoredOverload
    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        _LayeredView(content: self, extra: background, alignment: alignment, isOverlay: false)
    }

    /// Fills the view's frame with `style`, over the view, and beyond those of the safe area's `edges` that the frame
    /// touches.
    @inlinable nonisolated public consuming func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { modifier(_StyledFrame(style: style, edges: edges, isOverlay: true)) }

    /// Fills the view's frame with `style`, under the view, and beyond those of the safe area's `edges` that the frame
    /// touches.
    @inlinable nonisolated public consuming func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { modifier(_StyledFrame(style: style, edges: edges, isOverlay: false)) }

    /// Fills the view's frame with the background style, under the view, and beyond those of the safe area's `edges`
    /// that the frame touches.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills `shape` in the view's frame with `style`, under the view. `fillStyle` sets the fill rule and antialiasing.
    @inlinable nonisolated public consuming func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { background { shape.fill(style, style: fillStyle) } }

    /// Fills `shape` in the view's frame with the background style, under the view. `fillStyle` sets the fill rule and
    /// antialiasing.
    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background { shape.fill(BackgroundStyle(), style: fillStyle) }
    }

    /// Fills `shape` in the view's frame with `style`, over the view. `fillStyle` sets the fill rule and antialiasing.
    @inlinable nonisolated public consuming func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { overlay { shape.fill(style, style: fillStyle) } }

    /// Draws a line of `width` points along the inside of the view's frame, painted with `content`.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
