import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Rows and columns of views: distributions, alignments, gaps, hidden views.
@MainActor struct StackViewTests {
    private final class Sized: UIView {
        let size: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let views = [Sized(20, 30), Sized(40, 10), Sized(60, 20)]

    /// A stack of the three views, `length` points long.
    private func stack(_ length: CGFloat? = nil, _ set: (UIStackView) -> Void) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        set(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        if let length {
            let anchor = stack.axis == .horizontal ? stack.widthAnchor : stack.heightAnchor
            anchor.constraint(equalToConstant: length).isActive = true
        }
        root.layoutIfNeeded()
        return stack
    }

    private var starts: [CGFloat] { views.map(\.frame.minX) }
    private var lengths: [CGFloat] { views.map(\.frame.width) }

    @Test func `without room to spare, the stack is as large as its views and gaps`() {
        let stack = stack { $0.spacing = 10 }
        #expect(stack.frame.size == CGSize(width: 140, height: 30))
        #expect(starts == [0, 30, 80])
        #expect(lengths == [20, 40, 60])
        #expect(views.allSatisfy { $0.frame.height == 30 }, "fill: from edge to edge")
    }

    @Test func `fill gives the rest to the view that hugs least`() {
        views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        _ = stack(200) { $0.spacing = 5 }
        #expect(lengths == [20, 110, 60])
        #expect(starts == [0, 25, 140])
    }

    @Test func `fill equally and proportionally`() {
        let stack = stack(310) {
            $0.spacing = 5
            $0.distribution = .fillEqually
        }
        #expect(lengths == [100, 100, 100])
        stack.distribution = .fillProportionally
        stack.spacing = 35
        root.layoutIfNeeded()
        #expect(lengths == [40, 80, 120])
        #expect(starts == [0, 75, 190])
    }

    @Test func `equal gaps and equal distances between the middles`() {
        let stack = stack(220) { $0.distribution = .equalSpacing }
        #expect(lengths == [20, 40, 60])
        #expect(starts == [0, 70, 160])
        stack.distribution = .equalCentering
        root.layoutIfNeeded()
        // Middles at 10, 100 and 190.
        #expect(starts == [0, 80, 160])
        #expect(lengths == [20, 40, 60])
    }

    @Test func `alignments of a row and of a column`() {
        let stack = stack { $0.alignment = .center }
        #expect(views.map(\.frame.minY) == [0, 10, 5])
        #expect(views.map(\.frame.height) == [30, 10, 20])
        #expect(stack.frame.height == 30)
        stack.alignment = .bottom
        root.layoutIfNeeded()
        #expect(views.map(\.frame.maxY) == [30, 30, 30])
        stack.axis = .vertical
        stack.alignment = .trailing
        root.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 60, height: 60))
        #expect(views.map(\.frame.maxX) == [60, 60, 60])
        #expect(views.map(\.frame.minY) == [0, 30, 40])
        stack.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(starts == [0, 0, 0], "trailing is left")
    }

    @Test func `gaps of their own, and margins`() {
        let stack = stack {
            $0.spacing = 10
            $0.setCustomSpacing(25, after: views[0])
            $0.isLayoutMarginsRelativeArrangement = true
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }
        #expect(starts == [2, 47, 97])
        #expect(stack.frame.size == CGSize(width: 161, height: 34))
        #expect(views[0].frame.minY == 1)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        root.layoutIfNeeded()
        #expect(starts == [2, 32, 82])
    }

    @Test func `hidden views leave the row, and views that are removed leave the arrangement`() {
        let stack = stack { $0.spacing = 10 }
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.width == 90)
        #expect(views[2].frame.minX == 30)
        #expect(views[1].frame == CGRect(x: 20, y: 0, width: 0, height: 30), "it will grow out of its gap")
        views[1].isHidden = false
        root.layoutIfNeeded()
        #expect(starts == [0, 30, 80])
        views[0].removeFromSuperview()
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [views[1], views[2]])
        #expect(views[1].frame.minX == 0)
    }

    @Test func `constraints of the program apply to arranged views`() {
        views[0].heightAnchor.constraint(equalToConstant: 77).isActive = true
        let stack = stack { $0.alignment = .top }
        views[0].widthAnchor.constraint(equalTo: views[2].widthAnchor, multiplier: 2).isActive = true
        root.layoutIfNeeded()
        #expect(views[0].frame.height == 77)
        #expect(abs(views[0].frame.width - 2 * views[2].frame.width) < 1e-9)
        #expect(stack.frame.height == 77)
    }

    @Test func `where text runs from right to left, rows begin at the right`() {
        _ = stack(200) {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.spacing = 10
            views[2].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        }
        #expect(views.map(\.frame.maxX) == [200, 170, 120])
        #expect(views[2].frame.minX == 0)
    }

    @Test func `a row that is hidden moves the others in an animation`() throws {
        struct Holding: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = .top
        for view in views { view.setContentHuggingPriority(.required, for: .horizontal) }
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Holding(view: stack) }
        stage.advance(frames: 1)
        let before = views[2].frame.minX
        UIView.animate(.linear(duration: 1)) {
            views[1].isHidden = true
            stack.layoutIfNeeded()
        }
        stage.advance(by: 0.5)
        let after = views[2].frame.minX
        #expect(after < before)
        let shown = views[2].layer.presentation()?.frame.minX ?? 0
        #expect(abs(shown - (before + after) / 2) < 1e-6)
    }
}
