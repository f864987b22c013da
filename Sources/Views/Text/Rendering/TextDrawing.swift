package import AnimationCore
package import Foundation
package import Geometry
package import LayerTree
@_spi(Engine) package import ViewGraph

/// Renderer of one text, with the environment and the custom attributes that it draws with.
package struct TextDrawing {
    private let renderer: any TextRenderer
    private let environment: EnvironmentValues
    /// Custom attributes of each run of the request.
    private let attributes: [CustomTextAttributes]

    /// Draws `text`, which is localised already, with `renderer` in `environment`.
    package init(_ renderer: AnyTextRenderer, of text: Text, in environment: EnvironmentValues) {
        self.renderer = renderer.base
        self.environment = environment
        attributes = text.soleString == nil ? text.pieces.map(\.attributes) : []
    }

    /// Returns the size of the text's view for `proposal`; `measure` returns the text's own size.
    @MainActor package func size(
        for proposal: ProposedViewSize, measure: @escaping @MainActor (ProposedViewSize) -> CGSize
    ) -> CGSize { renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: measure)) }

    /// Draws the text.
    ///
    /// - Parameters:
    ///   - layout: the text as it is laid out at its place.
    ///   - size: size of the text's view, in points.
    ///   - host: the host of the text.
    /// - Returns: the content of the text's layer.
    @MainActor package func content(_ layout: any TextLayout, size: CGSize, in host: ViewHost) -> LayerContent {
        let recorder = DrawingRecorder(host: host)
        var context = GraphicsContext(recorder: recorder, environment: environment, size: size)
        renderer.draw(
            layout: Text.Layout(
                layout, glyphs: layout.glyphs, isTruncated: layout.isTruncated, attributes: attributes),
            in: &context)
        let padding = renderer.displayPadding
        let text = layout.inkBounds.union(CGRect(origin: .zero, size: size))
        let bounds = CGRect(
            x: text.minX - padding.leading, y: text.minY - padding.top,
            width: text.width + padding.leading + padding.trailing,
            height: text.height + padding.top + padding.bottom)
        return .drawing(DisplayList(commands: recorder.commands, bounds: bounds, isText: true))
    }
}
