import AnimationCore
public import Foundation
import LinearConstraints
@_spi(Engine) import ViewGraph
import Views

extension UIView {
    /// For ``systemLayoutSizeFitting(_:)``: the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// For ``systemLayoutSizeFitting(_:)``: the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Size nearest to `targetSize`, in points, that the constraints in the view allow.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Size nearest to `targetSize` that the constraints in the view allow.
    ///
    /// - Parameters:
    ///   - targetSize: size in points.
    ///   - horizontal: importance of its width; `required` finds the height for a width.
    ///   - vertical: importance of its height.
    /// - Returns: the size, in points.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        var heights = KnownHeights()
        var size = CGSize.zero
        for _ in 0..<4 {
            var builder = ConstraintBuilder(root: self, size: .wanted, heights: heights)
            builder.addAll()
            let frame = builder.frame(of: self)
            builder.add(frame.width - Double(targetSize.width), .equal, strength: Double(horizontal.rawValue))
            builder.add(frame.height - Double(targetSize.height), .equal, strength: Double(vertical.rawValue))
            let solution = builder.system.solve()
            size = frame.value(solution.values).size
            if !heights.measure(builder.measured, solution) { break }
        }
        return size
    }

    /// The size that the view asks of SwiftUI by its constraints may have changed.
    func askForLayoutOfRepresentable() {
        guard superview == nil, let place = layer.backing?.place, !place.inputs.lifetime.hasEnded else { return }
        place.host.enqueue(Transaction()) { place.box.invalidateLayout() }
    }
}
