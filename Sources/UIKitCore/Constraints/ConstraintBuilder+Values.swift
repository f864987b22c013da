import Foundation
import LinearConstraints

/// Values of what constraints name: attributes of views and of guides, in a common space.
extension ConstraintBuilder {
    /// Value of an attribute in `ancestor`'s space; positions along x count from the right where `mirrors`.
    mutating func value(
        of term: ConstraintTerm, in ancestor: UIView, _ mirrors: Bool
    ) -> LinearExpression {
        guard let view = term.view else { return LinearExpression() }
        let kind: UILayoutGuide.Kind? = term.attribute.isWithinMargins ? .margins : nil
        let guide = term.item as? UILayoutGuide ?? kind.map { view.ownGuide($0) }
        let attribute = term.attribute
        let isLeading = attribute.isAtStart(isMirrored: mirrors)
        let sign: Double = mirrors && attribute.isHorizontal ? -1 : 1
        let rectangle =
            guide.map { frame(of: $0, in: view, ancestor) }
            ?? edges(of: view, in: ancestor, isLength: attribute.isLength)
        switch attribute {
        case .width: return rectangle.width
        case .height: return rectangle.height
        case .left, .right, .leading, .trailing, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin:
            return (isLeading ? rectangle.x : rectangle.x + rectangle.width) * sign
        case .centerX, .centerXWithinMargins: return (rectangle.x + rectangle.width * 0.5) * sign
        case .top, .topMargin: return rectangle.y
        case .bottom, .bottomMargin: return rectangle.y + rectangle.height
        case .centerY, .centerYWithinMargins: return rectangle.y + rectangle.height * 0.5
        case .firstBaseline:
            return guide == nil ? rectangle.y + ascent(of: view) : rectangle.y + rectangle.height
        case .lastBaseline:
            return rectangle.y + rectangle.height - (guide == nil ? descent(of: view) : LinearExpression())
        case .notAnAttribute: return LinearExpression()
        }
    }

    /// Distance of the first line on which the view's text stands from the top edge; the height of a view without text.
    mutating func ascent(of view: UIView) -> LinearExpression {
        let height = frame(of: view).height
        guard let text = view.baselines(in: heights.width(of: view)) else { return height }
        // Text is in the middle of its view.
        return height * 0.5 + Double(text.first - text.height / 2)
    }

    /// Distance of the last line on which the view's text stands from the bottom edge; 0 for a view without text.
    mutating func descent(of view: UIView) -> LinearExpression {
        guard let text = view.baselines(in: heights.width(of: view)) else { return LinearExpression() }
        return frame(of: view).height * 0.5 + Double(text.height / 2 - text.last)
    }

    /// Frame of `view` in `ancestor`'s space. For views in it, the edges of a scroll view are those of its content.
    private mutating func edges(of view: UIView, in ancestor: UIView, isLength: Bool) -> LinearFrame {
        var rectangle = frame(of: view)
        if view === ancestor {
            if !isLength, let scroll = view as? UIScrollView { return content(of: scroll) }
            (rectangle.x, rectangle.y) = (LinearExpression(), LinearExpression())
            return rectangle
        }
        if let superview = view.superview { move(&rectangle, from: superview, to: ancestor) }
        return rectangle
    }

    /// Converts `rectangle` from the space of `view` to that of `ancestor`.
    private mutating func move(_ rectangle: inout LinearFrame, from view: UIView, to ancestor: UIView) {
        var view = view
        while view !== ancestor, let next = view.superview {
            let outer = frame(of: view)
            let corner = view.bounds.origin
            rectangle.x = rectangle.x + outer.x - Double(corner.x)
            rectangle.y = rectangle.y + outer.y - Double(corner.y)
            view = next
        }
    }

    private mutating func frame(of guide: UILayoutGuide, in view: UIView, _ ancestor: UIView) -> LinearFrame {
        var rectangle: LinearFrame
        let outer = frame(of: view)
        switch guide.kind {
        case .free: rectangle = unknown(guide)
        case .scrolledContent: rectangle = (view as? UIScrollView).map { content(of: $0) } ?? outer
        case .scrolledFrame:
            let corner = view.bounds.origin
            rectangle = outer
            (rectangle.x, rectangle.y) = (LinearExpression(Double(corner.x)), LinearExpression(Double(corner.y)))
        case .safeArea, .margins, .readable:
            let insets = view.insets(of: guide.kind, width: view.layer.bounds.width)
            rectangle = LinearFrame(
                x: LinearExpression(Double(insets.left)), y: LinearExpression(Double(insets.top)),
                width: outer.width - Double(insets.left + insets.right),
                height: outer.height - Double(insets.top + insets.bottom))
        }
        move(&rectangle, from: view, to: ancestor)
        return rectangle
    }

    private mutating func unknown(_ guide: UILayoutGuide) -> LinearFrame {
        let name = ObjectIdentifier(guide)
        if let known = frames[name] { return known }
        let made = LinearFrame(in: &system)
        frames[name] = made
        placedGuides.append((guide, made))
        for length in [made.width, made.height] { add(length, .atLeast, strength: Self.almostRequired) }
        return made
    }

    private mutating func content(of view: UIScrollView) -> LinearFrame {
        let name = ObjectIdentifier(view.contentLayoutGuide)
        if let known = frames[name] { return known }
        var made = LinearFrame(in: &system)
        (made.x, made.y) = (LinearExpression(), LinearExpression())
        frames[name] = made
        scrolled.append((view, made))
        for length in [made.width, made.height] { add(length, .atLeast, strength: Self.almostRequired) }
        return made
    }
}

extension NSLayoutConstraint.Attribute {
    /// True for edges and middles of the area within the margins.
    fileprivate var isWithinMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins,
            .centerYWithinMargins:
            true
        default: false
        }
    }

    /// True for left edges, and for edges that are left where lines begin at the right.
    fileprivate func isAtStart(isMirrored: Bool) -> Bool {
        switch self {
        case .left, .leftMargin: true
        case .leading, .leadingMargin: !isMirrored
        case .trailing, .trailingMargin: isMirrored
        default: false
        }
    }
}
