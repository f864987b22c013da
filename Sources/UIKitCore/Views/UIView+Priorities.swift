import Foundation

/// Importance of a view's natural size, 0 to 1,000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The importance.
    public var rawValue: Float
    /// An importance, 0 to 1,000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// An importance, 0 to 1,000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1,000: always.
    public static let required = UILayoutPriority(1_000)
    /// 750: resistance to being made smaller, by default.
    public static let defaultHigh = UILayoutPriority(750)
    /// 250: resistance to being made larger, by default.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: hardly.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// The importance `a` raised by `b`.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    /// The importance `a` lowered by `b`.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
}

/// Importance of natural sizes along one axis.
struct ContentPriorities {
    var hugging = UILayoutPriority.defaultLow
    var compressionResistance = UILayoutPriority.defaultHigh

    /// The length of a view of natural length `natural` in SwiftUI, for the length that is proposed.
    func length(_ natural: CGFloat, proposed: CGFloat?) -> CGFloat {
        guard let proposed else { return natural }
        if proposed < natural, compressionResistance.rawValue < UILayoutPriority.defaultHigh.rawValue {
            return max(proposed, 0)
        }
        if proposed > natural, hugging.rawValue < UILayoutPriority.defaultHigh.rawValue {
            return proposed
        }
        return natural
    }
}

extension UIView {
    /// Sets the resistance to being made larger than ``intrinsicContentSize`` along `axis`, among constraints. In SwiftUI, a view
    /// keeps its natural length from `.defaultHigh` on, and takes the length that is proposed below.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setPriority(axis) { $0.hugging = priority }
    }

    /// Resistance to being made larger than ``intrinsicContentSize`` along `axis`.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities(axis).hugging
    }

    /// Sets the resistance to being made smaller than ``intrinsicContentSize`` along `axis`, among constraints. In SwiftUI, a view
    /// below `.defaultHigh` is no larger than the room that is proposed.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setPriority(axis) { $0.compressionResistance = priority } }

    /// Resistance to being made smaller than ``intrinsicContentSize`` along `axis`.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities(axis).compressionResistance
    }

    func priorities(_ axis: NSLayoutConstraint.Axis) -> ContentPriorities {
        contentPriorities[axis] ?? ContentPriorities()
    }

    private func setPriority(_ axis: NSLayoutConstraint.Axis, _ change: (inout ContentPriorities) -> Void) {
        change(&contentPriorities[axis, default: ContentPriorities()])
        invalidateIntrinsicContentSize()
    }
}
