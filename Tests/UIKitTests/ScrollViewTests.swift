import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

@testable import UIKitCore
@_spi(Engine) @testable import ViewGraph

/// `UIScrollView` in a representable: offsets, insets, delegates, pages and zooming.
@MainActor struct ScrollViewTests {
    @MainActor private final class Log: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        var scrolls = 0
        weak var zoomed: UIView?
        var target: CGPoint?

        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            calls.append("begin \(scrollView.isDragging)")
        }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            calls.append(velocity.y > 0.1 ? "will end fast" : "will end")
            if let target { unsafe targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            calls.append("end \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("decelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("pinch") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            calls.append("zoomed \(scale)")
        }
    }

    private struct Wrapper: UIViewRepresentable {
        let view: UIScrollView
        func makeUIView(context: Context) -> UIScrollView { view }
        func updateUIView(_ view: UIScrollView, context: Context) {}
    }

    private let view = UIScrollView()
    private let log = Log()
    private let mark = UIView(frame: CGRect(x: 10, y: 700, width: 40, height: 40))

    /// A stage of 200 × 300 points with a scroll view, whose content is 200 × 1,000.
    private func stage(_ change: (UIScrollView) -> Void = { _ in }) throws -> Stage {
        view.contentSize = CGSize(width: 200, height: 1_000)
        view.delegate = log
        mark.backgroundColor = .red
        mark.accessibilityLabel = "mark"
        view.addSubview(mark)
        change(view)
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Wrapper(view: view) }
        try stage.settle()
        return stage
    }

    /// A finger that goes from `start` to `end` within 0.1 s.
    private func swipe(_ stage: Stage, from start: CGPoint, to end: CGPoint) {
        let pointer = stage.views.pointer
        pointer.pressed(at: start, time: stage.time, isTouch: true)
        for step in 1...6 {
            stage.advance(frames: 1)
            let part = CGFloat(step) / 6
            pointer.moved(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
                time: stage.time)
        }
        pointer.released(at: end, time: stage.time)
    }

    @Test func `subviews are in the content, and nothing else is a subview`() throws {
        let stage = try stage()
        #expect(view.subviews.count == 1 && view.subviews.first === mark && mark.superview === view)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(try stage.layer("mark").frame == CGRect(x: 10, y: 700, width: 40, height: 40))
        mark.removeFromSuperview()
        #expect(view.subviews.isEmpty)
    }

    @Test func `an offset moves the content at once, and tells the delegate once`() throws {
        let stage = try stage()
        view.contentOffset = CGPoint(x: 0, y: 600)
        #expect(log.scrolls == 1 && view.bounds.origin.y == 600)
        try stage.settle()
        #expect(log.scrolls == 1)
        #expect(try stage.layer("mark").frame.minY == 100)
        #expect(view.convert(CGPoint(x: 10, y: 700), to: nil) == CGPoint(x: 10, y: 100))
        #expect(mark.convert(CGPoint.zero, to: view) == CGPoint(x: 10, y: 700))
    }

    @Test func `an offset set before there is a window is the first one`() throws {
        let stage = try stage { $0.contentOffset = CGPoint(x: 0, y: 650) }
        #expect(try stage.layer("mark").frame.minY == 50)
        #expect(view.contentOffset.y == 650)
    }

    @Test func `an offset beyond the ends stays until the content's size or people change it`() throws {
        let stage = try stage()
        view.contentOffset = CGPoint(x: 0, y: -60)
        stage.advance(by: 1)
        view.setNeedsLayout()
        view.flashScrollIndicators()
        mark.frame.origin.y = 600
        stage.advance(by: 1)
        #expect(view.contentOffset.y == -60)
        #expect(try stage.layer("mark").frame.minY == 660)
        view.contentOffset = CGPoint(x: 0, y: 800)
        stage.advance(by: 1)
        view.contentSize.height = 900
        stage.advance(by: 1)
        #expect(view.contentOffset.y == 600)
    }

    @Test func `an animated offset takes a third of a second, and its end is told`() throws {
        let stage = try stage()
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        stage.advance(by: 0.15)
        #expect(view.contentOffset.y > 100 && view.contentOffset.y < 300)
        #expect(log.calls.isEmpty)
        try stage.settle()
        #expect(view.contentOffset.y == 400 && log.calls == ["animated"] && log.scrolls > 5)
    }

    @Test func `an offset within an animation is final at once, and the screen follows`() throws {
        let stage = try stage()
        UIView.animate(.linear(duration: 1)) { view.contentOffset = CGPoint(x: 0, y: 600) }
        #expect(view.contentOffset.y == 600 && log.scrolls == 1)
        stage.advance(frames: 1)
        stage.advance(by: 0.5)
        let shown = try stage.layer("mark").frame.minY
        #expect(abs(shown - 400) < 15)
        #expect(view.contentOffset.y == 600 && log.scrolls == 1)
        try stage.settle()
        #expect(log.calls.isEmpty)
        #expect(try stage.layer("mark").frame.minY == 100)
    }

    @Test func `a wheel scrolls, within the range, and is told as a drag`() throws {
        let stage = try stage()
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -100))
        stage.advance(frames: 1)
        #expect(view.contentOffset.y == 100)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -5_000))
        stage.advance(frames: 1)
        #expect(view.contentOffset.y == 700)
        stage.advance(by: 1)
        #expect(log.calls.first == "begin true" && log.calls.last?.hasPrefix("end") == true)
        #expect(!view.isDragging)
    }

    @Test func `a finger drags, lets go, and content comes to rest where the delegate wants it`() throws {
        let stage = try stage()
        log.target = CGPoint(x: 0, y: 333)
        swipe(stage, from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100))
        #expect(view.contentOffset.y > 100)
        try stage.settle()
        #expect(log.calls == ["begin true", "will end fast", "end true", "decelerate", "rest"])
        #expect(abs(view.contentOffset.y - 333) < 0.2)
    }

    @Test func `a finger that rests leaves the content where it is`() throws {
        let stage = try stage()
        let pointer = stage.views.pointer
        pointer.pressed(at: CGPoint(x: 100, y: 250), time: stage.time, isTouch: true)
        for step in 1...6 {
            stage.advance(frames: 1)
            pointer.moved(to: CGPoint(x: 100, y: 250 - 20 * step), time: stage.time)
        }
        stage.advance(by: 0.5)
        pointer.moved(to: CGPoint(x: 100, y: 130), time: stage.time)
        pointer.released(at: CGPoint(x: 100, y: 130), time: stage.time)
        stage.advance(frames: 2)
        #expect(log.calls == ["begin true", "will end", "end false"])
        #expect(!view.isDecelerating && view.contentOffset.y == 100)
    }

    @Test func `pages are as long as the view`() throws {
        let stage = try stage {
            $0.isPagingEnabled = true
            $0.contentSize = CGSize(width: 600, height: 300)
        }
        swipe(stage, from: CGPoint(x: 180, y: 100), to: CGPoint(x: 60, y: 100))
        try stage.settle()
        #expect(abs(view.contentOffset.x - 200) < 0.2 && view.contentOffset.y == 0)
    }

    @Test func `content gives way at its ends only if it is longer, and never without bounces`() throws {
        let stage = try stage()
        func pull() -> CGFloat {
            let pointer = stage.views.pointer
            pointer.pressed(at: CGPoint(x: 100, y: 50), time: stage.time, isTouch: true)
            for step in 1...6 {
                pointer.moved(to: CGPoint(x: 100, y: 50 + 20 * step), time: stage.time + Double(step) / 100)
            }
            stage.advance(frames: 1)
            defer {
                pointer.released(at: CGPoint(x: 100, y: 170), time: stage.time)
                stage.advance(by: 2)
            }
            return view.contentOffset.y
        }
        #expect(pull() < -20)
        #expect(abs(view.contentOffset.y) < 0.2)
        view.bounces = false
        stage.advance(frames: 1)
        #expect(pull() == 0)
        view.bounces = true
        view.contentSize.height = 200
        stage.advance(frames: 1)
        #expect(pull() == 0)
        view.alwaysBounceVertical = true
        stage.advance(frames: 1)
        #expect(pull() < -20)
    }

    @Test func `insets add room at the ends, and keep content where it is`() throws {
        let stage = try stage { $0.contentInset = UIEdgeInsets(top: 30, bottom: 50) }
        #expect(view.contentOffset.y == -30)
        #expect(try stage.layer("mark").frame.minY == 730)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -5_000))
        stage.advance(frames: 1)
        #expect(view.contentOffset.y == 750)
        view.contentOffset.y = 100
        view.contentInset.top = 60
        try stage.settle()
        #expect(view.contentOffset.y == 100)
        #expect(try stage.layer("mark").frame.minY == 600)
    }

    @Test func `the shortest way shows a rectangle`() throws {
        let stage = try stage()
        view.scrollRectToVisible(mark.frame, animated: false)
        #expect(view.contentOffset.y == 440)
        view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 400)
        view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 400)
        try stage.settle()
        #expect(view.contentOffset.y == 400)
    }

    @Test func `views that are hosted in the content are hit where they are shown`() throws {
        var taps = 0
        let controller = UIHostingController(
            rootView: Button("Deep") { taps += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity))
        let stage = try stage {
            controller.view.frame = CGRect(x: 0, y: 800, width: 200, height: 100)
            $0.addSubview(controller.view)
        }
        view.contentOffset.y = 700
        try stage.settle()
        stage.tap(at: CGPoint(x: 100, y: 150))
        try stage.tap("Deep")
        #expect(taps == 2)
    }

    @Test func `recognisers in the content and on the view act`() throws {
        let calls = Calls()
        let stage = try stage {
            $0.addGestureRecognizer(UITapGestureRecognizer { _ in calls.names.append("view") })
            mark.addGestureRecognizer(UITapGestureRecognizer { _ in calls.names.append("mark") })
        }
        view.contentOffset.y = 600
        try stage.settle()
        stage.tap(at: CGPoint(x: 20, y: 110))
        stage.tap(at: CGPoint(x: 120, y: 110))
        #expect(calls.names == ["mark", "view"])
    }

    @MainActor private final class Calls { var names: [String] = [] }

    @Test func `a subclass lays out at each offset, in the same frame`() throws {
        @MainActor final class Sticky: UIScrollView {
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            override func layoutSubviews() {
                super.layoutSubviews()
                header.frame.origin = contentOffset
            }
        }
        let sticky = Sticky()
        sticky.contentSize = CGSize(width: 200, height: 2_000)
        sticky.header.accessibilityLabel = "header"
        sticky.addSubview(sticky.header)
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Wrapper(view: sticky) }
        try stage.settle()
        sticky.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        for _ in 0..<10 {
            stage.advance(frames: 1)
            #expect(try stage.layer("header").frame.minY == 0)
        }
        try stage.settle()
        #expect(sticky.header.frame.minY == 500)
    }

    @Test func `a view that is taken out and put in again keeps its offset`() throws {
        struct Host: View {
            let view: UIScrollView
            @State private var isShown = true
            var body: some View {
                VStack(spacing: 0) {
                    Button("Toggle") { isShown.toggle() }.frame(height: 40)
                    if isShown { Wrapper(view: view) } else { Color.clear }
                }
            }
        }
        view.contentSize = CGSize(width: 200, height: 1_000)
        mark.accessibilityLabel = "mark"
        view.addSubview(mark)
        let stage = Stage(size: CGSize(width: 200, height: 340)) { Host(view: view) }
        try stage.settle()
        view.contentOffset.y = 500
        try stage.settle()
        let place = try stage.layer("mark").frame.minY
        try stage.tap("Toggle")
        try stage.settle()
        #expect(view.contentOffset.y == 500)
        try stage.tap("Toggle")
        try stage.settle()
        #expect(try stage.layer("mark").frame.minY == place && view.contentOffset.y == 500)
    }

    @Test func `assistive technology finds the subviews in a scroll area with the view's name`() throws {
        let stage = try stage {
            mark.isAccessibilityElement = true
            $0.accessibilityLabel = "Board"
        }
        let area = try #require(stage.accessibilityElement("Board"))
        #expect(area.role == .scrollArea && area.children.map(\.label) == ["mark"])
        view.contentSize.height = 300
        mark.frame.origin.y = 200
        try stage.settle()
        #expect(stage.accessibilityElement("mark") != nil)
        #expect(!stage.accessibilityTree.all.contains { $0.role == .scrollArea }, "there is nothing to scroll")
    }

    @Test func `offsets count from the left in layouts from right to left too`() throws {
        view.contentSize = CGSize(width: 1_000, height: 300)
        mark.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
        mark.accessibilityLabel = "mark"
        view.addSubview(mark)
        view.contentInset = UIEdgeInsets(left: 10)
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            Wrapper(view: view).environment(\.layoutDirection, .rightToLeft)
        }
        try stage.settle()
        #expect(try stage.layer("mark").frame == CGRect(x: 40, y: 40, width: 50, height: 60))
        view.contentOffset.x = 20
        try stage.settle()
        #expect(try stage.layer("mark").frame.minX == 10)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: -100, height: 0))
        stage.advance(frames: 1)
        #expect(view.contentOffset.x == 120)
        #expect(try stage.layer("mark").frame.minX == -90)
    }

    // MARK: Zooming

    private func zooming(_ change: (UIScrollView) -> Void = { _ in }) throws -> Stage {
        try stage {
            mark.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
            $0.contentSize = mark.frame.size
            log.zoomed = mark
            $0.minimumZoomScale = 1
            $0.maximumZoomScale = 4
            change($0)
        }
    }

    @Test func `a pinch zooms about the fingers, and comes back within the limits`() throws {
        let stage = try zooming()
        #expect(view.pinchGestureRecognizer != nil)
        stage.pinch(at: CGPoint(x: 100, y: 150), to: 2)
        try stage.settle()
        #expect(abs(view.zoomScale - 2) < 0.01 && abs(view.contentSize.width - 400) < 2)
        #expect(abs(view.contentOffset.x - 100) < 2 && abs(view.contentOffset.y - 150) < 2)
        #expect(log.calls.contains("pinch") && log.calls.last?.hasPrefix("zoomed 2") == true)
        stage.pinch(at: CGPoint(x: 100, y: 150), to: 0.1)
        try stage.settle()
        #expect(view.zoomScale == 1 && view.contentOffset == .zero && !view.isZoomBouncing)
    }

    @Test func `a rectangle is zoomed to, as far as the limits allow`() throws {
        let stage = try zooming()
        view.zoom(to: CGRect(x: 100, y: 150, width: 100, height: 150), animated: true)
        #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 200, y: 300))
        try stage.settle()
        let frame = try stage.layer("mark").frame
        #expect(frame == CGRect(x: -200, y: -300, width: 400, height: 600))
        #expect(log.calls == ["zoomed 2.0"])
        view.zoomScale = 100
        #expect(view.zoomScale == 4)
    }
}
