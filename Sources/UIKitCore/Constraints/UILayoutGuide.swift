public import Foundation

/// Rectangle in a view that constraints can refer to, and that draws nothing.
@preconcurrency @MainActor open class UILayoutGuide {
    /// View in which the guide is, and by whose constraints it is placed; nil for none.
    public internal(set) weak var owningView: UIView?
    /// Name of the guide in reports.
    open var identifier = ""
    let kind: Kind
    /// Rectangle that constraints have given to a free guide.
    var solvedFrame = CGRect.zero

    /// Rectangles that guides stand for.
    enum Kind {
        /// That which constraints give to it.
        case free
        /// The view without what bars cover; without its margins; the middle, as wide as lines are well read.
        case safeArea, margins, readable
        /// The content of a scroll view, and the visible part of it.
        case scrolledContent, scrolledFrame
    }

    /// A guide in no view.
    public init() { kind = .free }

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        owningView = view
    }

    /// The guide's rectangle in ``owningView``'s space, as of the last layout.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        let size = view.layer.bounds.size
        switch kind {
        case .free: return solvedFrame
        case .scrolledContent: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        case .scrolledFrame: return CGRect(origin: view.bounds.origin, size: size)
        case .safeArea, .margins, .readable:
            let insets = view.insets(of: kind, width: size.width)
            return CGRect(
                x: insets.left, y: insets.top, width: max(size.width - insets.left - insets.right, 0),
                height: max(size.height - insets.top - insets.bottom, 0))
        }
    }
}

extension UILayoutGuide {
    /// Leading edge: left where text runs from left to right.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// Trailing edge: right where text runs from left to right.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// Left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// Right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// Top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// Bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// Middle along x.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// Middle along y.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// Width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// Height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
