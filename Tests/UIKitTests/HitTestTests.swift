import Lilt
import SwiftUI
import Testing
import UIKit

/// Hit tests of views, as they are and as programs override them, and the classes of their layers.
@MainActor struct HitTestTests {
    private class Pad: UIView {
        var taps = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.taps += 1 })
        }
        required init?(coder: NSCoder) { return nil }
    }

    /// A view that lets touches through where no subview is.
    private final class Sheet: Pad {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }

    /// A view that is hit ten points around it, too.
    private final class LargePad: Pad {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -10, dy: -10).contains(point)
        }
    }

    /// A view whose touches go to another.
    private final class Forwarding: Pad {
        weak var receiver: UIView?
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            self.point(inside: point, with: event) ? receiver : nil
        }
    }

    private final class Frame: UIView {
        var windows: [Bool] = []
        override func willMove(toWindow newWindow: UIWindow?) { windows.append(newWindow != nil) }
        override func didMoveToWindow() { windows.append(window != nil) }
    }

    private final class Slope: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private final class Ring: CAShapeLayer {
        var isMadeByInit = false
        override init() {
            super.init()
            isMadeByInit = true
        }
    }

    private final class RingView: UIView {
        override class var layerClass: AnyClass { Ring.self }
    }

    private let shelf = Shelf(size: CGSize(width: 100, height: 100))
    private var root: UIView { shelf.root }

    private func tap(_ x: CGFloat, _ y: CGFloat) throws {
        shelf.stage.tap(at: CGPoint(x: x, y: y))
        try shelf.stage.settle()
    }

    @Test func `the farthest view at a point is found, through views that take no touches`() {
        let box = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        let inner = UIView(frame: CGRect(x: 40, y: 10, width: 40, height: 20))
        root.addSubview(box)
        box.addSubview(inner)
        #expect(box.hitTest(CGPoint(x: 50, y: 15), with: nil) === inner)
        #expect(box.hitTest(CGPoint(x: 70, y: 15), with: nil) == nil, "outside of the box its subviews are not hit")
        #expect(box.hitTest(CGPoint(x: 5, y: 5), with: nil) === box)
        inner.isUserInteractionEnabled = false
        #expect(box.hitTest(CGPoint(x: 50, y: 15), with: nil) === box)
        box.alpha = 0
        #expect(box.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    }

    @Test func `a view that returns nil lets touches through to what is behind`() throws {
        let (behind, sheet, inside) = (Pad(), Sheet(), Pad())
        for view in [behind, sheet] {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            root.addSubview(view)
        }
        inside.frame = CGRect(x: 60, y: 60, width: 30, height: 30)
        sheet.addSubview(inside)
        shelf.stage.advance(frames: 1)
        try tap(20, 20)
        #expect(behind.taps == 1 && sheet.taps == 0 && inside.taps == 0)
        try tap(70, 70)
        #expect(behind.taps == 1 && inside.taps + sheet.taps == 1)
    }

    @Test func `a view may be hit around its bounds, and not in all of them`() throws {
        let pad = LargePad(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        root.addSubview(pad)
        shelf.stage.advance(frames: 1)
        try tap(35, 65)
        #expect(pad.taps == 1)
        try tap(25, 65)
        #expect(pad.taps == 1)
    }

    @Test func `touches go to the view that a hit test returns, wherever it is`() throws {
        let receiver = Pad(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let forwarding = Forwarding(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
        forwarding.receiver = receiver
        root.addSubview(forwarding)
        forwarding.addSubview(receiver)
        shelf.stage.advance(frames: 1)
        try tap(75, 75)
        #expect(receiver.taps == 1 || forwarding.taps == 1)
        #expect(receiver.taps == 1)
    }

    @Test func `views are told of windows before and after they enter and leave`() {
        let view = Frame()
        root.addSubview(view)
        view.removeFromSuperview()
        shelf.stage.advance(frames: 1)
        view.windows = []
        root.addSubview(view)
        #expect(view.windows == [true, true])
        view.removeFromSuperview()
        #expect(view.windows == [true, true, false, false])
    }

    @Test func `a view gets a layer of the class that it names`() {
        let slope = Slope(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(slope.layer is CAGradientLayer && slope.layer.frame.width == 10)
        #expect((RingView().layer as? Ring)?.isMadeByInit == true)
        #expect(type(of: UIView().layer) == CALayer.self)
    }

    @Test func `what has a plain initialiser in UIKit has one here`() {
        let controller = UINavigationController()
        #expect(controller.viewControllers.isEmpty && controller.topViewController == nil)
        let page = UIViewController()
        controller.pushViewController(page, animated: true)
        #expect(controller.viewControllers == [page] && controller.visibleViewController === page)
        #expect(UINavigationBar().bounds == .zero)
        #expect(UIColor() == UIColor(white: 0, alpha: 0))
        #expect(!UISwitch().isOn && UISlider().value == 0 && UITextField().text?.isEmpty != false)
        page.awakeFromNib()
        page.view.awakeFromNib()
    }

    @Test func `options of transactions have keys`() {
        CATransaction.begin()
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
    }
}
