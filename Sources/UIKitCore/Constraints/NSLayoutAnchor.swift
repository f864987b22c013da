public import Foundation

/// Position or length of a view or a layout guide, which makes constraints with others of its kind.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType> {
    let term: ConstraintTerm

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) { term = ConstraintTerm(item, attribute) }

    /// View or guide to which the anchor belongs; nil once it has gone.
    public var item: AnyObject? { term.item }

    /// Makes a constraint: this anchor = `anchor` + `c`. It is not active yet.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, anchor.term, constant: c)
    }

    /// Makes a constraint: this anchor ≥ `anchor` + `c`. It is not active yet.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c) }

    /// Makes a constraint: this anchor ≤ `anchor` + `c`. It is not active yet.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c) }
}

/// Standard distance between neighbours, in points.
let systemSpacing: CGFloat = 8

/// Position along x.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Makes a constraint: this anchor is `multiplier` times 8 points after `anchor`, in the direction of text.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: systemSpacing * multiplier) }

    /// Makes a constraint: this anchor is at least `multiplier` times 8 points after `anchor`, in the direction of text.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier) }

    /// Makes a constraint: this anchor is at most `multiplier` times 8 points after `anchor`, in the direction of text.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier) }
}

/// Position along y.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Makes a constraint: this anchor is `multiplier` times 8 points below `anchor`.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: systemSpacing * multiplier) }

    /// Makes a constraint: this anchor is at least `multiplier` times 8 points below `anchor`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier) }

    /// Makes a constraint: this anchor is at most `multiplier` times 8 points below `anchor`.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier) }
}

/// Width or height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Makes a constraint: this length = `c`. It is not active yet.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, constant: c)
    }

    /// Makes a constraint: this length ≥ `c`. It is not active yet.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, constant: c)
    }

    /// Makes a constraint: this length ≤ `c`. It is not active yet.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, constant: c)
    }

    /// Makes a constraint: this length = `m` · `anchor` + `c`. It is not active yet.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c) }

    /// Makes a constraint: this length ≥ `m` · `anchor` + `c`. It is not active yet.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    )
        -> NSLayoutConstraint
    { NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m, constant: c) }

    /// Makes a constraint: this length ≤ `m` · `anchor` + `c`. It is not active yet.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m, constant: c) }
}
