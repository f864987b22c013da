import Lilt
import SwiftUI
import Testing
import UIKit

/// The bar below the pages of a navigation controller.
@MainActor struct ToolbarTests {
    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private final class Page: UIViewController {
        var presses = 0

        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            toolbarItems = [
                UIBarButtonItem(title: title, primaryAction: UIAction { [weak self] _ in self?.presses += 1 })
            ]
        }
        required init?(coder: NSCoder) { return nil }
    }

    private func makeStage(_ controller: UIViewController) -> Stage {
        Stage(size: CGSize(width: 300, height: 400)) { Shown(controller: controller) }
    }

    private func isSeen(_ stage: Stage, _ text: String) -> Bool {
        stage.layers.all.contains { $0.text == text && $0.opacity > 0.99 }
    }

    @Test func `it is hidden at first, and shows the buttons of the page in front`() throws {
        let (home, next) = (Page("Sort"), Page("Share"))
        let navigation = UINavigationController(rootViewController: home)
        let stage = makeStage(navigation)
        stage.advance(frames: 1)
        #expect(navigation.isToolbarHidden && !isSeen(stage, "Sort") && home.view.safeAreaInsets.bottom == 0)
        navigation.isToolbarHidden = false
        try stage.settle()
        #expect(isSeen(stage, "Sort") && home.view.safeAreaInsets.bottom == 44)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 356, width: 300, height: 44))
        stage.tap(at: CGPoint(x: 40, y: 378))
        #expect(home.presses == 1)
        navigation.pushViewController(next, animated: true)
        try stage.settle()
        #expect(isSeen(stage, "Share") && !isSeen(stage, "Sort"))
        next.setToolbarItems([UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in })], animated: false)
        try stage.settle()
        #expect(isSeen(stage, "Done") && !isSeen(stage, "Share"))
        navigation.popViewController(animated: true)
        try stage.settle()
        #expect(isSeen(stage, "Sort") && stage.problems == [])
    }

    @Test func `it moves in from below and out again`() throws {
        let navigation = UINavigationController(rootViewController: Page("Sort"))
        let stage = makeStage(navigation)
        stage.advance(frames: 1)
        let top = { navigation.toolbar.layer.presentation()?.frame.minY ?? 0 }
        navigation.setToolbarHidden(false, animated: true)
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        #expect(top() > 360 && top() < 399, "\(top())")
        try stage.settle()
        #expect(top() == 356)
        navigation.setToolbarHidden(true, animated: true)
        #expect(!navigation.toolbar.isHidden)
        try stage.settle()
        #expect(navigation.toolbar.isHidden && top() == 400)
    }

    @Test func `it stands on the bar of tabs`() throws {
        let home = Page("Sort")
        let navigation = UINavigationController(rootViewController: home)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = makeStage(tabs)
        try stage.settle()
        let bar = tabs.tabBar.frame
        #expect(navigation.toolbar.frame.maxY == bar.minY && bar.height > 0)
        #expect(home.view.safeAreaInsets.bottom == bar.height + 44)
    }
}
