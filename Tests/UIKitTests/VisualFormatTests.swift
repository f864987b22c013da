import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

@testable import UIKitCore

/// Constraints by formats.
@MainActor struct VisualFormatTests {
    private struct Holding: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private let outer = UIView()
    private let a = UIView()
    private let b = UIView()
    private var views: [String: Any] { ["a": a, "b": b] }

    private func frames(_ formats: [String], _ options: NSLayoutConstraint.FormatOptions = []) -> [CGRect] {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["gap": 12, "low": 200], views: views))
        }
        let outer = outer
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Holding(view: outer) }
        stage.advance(frames: 2)
        return [a.frame, b.frame]
    }

    @Test func `distances by numbers, names and custom, and lengths`() {
        let frames = frames(["H:|-10-[a(50)]-gap-[b(>=60)]-|", "V:|[a]|", "V:|-(5)-[b(a@low)]-(>=0)-|"])
        #expect(frames[0] == CGRect(x: 10, y: 0, width: 50, height: 100))
        #expect(frames[1] == CGRect(x: 72, y: 5, width: 220, height: 95), "the margin of the superview is 8")
    }

    @Test func `views that touch, share their length and are aligned`() {
        let frames = frames(["[a(==b)]-[b]", "|[a]", "[b]|", "V:|-20-[a(30)]"], .alignAllTop)
        #expect(frames[0] == CGRect(x: 0, y: 20, width: 146, height: 30))
        #expect(frames[1].minX == 154 && frames[1].width == 146 && frames[1].minY == 20)
    }

    @Test(arguments: ["H:[a", "H:[c]", "[a]-x-[b]", "[a]-8[b]", "", "[a(]", "[a(>=)]"])
    func `formats that cannot be read give no constraints`(format: String) {
        outer.addSubview(a)
        outer.addSubview(b)
        #expect(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views) == [])
    }
}
