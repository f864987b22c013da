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

    /// Size that the view's priorities choose between the intrinsic size and the proposal. Where there is no intrinsic size it
    /// is the proposal, and 10 points where that is unspecified.
    func size(under proposal: ProposedViewSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: intrinsic.width == Self.noIntrinsicMetric
                ? proposal.width ?? 10 : priorities(.horizontal).length(intrinsic.width, proposed: proposal.width),
            height: intrinsic.height == Self.noIntrinsicMetric
                ? proposal.height ?? 10 : priorities(.vertical).length(intrinsic.height, proposed: proposal.height))
    }
}

extension UITraitCollection {
    init(_ environment: EnvironmentValues) {
        self.init(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
    }
}
