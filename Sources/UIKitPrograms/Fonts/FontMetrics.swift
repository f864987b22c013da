import AnimationCore
import CairoRenderer
public import Foundation
import Geometry
import Runtime
public import UIKitCore
import ViewGraph
import Views

/// Heights of the lines of fonts, measured once per font.
@MainActor private enum LineHeights {
    static var known: [UIFont: (height: CGFloat, baseline: CGFloat)] = [:]

    static func of(_ font: UIFont) -> (height: CGFloat, baseline: CGFloat) {
        if let known = known[font] { return known }
        var baseline: CGFloat = 0
        let line = Text(verbatim: "X").font(Font(font)).fixedSize()
        let height = ImageRenderer(content: BaselineLayout(found: { baseline = $0 })({ line })).contentSize.height
        known[font] = (height, baseline)
        return (height, baseline)
    }
}

/// Tells the baseline of the view in it.
private struct BaselineLayout: Layout {
    let found: (CGFloat) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let line = subviews.first else { return .zero }
        let dimensions = line.dimensions(in: proposal)
        found(dimensions[VerticalAlignment.firstTextBaseline])
        return CGSize(width: dimensions.width, height: dimensions.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
    }
}

extension UIFont {
    /// Height of a line, in points.
    @preconcurrency @MainActor public var lineHeight: CGFloat { LineHeights.of(self).height }
    /// Distance from a line's top to its baseline, in points.
    @preconcurrency @MainActor public var ascender: CGFloat { LineHeights.of(self).baseline }
    /// Distance from a line's bottom to its baseline, in points; negative.
    @preconcurrency @MainActor public var descender: CGFloat {
        let line = LineHeights.of(self)
        return line.baseline - line.height
    }
    /// Distance between lines in addition to their height: 0, since ascender and descender include it.
    public var leading: CGFloat { 0 }
}

/// Heights of letters of fonts, as parts of the font's size, measured once per font.
@MainActor private enum LetterHeights {
    private struct Key: Hashable {
        let font: UIFont
        let letter: String
    }

    private static var known: [Key: CGFloat] = [:]
    /// Size at which letters are measured, in points and pixels.
    private static let size: CGFloat = 400

    static func of(_ letter: String, _ font: UIFont) -> CGFloat {
        let key = Key(font: font.withSize(size), letter: letter)
        if let part = known[key] { return part * font.pointSize }
        let text = Text(verbatim: letter).font(Font(key.font)).foregroundStyle(.black).fixedSize()
        guard let picture = Pictures.bitmap(of: text, scale: 1) else { return 0 }
        let rows = (0..<picture.height).filter { row in
            (0..<picture.width).contains { picture[$0, row] >> 24 > 127 }
        }
        let part = CGFloat(rows.count) / size
        known[key] = part
        return part * font.pointSize
    }
}

extension UIFont {
    /// Height of a capital letter without a curve, in points.
    @preconcurrency @MainActor public var capHeight: CGFloat { LetterHeights.of("H", self) }
    /// Height of a small letter without a curve, in points.
    @preconcurrency @MainActor public var xHeight: CGFloat { LetterHeights.of("x", self) }
}
