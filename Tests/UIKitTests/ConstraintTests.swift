import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Views placed by constraints.
@MainActor struct ConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func subview(of view: UIView? = nil) -> UIView {
        let made = UIView()
        made.translatesAutoresizingMaskIntoConstraints = false
        (view ?? root).addSubview(made)
        return made
    }

    @Test func `anchors place a view, and it follows its superview`() {
        let view = subview()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 4),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 10, width: 250, height: 104))
        root.frame.size = CGSize(width: 100, height: 60)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 10, width: 50, height: 34))
    }

    @Test func `a chain of views in views, across branches of the tree`() {
        let (left, right) = (subview(), subview())
        let inner = subview(of: left)
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            left.topAnchor.constraint(equalTo: root.topAnchor, constant: 15),
            left.heightAnchor.constraint(equalToConstant: 100),
            // The inner view gives its superview its width.
            inner.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5),
            inner.rightAnchor.constraint(equalTo: left.rightAnchor, constant: -5),
            inner.widthAnchor.constraint(equalToConstant: 40),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
            inner.centerYAnchor.constraint(equalTo: left.centerYAnchor),
            // Beside the inner view, which is in another view.
            right.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 20),
            right.rightAnchor.constraint(equalTo: root.rightAnchor),
            right.topAnchor.constraint(equalTo: inner.topAnchor),
            right.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 10, y: 15, width: 50, height: 100))
        #expect(inner.frame == CGRect(x: 5, y: 40, width: 40, height: 20))
        #expect(right.frame == CGRect(x: 75, y: 55, width: 225, height: 20))
    }

    @Test func `a higher priority wins, and inequalities bound it`() {
        let view = subview()
        let wish = view.widthAnchor.constraint(equalToConstant: 500)
        wish.priority = .defaultHigh
        let weak = view.widthAnchor.constraint(equalToConstant: 10)
        weak.priority = .defaultLow
        NSLayoutConstraint.activate([
            wish, weak, view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -40),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 260)
        wish.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        #expect(!wish.isActive)
        weak.constant = 30
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
    }

    @Test func `natural sizes hug and resist by their priorities`() {
        let (a, b) = (Sized(40, 10), Sized(70, 10))
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
            b.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        b.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 0, y: 0, width: 230, height: 10), "the one that hugs less grows")
        #expect(b.frame.width == 70)
        root.frame.size.width = 90
        a.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 40)
        #expect(b.frame.width == 50, "the one that resists less shrinks")
        a.size.width = 60
        a.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(b.frame.width == 30)
    }

    private final class Sized: UIView {
        var size: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
    }

    @Test func `the long initialiser, margins and guides`() {
        let view = subview()
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 12, bottom: 7, trailing: 9)
        root.addConstraints([
            NSLayoutConstraint(
                item: guide, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.25,
                constant: 0),
            NSLayoutConstraint(
                item: guide, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: guide, attribute: .right, multiplier: 1,
                constant: 3),
            NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 20),
        ])
        view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).isActive = true
        view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 12)
        #expect(guide.layoutFrame.width == 75)
        #expect(view.frame == CGRect(x: 90, y: 5, width: 20, height: 188))
        root.removeLayoutGuide(guide)
        #expect(root.constraints.count == 3, "constraints with the guide have ended")
    }

    @Test func `where text runs from right to left, leading is right`() {
        let view = subview()
        for item in [root, view] { item.semanticContentAttribute = .forceRightToLeft }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: root.centerXAnchor, constant: -10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 280)
        #expect(view.frame.minX == 160)
    }

    @Test func `a contradiction gives up the last constraint`() {
        let view = subview()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
        #expect(view.frame.width == 50)
    }

    @Test func `views that keep their frames are fixed points, and follow their superviews by their masks`() {
        let (card, label) = (subview(), subview())
        let fixed = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
        fixed.autoresizingMask = [.flexibleWidth]
        card.frame.size = CGSize(width: 40, height: 40)
        card.addSubview(fixed)
        NSLayoutConstraint.activate([
            card.leftAnchor.constraint(equalTo: root.leftAnchor), card.topAnchor.constraint(equalTo: root.topAnchor),
            card.widthAnchor.constraint(equalToConstant: 140), card.heightAnchor.constraint(equalToConstant: 40),
            label.leftAnchor.constraint(equalTo: fixed.rightAnchor),
            label.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 2),
        ])
        root.layoutIfNeeded()
        #expect(fixed.frame == CGRect(x: 5, y: 5, width: 130, height: 20))
        #expect(label.frame.origin == CGPoint(x: 135, y: 27))
        fixed.frame.origin.y = 15
        root.layoutIfNeeded()
        #expect(label.frame.origin == CGPoint(x: 135, y: 37))
    }

    @Test func `a view that leaves takes its constraints along, and ends those with others`() {
        let (view, other) = (subview(), subview())
        let inner = subview(of: view)
        let own = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
        let crossing = view.leftAnchor.constraint(equalTo: other.rightAnchor)
        let deep = inner.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([own, crossing, deep])
        view.removeFromSuperview()
        #expect(own.isActive)
        #expect(!crossing.isActive)
        #expect(!deep.isActive)
        let stray = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        stray.isActive = true
        #expect(!stray.isActive, "the views are in different trees")
    }

    @Test func `fitting sizes come from the constraints inside`() {
        let view = Sized(50, 30)
        view.translatesAutoresizingMaskIntoConstraints = false
        let card = UIView()
        card.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
            view.topAnchor.constraint(equalTo: card.topAnchor),
            card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 6),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 36))
        let wide = card.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 200, height: 36))
    }

    @Test func `constraints are updated once before a layout, and when asked`() {
        final class Updating: UIView {
            var updates = 0
            let box = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                box.translatesAutoresizingMaskIntoConstraints = false
                addSubview(box)
            }
            required init?(coder: NSCoder) { nil }
            override func updateConstraints() {
                if updates == 0 { box.widthAnchor.constraint(equalToConstant: 33).isActive = true }
                updates += 1
                super.updateConstraints()
            }
        }
        let view = Updating(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(view)
        root.layoutIfNeeded()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.updates == 1)
        #expect(view.box.frame.width == 33)
        view.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(view.updates == 2)
    }
}
