import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

// How a tree of UIKit's views lies in a view of SwiftUI's.
extension RepresentablePlace {
    /// Shows `view` here, with everything on it.
    func show(_ view: UIView, in environment: EnvironmentValues) {
        view.removeFromSuperview()
        view.setTraits(UITraitCollection(environment))
        view.layer.follow(self)
        if let layer = view.layer.backing?.layer { box.ownLayer.addSublayer(layer) }
    }
}

extension UIView {
    /// It has this size from now on, with its corner in that of the view around; what it lays out goes along.
    func fill(_ size: CGSize, under transaction: Transaction) {
        withTransaction(transaction) {
            transform = .identity
            frame = CGRect(origin: .zero, size: size)
            layoutIfNeeded()
        }
    }

    /// By the intrinsic size, and where there is none, by the proposal.
    func size(under proposal: ProposedViewSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: intrinsic.width == Self.noIntrinsicMetric ? proposal.width ?? 10 : intrinsic.width,
            height: intrinsic.height == Self.noIntrinsicMetric ? proposal.height ?? 10 : intrinsic.height)
    }
}

extension UITraitCollection {
    init(_ environment: EnvironmentValues) {
        self.init(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
    }
}
