import Foundation

/// Constraints of one view, and what depends on them. Views that have none to do with constraints have no store.
@MainActor final class ConstraintStore {
    /// Active constraints whose items are the view and views in it.
    var constraints: [NSLayoutConstraint] = []
    /// Guides that programs have added.
    var guides: [UILayoutGuide] = []
    /// Guides that the view has by itself.
    var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    /// False if constraints place the view.
    var keepsFrame = true
    /// Place that constraints have given to the view, in its superview's space; nil if they place it not, or not yet.
    var solved: CGRect?
    /// True until ``UIView/updateConstraints()`` has been called.
    var needsUpdate = true
    /// Margins that the program has set; nil for the standard ones.
    var margins: NSDirectionalEdgeInsets?
    /// Solver of the tree of views whose outermost one the view is; nil for other views, and without constraints.
    var tree: ConstraintTree?
}

extension UIView {
    /// The view's store, which is made where there is none.
    var constraintParts: ConstraintStore {
        if let store = constraintStore { return store }
        let store = ConstraintStore()
        constraintStore = store
        return store
    }

    /// Outermost view of those whose constraints are solved together with this view's.
    var outermostView: UIView {
        var view = self
        while !view.isConstraintRoot, let next = view.superview { view = next }
        return view
    }

    /// True if constraints place the view.
    var isPlacedByConstraints: Bool { !isConstraintRoot && constraintStore?.keepsFrame == false }

    /// True if constraints of the views around refer to this view or to views in it.
    var isReferredTo: Bool {
        var outer = superview
        while let view = outer {
            let refers = view.constraints.contains { constraint in
                [constraint.first.view, constraint.second?.view].contains { $0?.isDescendant(of: self) == true }
            }
            if refers { return true }
            outer = view.superview
        }
        return false
    }

    /// Nearest view that contains, or is, this one and `other`; nil if they are in different trees.
    func sharedAncestor(with other: UIView) -> UIView? {
        var view: UIView? = self
        while let current = view {
            if other.isDescendant(of: current) { return current }
            view = current.superview
        }
        return nil
    }

    /// Constraints have been added, removed or changed: layout is due.
    func constraintsChanged() { outermostView.makeConstraintTree().inputsChanged() }

    /// A size or place on which constraints may depend has changed: layout is due if there are any.
    func constraintInputsChanged() {
        guard ConstraintTree.areThereAny, let tree = outermostView.constraintStore?.tree else { return }
        tree.inputsChanged()
    }

    @discardableResult func makeConstraintTree() -> ConstraintTree {
        let store = constraintParts
        if let tree = store.tree { return tree }
        let tree = ConstraintTree(of: self)
        store.tree = tree
        return tree
    }

    /// The view has become a subview: its constraints belong to the tree of its superview.
    func joinConstraintTree() {
        guard let store = constraintStore, !isConstraintRoot else { return }
        store.tree = nil
        constraintsChanged()
    }

    /// The view has left `old`: constraints between it and what remains there end.
    func leaveConstraintTree(of old: UIView) {
        guard ConstraintTree.areThereAny else { return }
        constraintStore?.solved = nil
        var view: UIView? = old
        while let current = view {
            let crossing = current.constraints.filter { constraint in
                [constraint.first.view, constraint.second?.view].contains { $0?.isDescendant(of: self) == true }
            }
            current.removeConstraints(crossing)
            view = current.superview
        }
        old.constraintInputsChanged()
        if constraintStore != nil { makeConstraintTree().inputsChanged() }
    }
}
