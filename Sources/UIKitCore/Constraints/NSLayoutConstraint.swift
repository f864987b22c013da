public import Foundation

/// Relation between two lengths or positions of views and layout guides: first = multiplier · second + constant, at most or at
/// least that.
///
/// An active constraint places the views whose `translatesAutoresizingMaskIntoConstraints` is false. Constraints are met by their
/// priorities: required ones exactly, of the others a higher one is not given up for a lower one. Required constraints that
/// contradict each other are reported once, and the one that was made active last is given up.
@preconcurrency @MainActor open class NSLayoutConstraint {
    let first: ConstraintTerm
    let second: ConstraintTerm?

    /// Comparison of the two sides.
    public let relation: Relation
    /// Factor of the second length or position.
    public let multiplier: CGFloat
    /// Part that is added to the second side, in points.
    open var constant: CGFloat { didSet { if constant != oldValue { owner?.constraintsChanged() } } }
    /// Importance of the constraint; required by default.
    open var priority = UILayoutPriority.required { didSet { if priority != oldValue { owner?.constraintsChanged() } } }
    /// Name of the constraint in reports; nil for none.
    open var identifier: String?
    /// View that holds the constraint while it is active.
    weak var owner: UIView? { didSet { if owner != nil { order = Self.nextOrder() } } }
    /// Position among all constraints in the order in which they became active.
    private(set) var order = 0
    private static var activated = 0

    private static func nextOrder() -> Int {
        activated += 1
        return activated
    }

    init(
        _ first: ConstraintTerm, _ relation: Relation, _ second: ConstraintTerm? = nil, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        (self.first, self.second, self.relation) = (first, second, relation)
        (self.multiplier, self.constant) = (multiplier, constant)
    }

    /// A constraint that is not active yet.
    ///
    /// - Parameters:
    ///   - item: a view or a layout guide.
    ///   - attribute: its length or position.
    ///   - relation: comparison of the two sides.
    ///   - otherItem: another view or guide; nil compares with the constant alone.
    ///   - otherAttribute: its length or position; `notAnAttribute` where there is no other item.
    ///   - multiplier: factor of the other item's attribute.
    ///   - constant: part that is added, in points.
    public convenience init(
        item: Any, attribute: Attribute, relatedBy relation: Relation, toItem otherItem: Any?,
        attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        let other = otherItem.flatMap { item in
            otherAttribute == .notAnAttribute ? nil : ConstraintTerm(item as AnyObject, otherAttribute)
        }
        self.init(
            ConstraintTerm(item as AnyObject, attribute), relation, other, multiplier: multiplier, constant: constant)
    }

    /// The view or layout guide on the left side; nil once it has gone.
    public var firstItem: AnyObject? { first.item }
    /// Attribute of ``firstItem``.
    public var firstAttribute: Attribute { first.attribute }
    /// The view or layout guide on the right side; nil if there is none.
    public var secondItem: AnyObject? { second?.item }
    /// Attribute of ``secondItem``.
    public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// True while the constraint takes part in layout. To become active, both of its items must be in one tree of views.
    open var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { owner?.removeConstraint(self) }
        }
    }

    /// Makes the constraints active.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Ends the effect of the constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard let view = first.view else { return }
        if let second {
            guard let other = second.view, let shared = view.sharedAncestor(with: other) else {
                return UIApplication.report(
                    "\(self) cannot be active: its items are not in one tree of views. Add them to their superviews first.",
                    of: view)
            }
            shared.addConstraint(self)
        } else {
            view.addConstraint(self)
        }
    }
}

/// Identity decides: two constraints are equal if they are the same object.
extension NSLayoutConstraint: nonisolated Hashable {
    /// True if both are the same object.
    nonisolated public static func == (a: NSLayoutConstraint, b: NSLayoutConstraint) -> Bool { a === b }
    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
