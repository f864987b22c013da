// Calls of the callbacks for coming and going.
extension UIViewController {
    /// Children whose views are shown, and which appear and disappear with this controller.
    private var shownChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { $0.viewIfLoaded?.superview != nil }
    }

    /// The controller's view has been added to another or removed: a child of a visible controller appears or disappears.
    func viewMoved() {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, parent.appearance == .appeared else {
            return
        }
        beginAppearanceTransition(viewIfLoaded?.superview != nil, animated: false)
        endAppearanceTransition()
    }

    /// Begins the appearance (`isAppearing`) or disappearance of the view and calls the callbacks for it. Does nothing
    /// if that is under way or done.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            appearance = .appearing
            viewWillAppear(animated)
            view.layoutIfNeeded()
            viewIsAppearing(animated)
            for child in shownChildren { child.beginAppearanceTransition(true, animated: animated) }
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
            for child in shownChildren { child.beginAppearanceTransition(false, animated: animated) }
        }
    }

    /// Ends the appearance or disappearance that ``beginAppearanceTransition(_:animated:)`` began, and calls the
    /// callback for it.
    public func endAppearanceTransition(animated: Bool = false) {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(animated)
            for child in shownChildren { child.endAppearanceTransition(animated: animated) }
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(animated)
            for child in shownChildren { child.endAppearanceTransition(animated: animated) }
        case .appeared, .disappeared: break
        }
    }
}
