public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// A view with another one laid over or under it; layout is the first one's alone (S23.22).
nonisolated public struct _LayeredView<Content: View, Extra: View>: _PrimitiveView {
    let content: Content
    let extra: Extra
    let alignment: Alignment
    let isOverlay: Bool

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        // Each element of the content gets the extra view (S2.9): the content's elements are made inside this box.
        let around = inputs
        var inner = inputs
        inner.wrapper = ElementWrapper(outer: inputs.wrapper) { place, element in
            var inputs = around
            inputs.wrapper = nil
            inputs.place = place
            let box = LayeredBox(host: inputs.host, scope: inputs.scope)
            inputs.add(box, named: Self.self)
            inputs.sink(view.attribute) { value in
                box.set(alignment: value.alignment, isOverlay: value.isOverlay)
            }
            var extra = inputs
            extra.place = ElementPlace(list: box.extra, lifetime: inputs.lifetime)
            Extra._makeView(view[\.extra], inputs: extra)
            element(ElementPlace(list: box.content, lifetime: inputs.lifetime))
        }
        Content._makeView(view[\.content], inputs: inner)
    }
}

extension View {
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        _LayeredView(content: self, extra: content(), alignment: alignment, isOverlay: true)
    }

    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        _LayeredView(content: self, extra: content(), alignment: alignment, isOverlay: false)
    }

    /// A style laid over the view, as large as it is.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { overlay { Rectangle().fill(style) } }

    /// A style below the view, as large as it is.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { background { Rectangle().fill(style) } }

    /// The background style below the view.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Deprecated by Apple: the view comes first.
    @_disfavoredOverload nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center)
        -> some View
    {
        _LayeredView(content: self, extra: overlay, alignment: alignment, isOverlay: true)
    }

    /// Deprecated by Apple: the view comes first.
    @_disfavoredOverload nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center)
        -> some View
    {
        _LayeredView(content: self, extra: background, alignment: alignment, isOverlay: false)
    }

    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { background { shape.fill(style, style: fillStyle) } }

    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background { shape.fill(BackgroundStyle(), style: fillStyle) }
    }

    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { overlay { shape.fill(style, style: fillStyle) } }

    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
