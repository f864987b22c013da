import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Views side by side, from the leading side on (S23.6–S23.10).
nonisolated public struct HStack<Content: View>: _PrimitiveView {
    let layout: HStackLayout
    let content: Content

    /// Makes a horizontal stack of `content`.
    ///
    /// - Parameters:
    ///   - alignment: vertical guide on which the views are aligned.
    ///   - spacing: gap between neighbours, in points; nil for the gap that they prefer, mostly 8 (S23.6).
    ///   - content: the views, from the leading side on.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let (layout, content) = view.fields(HStackLayout.self, Content.self)
        HStackLayout.makeContainer(layout, named: Self.self, inputs: inputs) {
            Content._makeView(content, inputs: $0)
        }
    }
}

/// Views above one another, from the top down (S23.6–S23.10).
nonisolated public struct VStack<Content: View>: _PrimitiveView {
    let layout: VStackLayout
    let content: Content

    /// Makes a vertical stack of `content`.
    ///
    /// - Parameters:
    ///   - alignment: horizontal guide on which the views are aligned.
    ///   - spacing: gap between neighbours, in points; nil for the gap that they prefer, mostly 8 (S23.6).
    ///   - content: the views, from the top down.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let (layout, content) = view.fields(VStackLayout.self, Content.self)
        VStackLayout.makeContainer(layout, named: Self.self, inputs: inputs) {
            Content._makeView(content, inputs: $0)
        }
    }
}

/// Views over one another; later ones lie above (S23.13).
nonisolated public struct ZStack<Content: View>: _PrimitiveView {
    let layout: ZStackLayout
    let content: Content

    /// Makes a stack of `content` in depth.
    ///
    /// - Parameters:
    ///   - alignment: the two guides on which the views are aligned.
    ///   - content: the views, from the back to the front.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let (layout, content) = view.fields(ZStackLayout.self, Content.self)
        ZStackLayout.makeIncrementalContainer(layout, named: Self.self, inputs: inputs) {
            Content._makeView(content, inputs: $0)
        }
    }
}
