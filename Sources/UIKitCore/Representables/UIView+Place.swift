import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

// Shows a tree of UIKit views in a SwiftUI view.
extension RepresentablePlace {
    /// Shows `view` and its subviews here, with the traits of `environment`.
    func show(_ view: UIView, in environment: EnvironmentValues) {
        view.removeFromSuperview()
        view.setTraits(UITraitCollection(environment))
        view.layer.follow(self)
        box.accessibilityNodes = { [weak view] in view?.accessibilityNodes($0) ?? [] }
        if let layer = view.layer.backing?.layer { box.ownLayer.addSublayer(layer) }
    }
}

extension UIView {
    /// Sets the frame to `size` at the origin, and lays out, within `transaction`.
    func fill(_ size: CGSize, under transaction: Transaction) {
        withTransaction(transaction) {
            transform = .identity
            frame = CGRect(origin: .zero, size: size)
            layoutIfNeeded()
        }
    }

    /// Size that the view's priorities choose between the natural size and the proposal. Where there is no natural size it
    /// is the proposal, and 10 points where that is unspecified.
    func size(under proposal: ProposedViewSize) -> CGSize {
        var natural = intrinsicContentSize
        if hasConstraintsInside {
            // Constraints may give the view a size. The height is that for the width that it gets.
            if natural.width == Self.noIntrinsicMetric {
                var width = systemLayoutSizeFitting(Self.layoutFittingCompressedSize).width
                // A proposal shrinks the view as far as its constraints allow, such as those of a text that can break.
                if let proposed = proposal.width, proposed < width {
                    width =
                        systemLayoutSizeFitting(
                            CGSize(width: proposed, height: 0), withHorizontalFittingPriority: .required - 1,
                            verticalFittingPriority: .fittingSizeLevel
                        ).width
                }
                if width > 0 { natural.width = width }
            }
            if natural.height == Self.noIntrinsicMetric {
                let width = length(natural.width, proposal.width, .horizontal)
                let height = systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
                if height > 0 { natural.height = height }
            }
        }
        return CGSize(
            width: length(natural.width, proposal.width, .horizontal),
            height: length(natural.height, proposal.height, .vertical))
    }

    private func length(
        _ natural: CGFloat, _ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        natural == Self.noIntrinsicMetric ? proposed ?? 10 : priorities(axis).length(natural, proposed: proposed)
    }
}

extension UITraitCollection {
    init(_ environment: EnvironmentValues) {
        self.init(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
