import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// Box of a window with a menu bar: the bar along the top edge, the content centred in the rest.
@MainActor final class MenuBarFrameBox: LayoutBox, SizingContainer {
    let containerDependents = ContainerDependents()
    private var barHeight: CGFloat = 0

    /// The menu bar.
    private(set) lazy var bar: BoxList = {
        let list = BoxList(owner: self)
        extraContent = list
        return list
    }()

    /// Size of the area that is left to the content, in points.
    var containerSize: CGSize { CGSize(width: size.width, height: max(size.height - barHeight, 0)) }

    override class var kind: BoxKind { [.hidesContent, .endsTraits] }

    private func height(forWidth width: CGFloat?) -> CGFloat {
        bar.boxes.reduce(0) { max($0, $1.sizeThatFits(ProposedViewSize(width: width, height: nil)).height) }
    }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let height = height(forWidth: proposal.width)
        return ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - height, 0) })
    }

    /// At least the window's size, so that the bar lies at its edges; under no or endless proposals, the content's size
    /// and the bar's height.
    override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize {
        func filled(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
            guard let proposed, proposed.isFinite else { return length }
            return max(length, proposed)
        }
        let height = content.height + height(forWidth: proposal.width)
        return CGSize(width: filled(content.width, proposal.width), height: filled(height, proposal.height))
    }

    override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint {
        let rest = size.height - barHeight
        return CGPoint(x: (size.width - content.width) / 2, y: barHeight + (rest - content.height) / 2)
    }

    override func placeContent() {
        let before = containerSize
        let proposal = ProposedViewSize(width: size.width, height: nil)
        barHeight = height(forWidth: size.width)
        if containerSize != before { containerDependents.sizeChanged() }
        super.placeContent()
        for box in bar.boxes { box.place(at: .zero, proposal: proposal) }
    }
}
