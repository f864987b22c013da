import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

@_spi(Engine) @testable import ViewGraph

/// Child controllers, pages, buttons of bars, and transitions of views.
@MainActor struct ContainmentTests {
    private final class Child: UIViewController {
        var log: [String] = []
        override func willMove(toParent parent: UIViewController?) {
            log.append("will \(parent == nil ? "leave" : "join")")
        }
        override func didMove(toParent parent: UIViewController?) {
            log.append("did \(parent == nil ? "leave" : "join")")
        }
        override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private func stage(_ controller: UIViewController) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Shown(controller: controller) }
        stage.advance(frames: 2)
        return stage
    }

    @Test func `children are told of joining, appearing and leaving`() throws {
        let (parent, child, other) = (UIViewController(), Child(), Child())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let stage = stage(parent)
        #expect(child.take() == ["will join", "did join", "appeared"])
        parent.addChild(other)
        parent.transition(from: child, to: other, duration: 1, options: .transitionCrossDissolve, animations: nil) {
            _ in
            child.removeFromParent()
            other.didMove(toParent: parent)
        }
        stage.advance(by: 0.5)
        #expect(other.take() == ["will join", "appeared"])
        let opacity = Double(other.view.layer.presentation()?.opacity ?? 0)
        #expect(abs(opacity - 0.5) < 0.01)
        try stage.settle()
        #expect(child.take() == ["disappeared", "did leave"])
        #expect(child.view.superview == nil)
        #expect(other.take() == ["did join"])
    }

    private final class Source: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<3).map { _ in UIViewController() }
        var log: [Int] = []
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: viewController).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            if completed, let page = pageViewController.viewControllers?.first {
                log.append(pages.firstIndex(of: page) ?? -1)
            }
        }
    }

    @Test func `a swipe turns a page, and its neighbours are ready`() throws {
        let source = Source()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = source
        controller.delegate = source
        controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let stage = stage(controller)
        #expect(source.pages[0].view.bounds.size == CGSize(width: 300, height: 200))
        #expect(controller.children.count == 2)
        let pointer = stage.views.pointer
        pointer.pressed(at: CGPoint(x: 250, y: 100), time: stage.time, isTouch: true)
        for step in 1...6 {
            stage.advance(frames: 1)
            pointer.moved(to: CGPoint(x: 250 - 35 * step, y: 100), time: stage.time)
        }
        pointer.released(at: CGPoint(x: 40, y: 100), time: stage.time)
        try stage.settle()
        #expect(source.log == [1])
        #expect(controller.viewControllers == [source.pages[1]])
        #expect(controller.children.count == 3)
        #expect(source.pages[1].view.convert(CGPoint.zero, to: nil).x == 0)
        controller.setViewControllers([source.pages[2]], direction: .forward, animated: true)
        try stage.settle()
        #expect(controller.viewControllers == [source.pages[2]])
        #expect(source.pages[2].view.convert(CGPoint.zero, to: nil).x == 0)
    }

    @Test func `a mouse drags pages, and one that is let go early comes back`() throws {
        let source = Source()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = source
        controller.delegate = source
        controller.setViewControllers([source.pages[1]], direction: .forward, animated: false)
        let stage = stage(controller)
        stage.press(at: CGPoint(x: 250, y: 100))
        stage.advance(frames: 2)
        stage.move(to: CGPoint(x: 200, y: 100))
        stage.advance(frames: 2)
        stage.move(to: CGPoint(x: 170, y: 100))
        stage.advance(frames: 2)
        #expect(abs(source.pages[1].view.convert(CGPoint.zero, to: nil).x + 80) < 1, "it follows the mouse")
        stage.advance(by: 0.5)
        stage.release(at: CGPoint(x: 170, y: 100))
        try stage.settle()
        #expect(source.log == [] && source.pages[1].view.convert(CGPoint.zero, to: nil).x == 0)
        stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 270, y: 100))
        try stage.settle()
        #expect(source.log == [0] && controller.viewControllers == [source.pages[0]])
        stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 270, y: 100))
        try stage.settle()
        #expect(source.log == [0] && source.pages[0].view.convert(CGPoint.zero, to: nil).x == 0)
    }

    @Test func `buttons of a bar are shown and act, and follow their changes`() throws {
        let page = UIViewController()
        page.title = "Page"
        var log: [String] = []
        let save = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in log.append("save") })
        page.navigationItem.rightBarButtonItem = save
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { _ in log.append("cancel") })
        let stage = stage(UINavigationController(rootViewController: page))
        try stage.tap("Save")
        try stage.tap("Cancel")
        stage.advance(frames: 1)
        #expect(log == ["save", "cancel"])
        save.title = "Keep"
        stage.advance(frames: 2)
        #expect(stage.names.contains("Keep") && !stage.names.contains("Save"))
        save.isEnabled = false
        stage.advance(frames: 2)
        try stage.tap("Keep")
        stage.advance(frames: 1)
        #expect(log.count == 2)
    }

    @Test func `a flip makes its changes half-way, out of sight`() throws {
        let shelf = Shelf(size: CGSize(width: 100, height: 100))
        var done = false
        UIView.transition(with: shelf.view, duration: 1, options: .transitionFlipFromLeft) {
            shelf.view.backgroundColor = .blue
        } completion: { _ in
            done = true
        }
        shelf.stage.advance(by: 0.4)
        #expect(shelf.view.backgroundColor == .red)
        shelf.stage.advance(by: 0.2)
        #expect(shelf.view.backgroundColor == .blue)
        try shelf.stage.settle()
        #expect(done)
        #expect(shelf.view.layer.presentation()?.transform == CATransform3D())
    }
}
