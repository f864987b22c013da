extension UIViewController {
    /// Replaces the buttons for the bar below the pages; `animated` fades from the old ones to the new.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        guard animated, let toolbar = (parent as? UINavigationController)?.shownToolbar else {
            self.toolbarItems = toolbarItems
            return
        }
        UIView.transition(with: toolbar, duration: 0.25, options: .transitionCrossDissolve) {
            self.toolbarItems = toolbarItems
        }
    }

    func toolbarItemsChanged() { (parent as? UINavigationController)?.pageToolbarChanged() }
}
