import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

@testable import UIKitCore

/// `CATextLayer`, and layers whose drawing follows their size.
@MainActor struct TextLayerTests {
    private struct Wrapper: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private let view = UIView()
    private let text = CATextLayer()

    private func stage(_ change: (CATextLayer) -> Void = { _ in }) throws -> Stage {
        view.backgroundColor = .white
        text.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        text.string = "Lilt"
        text.foregroundColor = UIColor.red.cgColor
        change(text)
        view.layer.addSublayer(text)
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Wrapper(view: view) }
        try stage.settle()
        return stage
    }

    /// Bounding rectangle of the red pixels.
    private func red(_ stage: Stage) -> CGRect {
        let image = stage.image
        var area = CGRect.null
        for (index, pixel) in image.pixels.enumerated() where (pixel >> 16) & 0xFF > ((pixel >> 8) & 0xFF) + 80 {
            area = area.union(CGRect(x: index % image.width, y: index / image.width, width: 1, height: 1))
        }
        return area
    }

    @Test func `a text is drawn from the top, in its size and colour`() throws {
        let stage = try stage()
        let area = red(stage)
        #expect(area.minX < 10 && area.minY < 20 && area.height > 20 && area.height < 40)
        text.fontSize = 72
        stage.advance(by: 0.125)
        let between = red(stage).height
        try stage.settle()
        let after = red(stage).height
        #expect(after > area.height * 1.8 && between > area.height && between < after, "changes of the size animate")
    }

    @Test func `lines are aligned, and break only where they may`() throws {
        let stage = try stage { $0.alignmentMode = .right }
        #expect(red(stage).maxX > 290)
        text.alignmentMode = .center
        try stage.settle()
        #expect(abs(red(stage).midX - 150) < 5)
        text.string = String(repeating: "word ", count: 12)
        text.alignmentMode = .left
        try stage.settle()
        #expect(red(stage).height < 50)
        text.isWrapped = true
        try stage.settle()
        #expect(red(stage).height > 100)
    }

    @Test func `natural lines begin where layout begins, and left is left`() throws {
        view.backgroundColor = .white
        text.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        text.string = "Lilt"
        text.foregroundColor = UIColor.red.cgColor
        view.layer.addSublayer(text)
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Wrapper(view: view).environment(\.layoutDirection, .rightToLeft)
        }
        try stage.settle()
        #expect(red(stage).maxX > 290)
        text.alignmentMode = .left
        try stage.settle()
        #expect(red(stage).minX < 10)
    }

    @Test func `what is cut has an ellipsis, and follows the layer's width`() throws {
        let stage = try stage {
            $0.string = "A text that is too long for its layer"
            $0.truncationMode = .end
        }
        #expect(red(stage).maxX <= 300)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        text.frame.size.width = 150
        CATransaction.commit()
        try stage.settle()
        #expect(red(stage).maxX <= 150 && red(stage).maxX > 90)
    }

    @Test func `a text with attributes has their colours`() throws {
        let stage = try stage {
            $0.string = NSAttributedString(string: "Blue", attributes: [.foregroundColor: UIColor.blue])
        }
        #expect(red(stage).isNull && (text.string as? NSAttributedString)?.string == "Blue")
    }

    @Test func `a gradient is as large as its layer, which has changed its size`() throws {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
        gradient.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        view.layer.addSublayer(gradient)
        let stage = try stage { $0.string = nil }
        #expect(red(stage) == CGRect(x: 0, y: 0, width: 50, height: 50))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame.size = CGSize(width: 100, height: 80)
        CATransaction.commit()
        try stage.settle()
        #expect(red(stage) == CGRect(x: 0, y: 0, width: 100, height: 80))
    }
}
