public import AnimationCore
public import Foundation
public import Geometry
import LayerTree

/// Draws texts in place of their own drawing: line by line, word by word or letter by letter.
///
/// A change of `animatableData` under an animation draws the texts anew in each frame; their layout stays.
public protocol TextRenderer: Animatable {
    /// Draws a text.
    ///
    /// - Parameters:
    ///   - layout: lines of the text, with their runs and glyphs.
    ///   - ctx: context with its origin at the text's top left corner, in points.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size of the text's view for a proposal; by default the text's own size.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// Room around the text in which it may be drawn, in points; by default none. Whatever is drawn further out than
    /// this and the letters themselves is cut off.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The text's own size.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// No room around the text.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Text that a renderer measures.
public struct TextProxy {
    private let measure: @MainActor (ProposedViewSize) -> CGSize

    package init(measure: @escaping @MainActor (ProposedViewSize) -> CGSize) { self.measure = measure }

    /// Returns the size of the text, without a renderer, for `proposal`.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let measure = measure
        return MainActor.assumeIsolated { measure(proposal) }
    }
}

/// Value of a part of a text, set by ``Text/customAttribute(_:)``, for renderers: `run[MyAttribute.self]`.
public protocol TextAttribute {}
