import SwiftUI

/// Layout on a circle, at equal angles, clockwise; the first subview is at the top if `offsetAngle` is zero.
struct RadialLayout: Layout {
    var offsetAngle: Angle

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            let radius = min(bounds.width, bounds.height) / 2 - max(size.width, size.height) / 2
            let angle = 2 * .pi * Double(index) / Double(subviews.count) + offsetAngle.radians - .pi / 2
            subview.place(
                at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
                anchor: .center, proposal: .unspecified)
        }
    }
}
