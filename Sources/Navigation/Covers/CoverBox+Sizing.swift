import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

// Sizes of sheets whose content, or whose rule, says how large they are.
extension CoverBox {
    /// Has the sheet follow its content's size, if there is a rule.
    func followContent() {
        guard let content = page?.contentBox else { return }
        guard sizing != nil else { return content.changes.onMeasuresInvalidated(nil) }
        content.changes.onMeasuresInvalidated { [weak self] in
            guard let self else { return }
            host.enqueue(Transaction()) { [weak self] in self?.invalidatePlacement() }
        }
    }

    /// Size that the rule asks for, for the content in `box`, within the limits of the window; nil without a rule.
    func sizeByRule(of box: LayoutBox) -> CGSize? {
        guard style == .sheet, let sizing else { return nil }
        // A page itself is as large as it may be.
        let box = page?.contentBox ?? box
        let greatest = CGSize(width: max(size.width, 1), height: CGFloat(room))
        let root = PresentationSizingRoot { [unowned box] in box.sizeThatFits($0) }
        let proposal = sizing.proposedSize(for: root, context: PresentationSizingContext(greatest: greatest))
        func limited(_ length: CGFloat?, _ limit: CGFloat) -> CGFloat? {
            guard let length, !length.isNaN else { return nil }
            return min(max(length, 1), limit)
        }
        let width = limited(proposal.width, greatest.width)
        let height = limited(proposal.height, greatest.height)
        var wanted = box.sizeThatFits(ProposedViewSize(width: width, height: height))
        if wanted.width > greatest.width {
            // Narrower content is higher.
            wanted = box.sizeThatFits(ProposedViewSize(width: greatest.width, height: height))
        }
        let axes = sizing._stickyAxes
        if axes.contains(.horizontal) { wanted.width = max(wanted.width, ruledSize?.width ?? 0) }
        if axes.contains(.vertical) { wanted.height = max(wanted.height, ruledSize?.height ?? 0) }
        return CGSize(width: min(wanted.width, greatest.width), height: min(wanted.height, greatest.height))
    }
}
