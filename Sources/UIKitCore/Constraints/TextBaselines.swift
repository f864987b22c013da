import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// Lines on which the first and the last line of a text stand, in points below the top of the text.
struct TextBaselines {
    var first: CGFloat
    var last: CGFloat
    /// Height of the text.
    var height: CGFloat

    /// The lines of the text in `box`, broken at `width` points; nil if there is none.
    @MainActor init?(of box: LayoutBox, in width: CGFloat?) {
        let proposal = ProposedViewSize(width: width, height: nil)
        let size = box.sizeThatFits(proposal)
        func place(_ alignment: VerticalAlignment) -> CGFloat? {
            box.explicitGuide(alignment.key, in: size, proposal: proposal)
        }
        guard let first = place(.firstTextBaseline), let last = place(.lastTextBaseline) else { return nil }
        (self.first, self.last, height) = (first, last, size.height)
    }
}
