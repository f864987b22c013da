import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// `UITextField` and `UITextView` in representables, with coordinators as delegates and targets, as programs wrap them.
@MainActor struct TextInputTests {
    // MARK: Fields

    @MainActor private final class FieldLog: NSObject, UITextFieldDelegate {
        let text: Binding<String>
        var calls: [String] = []
        var refuses = ""

        init(text: Binding<String>) { self.text = text }

        func changed(_ field: UITextField) {
            text.wrappedValue = field.text ?? ""
            calls.append("changed \(field.text ?? "nil")")
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            calls.append("return")
            textField.resignFirstResponder()
            return true
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            calls.append("\(range.location)+\(range.length) \(string)")
            return !string.contains { refuses.contains($0) }
        }
    }

    private struct Field: UIViewRepresentable {
        @Binding var text: String
        var isFirstResponder = false
        var isSecret = false
        let share: @MainActor (UITextField, FieldLog) -> Void

        func makeCoordinator() -> FieldLog { FieldLog(text: $text) }

        func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.placeholder = "Search"
            field.borderStyle = .roundedRect
            field.clearButtonMode = .whileEditing
            field.keyboardType = .emailAddress
            field.delegate = context.coordinator
            field.addTarget(
                context.coordinator, action: Selector("changed(_:)", FieldLog.changed(_:)), for: .editingChanged)
            share(field, context.coordinator)
            return field
        }

        func updateUIView(_ field: UITextField, context: Context) {
            field.text = text
            field.isSecureTextEntry = isSecret
            if isFirstResponder { field.becomeFirstResponder() }
        }
    }

    @MainActor private final class Shared {
        var field: UITextField?
        var log: FieldLog?
        var view: UITextView?
        var notes: NoteLog?
    }

    private struct Form: View {
        let shared: Shared
        var isFirstResponder = false
        @State private var text = ""
        @State private var isSecret = false

        var body: some View {
            VStack(spacing: 10) {
                Field(text: $text, isFirstResponder: isFirstResponder, isSecret: isSecret) {
                    shared.field = $0
                    shared.log = $1
                }
                Text(verbatim: "have \(text)").frame(height: 20)
                Button("set") { text = "set" }
                Button("secret") { isSecret = true }
            }
            .padding(10)
        }
    }

    private func form(isFirstResponder: Bool = false) throws -> (Stage, UITextField, FieldLog) {
        let shared = Shared()
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Form(shared: shared, isFirstResponder: isFirstResponder)
        }
        try stage.settle()
        return (stage, try #require(shared.field), try #require(shared.log))
    }

    @Test func `a field is as wide as it may be, and as high as a line`() throws {
        let (stage, field, _) = try form()
        field.setContentHuggingPriority(.defaultHigh, for: .vertical)
        try stage.settle()
        #expect(field.bounds.width == 280)
        #expect(field.bounds.height > 25 && field.bounds.height < 45)
        #expect(stage.names.contains("Search"))
        #expect(field.text == "" && !field.hasText && !field.isFirstResponder)
    }

    @Test func `typing tells target and delegate, and the program's text is shown`() throws {
        let (stage, field, log) = try form()
        try stage.tap("Search")
        #expect(field.isFirstResponder && field.isEditing && log.calls == ["begin"])
        log.calls = []
        stage.type("hé")
        #expect(log.calls == ["0+0 h", "changed h", "1+0 é", "changed hé"])
        #expect(stage.names.contains("have hé"))
        try stage.key("BackSpace")
        #expect(Array(log.calls.suffix(2)) == ["1+1 ", "changed h"])
        try stage.tap("set")
        #expect(field.text == "set" && !log.calls.contains("changed set"))
        #expect(try stage.layer("Search").text == "set")
    }

    @Test func `the delegate refuses edits`() throws {
        let (stage, field, log) = try form()
        log.refuses = "0123456789"
        try stage.tap("Search")
        stage.type("a1b2")
        #expect(field.text == "ab")
    }

    @Test func `Return asks the delegate, which may give up the keyboard`() throws {
        let (stage, field, log) = try form()
        try stage.tap("Search")
        log.calls = []
        try stage.key("Return")
        #expect(log.calls == ["return", "end"] && !field.isFirstResponder)
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
        stage.type("x")
        #expect(field.text == "x")
        #expect(field.resignFirstResponder() && !field.isEditing)
    }

    @Test func `a field that asks for the keyboard in its first update gets it`() throws {
        let (stage, field, _) = try form(isFirstResponder: true)
        #expect(field.isFirstResponder)
        stage.type("now")
        #expect(field.text == "now")
    }

    @Test func `a button clears the text while it is edited`() throws {
        let (stage, field, log) = try form()
        try stage.tap("Search")
        #expect(!stage.names.contains("Clear text"))
        stage.type("abc")
        try stage.settle()
        try stage.tap("Clear text")
        #expect(field.text == "" && log.calls.last == "changed ")
        #expect(!stage.names.contains("Clear text"))
    }

    @Test func `a secret text is dots`() throws {
        let (stage, field, _) = try form()
        try stage.tap("Search")
        stage.type("abc")
        try stage.tap("secret")
        #expect(try stage.layer("Search").text == "•••" && field.text == "abc")
    }

    // MARK: Views

    @MainActor private final class NoteLog: NSObject, UITextViewDelegate {
        var calls: [String] = []
        var height: Binding<CGFloat>
        init(height: Binding<CGFloat>) { self.height = height }
        func textViewDidChange(_ textView: UITextView) {
            calls.append("changed")
            height.wrappedValue =
                textView.sizeThatFits(
                    CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
                ).height
        }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            guard text != "\n" else {
                textView.resignFirstResponder()
                return false
            }
            return true
        }
    }

    private struct Notes: UIViewRepresentable {
        @Binding var height: CGFloat
        let scrolls: Bool
        let share: @MainActor (UITextView, NoteLog) -> Void

        func makeCoordinator() -> NoteLog { NoteLog(height: $height) }
        func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.isScrollEnabled = scrolls
            view.font = .systemFont(ofSize: 15)
            view.delegate = context.coordinator
            view.accessibilityLabel = "note"
            share(view, context.coordinator)
            return view
        }
        func updateUIView(_ view: UITextView, context: Context) {}
    }

    private struct Growing: View {
        let shared: Shared
        let scrolls: Bool
        @State private var height: CGFloat = 40
        var body: some View {
            VStack {
                Notes(height: $height, scrolls: scrolls) {
                    shared.view = $0
                    shared.notes = $1
                }
                .frame(height: scrolls ? height : nil)
                Spacer(minLength: 0)
            }
        }
    }

    private func notes(scrolls: Bool) throws -> (Stage, UITextView, NoteLog) {
        let shared = Shared()
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Growing(shared: shared, scrolls: scrolls) }
        try stage.settle()
        return (stage, try #require(shared.view), try #require(shared.notes))
    }

    @Test func `a view grows with its text by the height that its delegate measures`() throws {
        let (stage, view, log) = try notes(scrolls: true)
        #expect(view.bounds.height == 40 && view.bounds.width == 200)
        stage.tap(at: CGPoint(x: 100, y: 20))
        #expect(view.isFirstResponder && log.calls == ["begin"])
        stage.type("several words that need more than one line in a narrow view")
        try stage.settle()
        #expect(log.calls.contains("changed") && view.bounds.height > 60)
        try stage.key("Return")
        #expect(!view.isFirstResponder && log.calls.last == "end" && !view.text.contains("\n"))
    }

    @Test func `a view that does not scroll is as high as its text`() throws {
        let (stage, view, _) = try notes(scrolls: false)
        view.setContentHuggingPriority(.defaultHigh, for: .vertical)
        try stage.settle()
        let line = view.bounds.height
        #expect(line > 20 && line < 50)
        stage.tap(at: CGPoint(x: 100, y: line / 2))
        stage.type("several words that need more than one line in a narrow view")
        try stage.settle()
        #expect(view.bounds.height > line * 1.5)
        view.text = "short"
        try stage.settle()
        #expect(view.bounds.height == line)
    }

    @Test func `selections are ranges of UTF-16, and edits of the program tell nobody`() throws {
        let (stage, view, log) = try notes(scrolls: true)
        view.text = "a👋b"
        try stage.settle()
        stage.tap(at: CGPoint(x: 100, y: 20))
        view.selectedRange = NSRange(location: 1, length: 2)
        #expect(view.selectedRange == NSRange(location: 1, length: 2))
        view.selectedRange = NSRange(location: NSNotFound, length: 1)
        #expect(view.selectedRange.location == view.text.utf16.count, "beyond the text is its end")
        view.selectedRange = NSRange(location: 1, length: 2)
        #expect(!log.calls.contains("changed"))
        stage.type("x")
        #expect(view.text == "axb" && log.calls.contains("changed"))
        view.insertText("y")
        #expect(view.text == "axyb")
    }

    @Test func `a view that is not editable refuses edits and can be copied from`() throws {
        let (stage, view, log) = try notes(scrolls: true)
        view.text = "fixed"
        view.isEditable = false
        try stage.settle()
        stage.tap(at: CGPoint(x: 100, y: 20))
        stage.type("x")
        try stage.key("ctrl+a")
        try stage.key("ctrl+c")
        #expect(view.text == "fixed" && stage.copiedText == "fixed" && log.calls.isEmpty)
    }

    @Test func `a rounded border has room around the text`() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Holder(view: field) }
        stage.advance(frames: 2)
        #expect(field.intrinsicContentSize.height >= 34 && field.sizeThatFits(.zero).height >= 34)
        field.borderStyle = .none
        stage.advance(frames: 2)
        #expect(field.intrinsicContentSize.height < 34)
    }
}

private struct Holder: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
}
