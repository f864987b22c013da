import Lilt
import SwiftUI
import Testing
import UIKit

/// Pages with a bar of tabs, and bars with buttons.
@MainActor struct TabBarControllerTests {
    private final class Page: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }

    private final class Follower: UITabBarControllerDelegate {
        var chosen: [UIViewController] = []
        var refused: UIViewController?
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { viewController !== refused }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            chosen.append(viewController)
        }
    }

    private struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
        let controller: Controller
        func makeUIViewController(context: Context) -> Controller { controller }
        func updateUIViewController(_ controller: Controller, context: Context) {}
    }

    private let tabs = UITabBarController()
    private let pages = [Page(), Page(), Page()]
    private let stage: Stage

    init() {
        for (page, name) in zip(pages, ["First", "Second", "Third"]) { page.title = name }
        tabs.viewControllers = pages
        let tabs = tabs
        stage = Stage(size: CGSize(width: 300, height: 200)) { Shown(controller: tabs).ignoresSafeArea() }
        stage.advance(frames: 2)
    }

    @Test func `one page is shown, and appears and disappears with its tab`() throws {
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[0])
        #expect(pages[0].calls == ["will appear", "appeared"] && !pages[1].isViewLoaded)
        #expect(pages[0].view.bounds.size == tabs.view.bounds.size)
        tabs.selectedIndex = 1
        stage.advance(frames: 1)
        #expect(pages[0].calls.last == "disappeared" && pages[1].calls == ["will appear", "appeared"])
        #expect(pages[0].view.isHidden && !pages[1].view.isHidden)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1)
        #expect(pages[1].tabBarController === tabs)
    }

    @Test func `a pushed page hides the bar until it is popped`() throws {
        let (root, next, last) = (Page(), Page(), Page())
        next.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation, pages[1]]
        tabs.selectedIndex = 0
        try stage.settle()
        let top = { tabs.tabBar.layer.presentation()?.frame.minY ?? 0 }
        let height = tabs.tabBar.frame.height
        #expect(top() == 200 - height && root.view.safeAreaInsets.bottom == height)
        navigation.pushViewController(next, animated: true)
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        #expect(top() > 200 - height && top() < 200, "\(top())")
        try stage.settle()
        #expect(tabs.tabBar.isHidden && next.view.safeAreaInsets.bottom == 0)
        navigation.pushViewController(last, animated: false)
        #expect(tabs.tabBar.isHidden, "also behind the next page")
        tabs.selectedIndex = 1
        #expect(!tabs.tabBar.isHidden, "another tab has its bar")
        tabs.selectedIndex = 0
        #expect(tabs.tabBar.isHidden)
        navigation.popToRootViewController(animated: true)
        try stage.settle()
        #expect(!tabs.tabBar.isHidden && top() == 200 - height && root.view.safeAreaInsets.bottom == height)
    }

    @Test func `a press of an item shows its page, if the delegate allows that`() throws {
        let follower = Follower()
        tabs.delegate = follower
        try stage.tap("Second")
        try stage.settle()
        #expect(tabs.selectedIndex == 1 && follower.chosen == [pages[1]])
        #expect(tabs.tabBar.selectedItem === pages[1].tabBarItem)
        follower.refused = pages[2]
        try stage.tap("Third")
        try stage.settle()
        #expect(tabs.selectedIndex == 1 && follower.chosen == [pages[1]])
    }

    @Test func `pages lie under the bar, which is part of their safe area`() throws {
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 151, width: 300, height: 49))
        #expect(pages[0].view.safeAreaInsets.bottom == 49)
        let inner = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 80))
        pages[0].view.addSubview(inner)
        #expect(inner.safeAreaInsets.bottom == 29)
        tabs.tabBar.isHidden = true
        #expect(pages[0].view.safeAreaInsets.bottom == 0)
    }

    @Test func `the page that is shown stays when others are replaced`() {
        tabs.selectedIndex = 1
        let other = Page()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 4)
        tabs.viewControllers = [other, pages[1]]
        #expect(tabs.selectedIndex == 1 && pages[0].parent == nil && other.parent === tabs)
        #expect(tabs.tabBar.items?.map(\.title) == ["Search", "Second"])
        tabs.viewControllers = [other]
        #expect(tabs.selectedViewController === other && tabs.selectedIndex == 0)
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound && tabs.viewControllers == nil)
    }

    @Test func `the item of a navigation controller is that of its root`() {
        let root = UIViewController()
        root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 0)
        tabs.viewControllers = [UINavigationController(rootViewController: root)]
        #expect(tabs.tabBar.items?.first?.title == "Root")
    }

    @Test func `buttons of a toolbar are placed from the edge, and flexible room shares the rest`() throws {
        var pressed: [String] = []
        func button(_ name: String) -> UIBarButtonItem {
            UIBarButtonItem(title: name, primaryAction: UIAction { _ in pressed.append(name) })
        }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.items = [button("A"), .flexibleSpace(), button("B"), .flexibleSpace(), button("C")]
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        page.addSubview(bar)
        pages[0].view.addSubview(page)
        try stage.settle()
        for name in ["A", "B", "C"] { try stage.tap(name) }
        try stage.settle()
        #expect(pressed == ["A", "B", "C"])
        let views = try #require(bar.subviews.compactMap { $0 as? UIStackView }.first).arrangedSubviews
        #expect(views.count == 5 && abs(views[1].frame.width - views[3].frame.width) < 0.5)
        #expect(views[1].frame.width > 60 && abs(views[4].frame.maxX - 268) < 0.5)
        #expect(bar.sizeThatFits(CGSize(width: 200, height: 100)) == CGSize(width: 200, height: 44))
    }
}
