import Foundation

// The bar while pages of a stack hide it.
extension UITabBarController {
    /// Height of the pages' bottom that the bar covers, in points.
    var barHeight: CGFloat { tabBar.isHidden || pageHidesBar ? 0 : UITabBar.height }

    /// Places the bar at the lower edge, or below it while it is hidden.
    func placeBar() {
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - barHeight, width: view.bounds.width,
            height: tabBar.isHidden ? 0 : UITabBar.height)
    }

    /// Hides the bar, or shows it again, as the stack of the page that is shown says; `animated` moves it.
    func stackChanged(animated: Bool) {
        let isHidden = (shown as? UINavigationController)?.hidesBottomBar == true
        guard isHidden != pageHidesBar else { return }
        if isHidden { barWasHidden = tabBar.isHidden }
        pageHidesBar = isHidden
        guard isViewLoaded else { return }
        guard animated, view.layer.backing != nil else {
            tabBar.isHidden = isHidden || barWasHidden
            return placeBar()
        }
        // On its way in and out it is seen; it may be turned back under way.
        tabBar.isHidden = barWasHidden
        UIView.animate(withDuration: 0.25) {
            placeBar()
        } completion: { [weak self] _ in
            if let self { tabBar.isHidden = pageHidesBar || barWasHidden }
        }
    }
}

extension UINavigationController {
    /// True if a page above the root hides the bar of tabs.
    fileprivate var hidesBottomBar: Bool { viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }
}
