import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

@testable import UIKitCore

/// `attributedText` of labels, fields and text views.
@MainActor struct AttributedTextTests {
    private struct Wrapper<Wrapped: UIView>: UIViewRepresentable {
        let view: Wrapped
        func makeUIView(context: Context) -> Wrapped { view }
        func updateUIView(_ view: Wrapped, context: Context) {}
    }

    private let mixed: NSAttributedString = {
        let text = NSMutableAttributedString(string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(
            NSAttributedString(
                string: "LARGE", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red]))
        return text
    }()

    private func stage<V: UIView>(_ view: V, height: CGFloat = 200) throws -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: height)) { Wrapper(view: view) }
        try stage.settle()
        return stage
    }

    /// Pixels that are much redder than green.
    private func redPixels(_ stage: Stage) -> Int {
        stage.image.pixels.count { ($0 >> 16) & 0xFF > (($0 >> 8) & 0xFF) + 80 }
    }

    @Test func `a label is as large as its parts, and has their colours`() throws {
        let label = UILabel()
        label.attributedText = mixed
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        label.setContentHuggingPriority(.defaultHigh, for: .vertical)
        let stage = try stage(label)
        let size = label.intrinsicContentSize
        #expect(size.height > 40 && size.width > 130)
        #expect(label.bounds.size == size)
        #expect(redPixels(stage) > 200)
        #expect(label.text == "small LARGE")
        label.text = "small LARGE"
        try stage.settle()
        #expect(label.intrinsicContentSize.height < 30 && redPixels(stage) == 0)
        #expect(label.attributedText?.string == "small LARGE")
    }

    @Test func `a font or a colour that is set later counts for all of the text`() throws {
        let label = UILabel()
        label.attributedText = mixed
        label.font = .systemFont(ofSize: 12)
        let stage = try stage(label)
        #expect(label.intrinsicContentSize.height < 20)
        label.textColor = .blue
        try stage.settle()
        #expect(redPixels(stage) == 0)
    }

    @Test func `a text view shows its parts, and what is typed looks like what is before it`() throws {
        let view = UITextView()
        view.attributedText = mixed
        let stage = try stage(view)
        let before = redPixels(stage)
        #expect(before > 200)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 11, length: 0)
        stage.type("HHH")
        try stage.settle()
        #expect(view.text == "small LARGEHHH")
        #expect(redPixels(stage) > before + 100)
        #expect(view.attributedText.attributes(at: 13)[.foregroundColor] as? UIColor == .red)
        view.selectedRange = NSRange(location: 0, length: 0)
        view.typingAttributes = [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 10)]
        stage.type("x")
        #expect(view.attributedText.attributes(at: 0)[.foregroundColor] as? UIColor == .green)
        #expect(view.attributedText.attributes(at: 1)[.foregroundColor] == nil)
        #expect(view.attributedText.string == "xsmall LARGEHHH")
    }

    @Test func `deleting and replacing keep the attributes of the rest`() {
        var content = AttributedContent()
        content.set(mixed)
        content.typed("smLARGE")
        #expect(content.attributed([:]).runs.map(\.string) == ["sm", "LARGE"])
        content.typed("smL👋GE")
        #expect(content.attributed([:]).runs.map(\.string) == ["sm", "L", "👋", "GE"])
        content.typed("smL👍GE")
        #expect(content.string == "smL👍GE" && content.attributed([:]).string == "smL👍GE")
        content.typed("")
        #expect(content.attributed([:]).length == 0 && content.string.isEmpty)
        content.typed("a")
        #expect(content.attributed([:]).string == "a")
    }

    @Test func `paragraphs are as high as their own fonts`() throws {
        let view = UITextView()
        let text = NSMutableAttributedString(string: "a\n\n", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(string: "b\n", attributes: [.font: UIFont.systemFont(ofSize: 50)]))
        text.append(NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
        view.attributedText = text
        let stage = try stage(view, height: 300)
        let high = view.contentSize.height
        #expect(high > 90 && high < 160)
        view.font = .systemFont(ofSize: 10)
        try stage.settle()
        #expect(view.contentSize.height < 80)
    }

    @Test func `a field has attributes too, and a placeholder with some`() throws {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)])
        #expect(field.placeholder == "Name")
        let stage = try stage(field, height: 60)
        #expect(redPixels(stage) > 50)
        field.attributedText = NSAttributedString(string: "Bo", attributes: [.foregroundColor: UIColor.blue])
        try stage.settle()
        #expect(redPixels(stage) == 0 && field.text == "Bo")
        field.becomeFirstResponder()
        stage.type("b")
        #expect(field.attributedText?.string == "Bob")
        #expect(field.attributedText?.attributes(at: 2)[.foregroundColor] as? UIColor == .blue)
    }

    @Test func `the paragraph style at the start aligns and spaces the lines`() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 20
        style.alignment = .right
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "one\ntwo"
        let stage = try stage(label)
        let plain = label.intrinsicContentSize.height
        label.attributedText = NSAttributedString(string: "one\ntwo", attributes: [.paragraphStyle: style])
        try stage.settle()
        #expect(abs(label.intrinsicContentSize.height - plain - 20) < 1)
    }

    // MARK: A text view scrolls as scroll views do

    @MainActor private final class Log: NSObject, UITextViewDelegate {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    @Test func `a text view is a scroll view, whose delegate is told of both`() throws {
        let view = UITextView()
        let log = Log()
        view.delegate = log
        #expect((view as UIScrollView).delegate === log)
        view.text = (1...100).map { "Line \($0)" }.joined(separator: "\n")
        let stage = try stage(view)
        #expect(view.contentSize.height > 1_500 && view.bounds.height == 200)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -300))
        stage.advance(frames: 1)
        #expect(view.contentOffset.y == 300 && log.scrolls == 1)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 150, length: 0)
        try stage.settle()
        try stage.key("ctrl+End")
        try stage.settle()
        #expect(abs(view.contentOffset.y - (view.contentSize.height - 200)) < 1)
        try stage.key("ctrl+Home")
        try stage.settle()
        #expect(view.contentOffset.y == 0)
        try stage.key("Next")
        try stage.settle()
        try stage.key("Next")
        try stage.settle()
        #expect(view.contentOffset.y > 100 && view.contentOffset.y < 400)
        view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
        try stage.settle()
        #expect(abs(view.contentOffset.y - (view.contentSize.height - 200)) < 1)
    }

    @Test func `a text view is one element for assistive technology, however long it is`() throws {
        let view = UITextView()
        view.text = (1...100).map { "Line \($0)" }.joined(separator: "\n")
        view.accessibilityLabel = "Diary"
        let stage = try stage(view)
        #expect(stage.accessibilityElement("Diary")?.role == .textEditor)
        #expect(!stage.accessibilityTree.all.contains { $0.role == .scrollArea })
    }

    @Test func `assistive technology is told the look of each part`() throws {
        let view = UITextView()
        let words = NSMutableAttributedString(string: "plain ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        let heavy: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        words.append(NSAttributedString(string: "heavy", attributes: heavy))
        view.attributedText = words
        view.accessibilityLabel = "Words"
        let stage = try stage(view)
        let runs = stage.accessibilityTextRuns("Words")
        #expect(runs.map(\.count) == [6, 5] && runs.map(\.weight) == [400, 700])
        #expect(runs.last?.foreground == AccessibilityTextRun.Color(red: 0, green: 0, blue: 65_535))
    }

    @Test func `a press below a short text sets the caret`() throws {
        let view = UITextView()
        view.text = "short"
        let stage = try stage(view)
        stage.tap(at: CGPoint(x: 200, y: 180))
        #expect(view.isFirstResponder && view.selectedRange.location == 5)
        #expect(view.contentSize.height < 60)
    }
}
