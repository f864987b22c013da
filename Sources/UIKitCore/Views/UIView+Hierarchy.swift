import Foundation
@_spi(Engine) import ViewGraph
import Views

extension UIView {
    /// The window in which the view lies; nil outside of a window.
    public var window: UIWindow? { layer.backing.flatMap { window(at: $0.place) } }

    /// The window in which the view lies or will lie, shown at `place`.
    func window(at place: RepresentablePlace) -> UIWindow? {
        var outermost = self
        while let next = outermost.superview { outermost = next }
        if let window = outermost as? UIWindow { return window }
        let windows = UIApplication.shared.scene(of: place.host).windows
        guard windows.count > 1 else { return windows.first }
        return windows.last { $0.layer.backing.map { place.box.isInside($0.place.box) } ?? false } ?? windows.first
    }

    /// Adds `view` in front of the other subviews. Within one window its running animations continue.
    public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Inserts `view` at `index`, 0 being backmost. Does nothing if `view` is this view or contains it.
    public func insertSubview(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        view.willMove(toSuperview: self)
        if let old = view.superview {
            if old !== self {
                old.willRemoveSubview(view)
                view.leaveConstraintTree(of: old)
            }
            old.subviews.removeAll { $0 === view }
        }
        view.superview = self
        let place = min(max(index, 0), subviews.count)
        subviews.insert(view, at: place)
        // The layer may have sublayers without views between those of the subviews.
        let above = place + 1 < subviews.count ? subviews[place + 1].layer : nil
        let outer = layerOfSubviews
        let position = above.flatMap { above in outer.ownSublayers.firstIndex { $0 === above } }
        view.inheritTraits(from: self)
        if let position {
            let isBefore = outer.ownSublayers[..<position].contains { $0 === view.layer }
            outer.insertSublayer(view.layer, at: UInt32(isBefore ? position - 1 : position))
        } else {
            outer.addSublayer(view.layer)
        }
        view.joinConstraintTree()
        didAddSubview(view)
        view.didMoveToSuperview()
        view.controller?.viewMoved()
        setNeedsLayout()
    }

    /// Inserts `view` directly in front of `sibling`.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        let others = subviews.filter { $0 !== view }
        insertSubview(view, at: (others.firstIndex { $0 === sibling } ?? others.count - 1) + 1)
    }

    /// Inserts `view` directly behind `sibling`.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        let others = subviews.filter { $0 !== view }
        insertSubview(view, at: others.firstIndex { $0 === sibling } ?? others.count)
    }

    /// Removes the view from its superview. Its running animations end.
    public func removeFromSuperview() {
        guard let old = superview else { return }
        willMove(toSuperview: nil)
        old.willRemoveSubview(self)
        leaveConstraintTree(of: old)
        old.subviews.removeAll { $0 === self }
        superview = nil
        layer.removeFromSuperlayer()
        didMoveToSuperview()
        controller?.viewMoved()
        old.setNeedsLayout()
    }

    /// Moves the subview `view` in front of all others.
    public func bringSubviewToFront(_ view: UIView) {
        if subviews.last !== view, view.superview === self { insertSubview(view, at: subviews.count - 1) }
    }

    /// Moves the subview `view` behind all others.
    public func sendSubviewToBack(_ view: UIView) {
        if subviews.first !== view, view.superview === self { insertSubview(view, at: 0) }
    }

    /// True if this view is `view` or lies in it, at any depth.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let next = current {
            if next === view { return true }
            current = next.superview
        }
        return false
    }

    /// This view, or the first one in it, at any depth, with this ``tag``; nil if there is none.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    func inheritTraits(from other: UIView) { setTraits(other.traitCollection) }

    /// Sets the traits of this view and all views in it.
    func setTraits(_ traits: UITraitCollection) {
        guard traits != traitCollection else { return }
        let old = traitCollection
        traitCollection = traits
        layer.withoutAnimation { applyColors() }
        traitCollectionDidChange(old)
        underlay?.setTraits(traits)
        for view in subviews { view.setTraits(traits) }
    }
}
