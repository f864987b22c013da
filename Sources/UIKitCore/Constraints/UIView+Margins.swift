import Foundation

extension UIView {
    /// Direction in which the view's content is laid out: by ``semanticContentAttribute``, else that of the window's texts.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .playback, .spatial: .leftToRight
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Distances of ``layoutMarginsGuide`` from the view's edges, in points, without the safe area: 8 by default; for the view of
    /// a controller 16 at the sides, 20 in wide windows, and 0 above and below.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            if let margins = constraintStore?.margins { return margins }
            guard controller != nil else {
                return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            }
            let side: CGFloat = layer.bounds.width > 414 ? 20 : 16
            return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        }
        set {
            guard newValue != constraintStore?.margins else { return }
            constraintParts.margins = newValue
            constraintInputsChanged()
            setNeedsLayout()
        }
    }

    /// Distances of ``layoutMarginsGuide`` from the view's edges, in points, with the safe area.
    public var layoutMargins: UIEdgeInsets {
        get { insets(of: .margins, width: layer.bounds.width) }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
                trailing: isRightToLeft ? newValue.left : newValue.right)
        }
    }

    /// Distances of the rectangle of one of the view's own guides from the edges of the view.
    func insets(of kind: UILayoutGuide.Kind, width: CGFloat) -> UIEdgeInsets {
        let safe = safeAreaInsets
        if kind == .safeArea { return safe }
        let margins = directionalLayoutMargins
        var insets = UIEdgeInsets(
            top: safe.top + margins.top, left: safe.left + (isRightToLeft ? margins.trailing : margins.leading),
            bottom: safe.bottom + margins.bottom,
            right: safe.right + (isRightToLeft ? margins.leading : margins.trailing))
        if kind == .readable {
            let rest = max(width - insets.left - insets.right - Self.readableWidth, 0)
            insets.left += rest / 2
            insets.right += rest / 2
        }
        return insets
    }

    /// Greatest width of ``readableContentGuide``, in points: that of UIKit at the standard size of text.
    private static let readableWidth: CGFloat = 672
}

/// Meaning of a view's content, by which it is mirrored or not where text runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored.
    case unspecified
    /// Not mirrored: controls of playing, and of directions in space.
    case playback, spatial
    /// Always as where text runs from left to right, or from right to left.
    case forceLeftToRight, forceRightToLeft
}

/// Direction of layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
