import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Hierarchy, geometry, appearance and layout of the UIKit views that the shim has.
@MainActor struct UIViewTests {
    @Test func `frames, bounds, centres and transforms go together`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        #expect(view.center == CGPoint(x: 30, y: 30))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -10, y: 10, width: 80, height: 40), "a frame is that of what is transformed")
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        view.bounds.size.width = 20
        #expect(view.center == CGPoint(x: 30, y: 30))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
        view.layer.anchorPoint = .zero
        #expect(view.frame.origin == CGPoint(x: 30, y: 30), "the anchor comes to lie at the position")
    }

    @Test func `subviews are in order, each in one place`() {
        let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        root.insertSubview(c, belowSubview: b)
        #expect(root.subviews == [a, c, b])
        root.bringSubviewToFront(a)
        #expect(root.subviews == [c, b, a])
        root.insertSubview(a, aboveSubview: c)
        #expect(root.subviews == [c, a, b])
        root.sendSubviewToBack(b)
        #expect(root.layer.sublayers?.map(ObjectIdentifier.init) == [b, c, a].map { ObjectIdentifier($0.layer) })
        c.addSubview(root)
        #expect(root.superview == nil, "nothing lies in itself")
        b.addSubview(a)
        #expect(root.subviews == [b, c])
        #expect(a.isDescendant(of: root))
        a.tag = 7
        #expect(root.viewWithTag(7) === a)
        a.removeFromSuperview()
        #expect(root.viewWithTag(7) == nil)
    }

    @Test func `points go from one view's space to another's, as they are on screen`() {
        let shelf = Shelf(size: CGSize(width: 200, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        shelf.view.addSubview(inner)
        shelf.view.center = CGPoint(x: 100, y: 50)
        shelf.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        shelf.stage.advance(frames: 1)
        // The view of 20 × 20 about (100, 50), twice as large, begins at (80, 30); the inner one begins at (90, 40).
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 90, y: 40))
        #expect(inner.convert(CGPoint(x: 110, y: 60), from: shelf.root) == CGPoint(x: 10, y: 10))
        #expect(inner.convert(inner.bounds, to: shelf.view) == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    @Test func `it is drawn: colour, corners, border, clip and opacity`() {
        let shelf = Shelf(size: CGSize(width: 100, height: 100))
        let (stage, view) = (shelf.stage, shelf.view)
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(stage.image[10, 10] == 0xFFFF_0000)
        #expect(stage.image[30, 30] == 0xFFFF_FFFF)
        view.layer.cornerRadius = 10
        #expect(stage.image[0, 0] == 0xFFFF_FFFF, "a round corner leaves the ground free")
        #expect(stage.image[10, 10] == 0xFFFF_0000)
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 40, height: 10))
        child.backgroundColor = .blue
        view.addSubview(child)
        #expect(stage.image[30, 5] != 0xFFFF_FFFF)
        view.clipsToBounds = true
        #expect(stage.image[30, 5] == 0xFFFF_FFFF)
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
        #expect(stage.image[10, 1] == 0xFF00_FF00, "a border lies above what is on the view")
        view.isHidden = true
        #expect(stage.image[10, 10] == 0xFFFF_FFFF)
    }

    @Test func `a colour that differs with the appearance follows that of the window`() {
        let dark = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = dark
        let stage = Stage(size: CGSize(width: 40, height: 40), colorScheme: .dark) { Holding(view: view) }
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
        _ = stage
    }

    private struct Holding: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test func `subviews are laid out once before a frame, and at once when asked, within an animation too`() throws {
        let view = Columns()
        let stage = Stage(size: CGSize(width: 100, height: 20)) { Holding(view: view) }
        #expect(view.layouts > 0)
        #expect(view.left.frame.width == 50)
        let before = view.layouts
        view.setNeedsLayout()
        view.setNeedsLayout()
        #expect(view.layouts == before)
        stage.advance(frames: 1)
        #expect(view.layouts == before + 1)
        view.part = 0.8
        UIView.animate(.linear(duration: 1)) {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        #expect(view.left.frame.width == 80)
        stage.advance(by: 0.5)
        #expect(abs((view.left.layer.presentation()?.bounds.width ?? 0) - 65) < 1e-6)
    }

    private final class Columns: UIView {
        let left = UIView()
        var part = 0.5
        var layouts = 0

        init() {
            super.init(frame: .zero)
            addSubview(left)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            layouts += 1
            left.frame = CGRect(x: 0, y: 0, width: bounds.width * part, height: bounds.height)
        }
    }

    @Test func `flexible margins and lengths share what their superview gains`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(view)
        root.frame.size = CGSize(width: 200, height: 150)
        #expect(view.frame == CGRect(x: 20, y: 60, width: 160, height: 30))
    }

    @Test func `a view that moves to another superview keeps what runs on it; one that goes ends it`() throws {
        let shelf = Shelf(size: CGSize(width: 400, height: 100))
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        shelf.root.addSubview(other)
        var done = 0
        UIView.animate(.linear(duration: 1)) {
            shelf.view.center.x = 110
        } completion: {
            done += 1
        }
        shelf.stage.advance(by: 0.5)
        other.addSubview(shelf.view)
        shelf.stage.advance(frames: 1)
        #expect(abs((shelf.view.layer.presentation()?.position.x ?? 0) - 61.7) < 0.1)
        #expect(done == 0)
        shelf.view.removeFromSuperview()
        shelf.stage.advance(frames: 2)
        #expect(done == 1)
        #expect(shelf.view.layer.presentation()?.position.x == 110)
    }

    @Test func `labels and image views are views of SwiftUI's on a layer`() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Bead"
        label.textColor = .red
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        star.frame = CGRect(x: 100, y: 0, width: 20, height: 20)
        label.addSubview(star)
        let stage = Stage(size: CGSize(width: 200, height: 40)) { Holding(view: label) }
        stage.advance(frames: 1)
        #expect(stage.names.contains("Bead"))
        #expect(label.sizeThatFits(CGSize(width: 200, height: 40)).height > 10)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(named: "no such file") == nil)
        label.text = "Box"
        stage.advance(frames: 1)
        #expect(stage.names.contains("Box"))
    }
}
