import Foundation
@_spi(Engine) import Navigation

// Bars above and below the pages.
extension NavigationStage {
    /// Height of the pages' top that the bar covers, in points.
    var barHeight: CGFloat { controller.isNavigationBarHidden ? 0 : UINavigationBar.height }

    /// Updates the bar from the navigation items of the page in front and the one behind it.
    func barChanged() {
        bar.isHidden = controller.isNavigationBarHidden
        container.bringSubviewToFront(bar)
        placeBars()
        guard let front else { return }
        toolbarChanged(animated: flight != nil)
        for page in [front, back] { page?.navigationItem.changed = { [weak self] in self?.barChanged() } }
        bar.show(content(of: front, over: back), over: back.map { content(of: $0, over: nil) })
        if let flight { bar.fade(to: flight.openness) }
    }

    private func content(of page: UIViewController, over other: UIViewController?) -> UINavigationBar.Content {
        UINavigationBar.Content(
            title: page.navigationItem.title, backTitle: controller.backTitle(of: page, over: other),
            tint: bar.tintColor,
            titleView: page.navigationItem.titleView, left: page.navigationItem.leftBarButtonItems ?? [],
            right: page.navigationItem.rightBarButtonItems ?? [])
    }

    /// True for one of the bars, which are in front of the pages.
    func isBar(_ view: UIView) -> Bool { view === bar || view === madeToolbar }

    // MARK: The toolbar

    /// The bar below the pages.
    var toolbar: UIToolbar {
        if let madeToolbar { return madeToolbar }
        let made = UIToolbar()
        made.isHidden = true
        made.frame = CGRect(
            x: 0, y: container.bounds.height, width: container.bounds.width, height: UIToolbar.height)
        madeToolbar = made
        container.addSubview(made)
        toolbarChanged(animated: false)
        return made
    }

    /// Height of the pages' bottom that the toolbar covers, in points, besides what covers that of the container.
    var toolbarHeight: CGFloat { controller.isToolbarHidden ? 0 : UIToolbar.height }

    func placeBars() {
        let bounds = container.bounds
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: UINavigationBar.height)
        let bottom = bounds.height - (controller.isToolbarHidden ? 0 : container.safeAreaInsets.bottom)
        madeToolbar?.frame = CGRect(
            x: 0, y: bottom - toolbarHeight, width: bounds.width, height: UIToolbar.height)
    }

    /// Shows the buttons of the page in front.
    func toolbarChanged(animated: Bool) {
        guard let madeToolbar else { return }
        container.bringSubviewToFront(madeToolbar)
        let items = front?.toolbarItems
        guard items != madeToolbar.items else { return }
        madeToolbar.setItems(items, animated: animated && !madeToolbar.isHidden)
    }

    /// Moves the toolbar in from below or out again, as its controller says; `animated` is seen on the way.
    func showToolbar(animated: Bool) {
        let toolbar = toolbar
        let isHidden = controller.isToolbarHidden
        guard animated, container.layer.backing != nil else {
            toolbar.isHidden = isHidden
            return placeBars()
        }
        if !isHidden { toolbar.isHidden = false }
        UIView.animate(withDuration: 0.25) {
            placeBars()
        } completion: { [weak self] _ in
            if let self { madeToolbar?.isHidden = self.controller.isToolbarHidden }
        }
        front?.viewIfLoaded?.setNeedsLayout()
    }
}
