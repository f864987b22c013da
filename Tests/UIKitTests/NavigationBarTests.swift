import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// The bar of UIKit's navigation controller, and its transitions with reduced motion: S20.1, S22.4.
@MainActor struct NavigationBarTests {
    private struct Shown: UIViewControllerRepresentable {
        let navigation: UINavigationController
        func makeUIViewController(context: Context) -> UINavigationController { navigation }
        func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
    }

    private func page(_ title: String, _ color: UIColor) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = color
        page.view.accessibilityLabel = "page \(title)"
        return page
    }

    private func makeStage(_ navigation: UINavigationController, reducesMotion: Bool = false) -> Stage {
        Stage(size: CGSize(width: 300, height: 400), reducesMotion: reducesMotion) { Shown(navigation: navigation) }
    }

    private func isSeen(_ stage: Stage, _ text: String) -> Bool {
        stage.layers.all.contains { $0.text == text && $0.opacity > 0.99 }
    }

    @Test func `it says what the page in front is called, and leads back to the one before`() throws {
        let navigation = UINavigationController(rootViewController: page("Home", .red))
        let stage = makeStage(navigation)
        #expect(isSeen(stage, "Home"))
        navigation.pushViewController(page("Next", .blue), animated: true)
        stage.advance(by: 0.1)
        #expect(!isSeen(stage, "Home") && !isSeen(stage, "Next"))
        try stage.settle()
        #expect(isSeen(stage, "Next") && isSeen(stage, "‹ Home"))
        navigation.topViewController?.title = "Other"
        stage.advance(frames: 1)
        #expect(isSeen(stage, "Other"))
        stage.tap(at: CGPoint(x: 40, y: 22))
        try stage.settle()
        #expect(navigation.viewControllers.count == 1 && isSeen(stage, "Home"))
        #expect(stage.problems.isEmpty)
    }

    @Test func `pages go on under it, and know how far`() throws {
        let root = page("Home", .red)
        let navigation = UINavigationController(rootViewController: root)
        let inner = UIView(frame: CGRect(x: 0, y: 10, width: 50, height: 50))
        root.view.addSubview(inner)
        let stage = makeStage(navigation)
        #expect(root.view.safeAreaInsets.top == 44 && inner.safeAreaInsets.top == 34)
        #expect(try stage.layer("page Home").frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        navigation.isNavigationBarHidden = true
        stage.advance(frames: 1)
        #expect(root.view.safeAreaInsets.top == 0)
    }

    @Test func `with less motion a page fades in its place, whatever it prefers (S22.4)`() throws {
        let root = page("Home", .red)
        let cell = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        root.view.addSubview(cell)
        let navigation = UINavigationController(rootViewController: root)
        let stage = makeStage(navigation, reducesMotion: true)
        let next = page("Next", .blue)
        next.preferredTransition = .zoom { _ in cell }
        navigation.pushViewController(next, animated: true)
        stage.advance(by: 0.15)
        let layer = try stage.layer("page Next")
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(layer.opacity > 0 && layer.opacity < 1)
        try stage.settle()
        #expect(try stage.layer("page Next").opacity == 1)
    }
}
