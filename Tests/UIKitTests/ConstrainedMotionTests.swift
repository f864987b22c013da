import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Constraints in a window: motion, texts that break, content of scroll views, sizes in SwiftUI.
@MainActor struct ConstrainedMotionTests {
    private struct Holding: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func subview<Made: UIView>(_ view: Made, of root: UIView) -> Made {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    @Test func `a constant that is changed moves views in an animation, and at once without`() throws {
        let root = UIView()
        let box = subview(UIView(), of: root)
        let left = box.leftAnchor.constraint(equalTo: root.leftAnchor)
        NSLayoutConstraint.activate([
            left, box.topAnchor.constraint(equalTo: root.topAnchor), box.widthAnchor.constraint(equalToConstant: 20),
            box.heightAnchor.constraint(equalToConstant: 20),
        ])
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Holding(view: root) }
        stage.advance(frames: 1)
        #expect(box.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        left.constant = 100
        UIView.animate(.linear(duration: 1)) { root.layoutIfNeeded() }
        #expect(box.frame.minX == 100, "the model is final at once")
        stage.advance(by: 0.5)
        #expect(abs((box.layer.presentation()?.frame.minX ?? 0) - 50) < 1e-6)
        try stage.settle()
        left.constant = 30
        stage.advance(frames: 1)
        #expect(box.layer.presentation()?.frame.minX == 30)
        #expect(stage.isIdle)
    }

    @Test func `a label breaks in the width that constraints give to it, and what is below moves down`() {
        let root = UIView()
        let label = subview(UILabel(), of: root)
        let below = subview(UIView(), of: root)
        label.numberOfLines = 0
        label.text = "One"
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
            below.heightAnchor.constraint(equalToConstant: 5),
        ])
        let stage = Stage(size: CGSize(width: 100, height: 300)) { Holding(view: root) }
        stage.advance(frames: 1)
        let line = label.frame.height
        #expect(line > 15)
        #expect(below.frame.minY == line + 10)
        label.text = "One two three four five six seven eight nine ten"
        stage.advance(frames: 2)
        #expect(label.frame.width == 100)
        #expect(label.frame.height > line * 3)
        #expect(below.frame.minY == label.frame.height + 10)
    }

    @Test func `baselines of texts of different sizes meet`() {
        let root = UIView()
        let (small, large) = (subview(UILabel(), of: root), subview(UILabel(), of: root))
        (small.text, large.text) = ("ab", "ab")
        small.font = .systemFont(ofSize: 10)
        large.font = .systemFont(ofSize: 40)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Holding(view: root) }
        stage.advance(frames: 2)
        // The parts above the baselines are in the ratio of the sizes.
        let above = large.frame.height * 0.79 - small.frame.height * 0.79
        #expect(abs(small.frame.minY - above) < 3, "\(small.frame) \(large.frame)")
        #expect(small.frame.minX == large.frame.maxX)
    }

    @Test func `constraints give a scroll view its content, and its frame guide stays`() {
        let root = UIView()
        let scroll = subview(UIScrollView(), of: root)
        let (content, pinned) = (subview(UIView(), of: scroll), subview(UIView(), of: scroll))
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 4),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -4),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -8),
            content.heightAnchor.constraint(equalToConstant: 500),
            pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 7),
            pinned.heightAnchor.constraint(equalToConstant: 10),
        ])
        let stage = Stage(size: CGSize(width: 120, height: 200)) { Holding(view: root) }
        stage.advance(frames: 1)
        #expect(scroll.frame == CGRect(x: 0, y: 20, width: 120, height: 180))
        #expect(scroll.contentSize == CGSize(width: 120, height: 500))
        #expect(content.frame == CGRect(x: 4, y: 0, width: 112, height: 500))
        #expect(pinned.frame.minY == 7)
        scroll.contentOffset.y = 50
        stage.advance(frames: 1)
        #expect(pinned.frame.minY == 57)
        #expect(content.frame.minY == 0)
    }

    @Test func `a view with constraints inside has its size in SwiftUI`() {
        let card = UIView()
        let box = subview(UIView(), of: card)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            card.setContentHuggingPriority(.required, for: axis)
        }
        let height = box.heightAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
            box.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -5),
            box.topAnchor.constraint(equalTo: card.topAnchor), box.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            box.widthAnchor.constraint(equalToConstant: 60), height,
        ])
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Holding(view: card) }
        stage.advance(frames: 1)
        #expect(card.bounds.size == CGSize(width: 70, height: 30))
        height.constant = 40
        stage.advance(frames: 2)
        #expect(card.bounds.size == CGSize(width: 70, height: 40))
        #expect(stage.isIdle)
    }
}
