import Foundation

extension UIView {
    /// True, the default, if the view keeps the frame that is set, adapted by ``autoresizingMask``. False if constraints place it.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintStore?.keepsFrame ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            constraintParts.keepsFrame = newValue
            constraintStore?.solved = nil
            constraintsChanged()
        }
    }

    /// Active constraints that the view holds: those whose items are the view and views in it.
    public var constraints: [NSLayoutConstraint] { constraintStore?.constraints ?? [] }

    /// Makes `constraint` active. Its items must be this view or views in it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        if let old = constraint.owner {
            guard old !== self else { return }
            old.removeConstraint(constraint)
        }
        constraintParts.constraints.append(constraint)
        constraint.owner = self
        constraintsChanged()
    }

    /// Makes `constraints` active. Their items must be this view or views in it.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Ends the effect of `constraint`, if the view holds it.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.owner === self else { return }
        constraintStore?.constraints.removeAll { $0 === constraint }
        constraint.owner = nil
        constraintsChanged()
    }

    /// Ends the effect of those of `constraints` that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Schedules ``updateConstraints()`` before the next layout.
    public func setNeedsUpdateConstraints() {
        constraintParts.needsUpdate = true
        constraintsChanged()
    }

    /// True if ``updateConstraints()`` is due.
    public func needsUpdateConstraints() -> Bool { constraintStore?.needsUpdate ?? false }

    /// Calls ``updateConstraints()`` now, of this view and the views in it, where it is due.
    public func updateConstraintsIfNeeded() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        guard constraintStore?.needsUpdate ?? true else { return }
        constraintParts.needsUpdate = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: Guides

    /// Guides that have been added to the view.
    public var layoutGuides: [UILayoutGuide] { constraintStore?.guides ?? [] }

    /// Adds `guide` to the view; constraints with it can then become active.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        constraintParts.guides.append(guide)
        guide.owningView = self
        constraintsChanged()
    }

    /// Removes `guide` from the view. Constraints with it end.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self, guide.kind == .free else { return }
        var view: UIView? = self
        while let current = view {
            current.removeConstraints(current.constraints.filter { $0.firstItem === guide || $0.secondItem === guide })
            view = current.superview
        }
        constraintStore?.guides.removeAll { $0 === guide }
        guide.owningView = nil
        constraintsChanged()
    }

    /// Area of the view that no bar covers.
    public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }
    /// Area of the view within ``layoutMargins``.
    public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }
    /// Middle of the view within its margins, at most 672 points wide, so that long lines of text are well read.
    public var readableContentGuide: UILayoutGuide { ownGuide(.readable) }

    func ownGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        let store = constraintParts
        if let guide = store.ownGuides[kind] { return guide }
        let guide = UILayoutGuide(kind, of: self)
        guide.identifier = "\(type(of: self)).\(kind)"
        store.ownGuides[kind] = guide
        return guide
    }
}
