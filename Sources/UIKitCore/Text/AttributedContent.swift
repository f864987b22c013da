package import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) package import Views

/// The text of a field, with attributes once the program has set some.
///
/// Attributes are kept in runs of our own: Foundation's `NSMutableAttributedString` stops the program on Linux when neighbours of
/// equal keys are compared after some of its methods.
@MainActor struct AttributedContent {
    typealias Attributes = [NSAttributedString.Key: Any]

    private(set) var string = ""
    /// Attributes of the text's parts, with their lengths in UTF-16; nil while the program has set none.
    private var runs: [(length: Int, attributes: Attributes)]?
    /// Attributes of what is typed next, where the program has set them.
    private var typing: Attributes?

    /// True if parts of the text may differ.
    var isAttributed: Bool { runs != nil }

    /// SwiftUI's text; nil without attributes.
    var text: Text? { runs == nil ? nil : Text(uiAttributes: parts) }

    /// Paragraph style at the start of the text.
    var paragraphStyle: NSParagraphStyle? { runs?.first?.attributes[.paragraphStyle] as? NSParagraphStyle }

    /// Takes `text`, without attributes.
    mutating func set(_ text: String) {
        (string, runs, typing) = (text, nil, nil)
    }

    /// Takes `text` with its attributes.
    mutating func set(_ text: NSAttributedString) {
        (string, typing) = (text.string, nil)
        runs = text.runs.map { run in
            (run.string.utf16.count, run.attributes.filter { $0.key != Self.separator })
        }
    }

    /// The text with its attributes; with `plain` if it has none.
    func attributed(_ plain: Attributes) -> NSAttributedString {
        guard runs != nil else { return NSAttributedString(string: string, attributes: plain) }
        let parts = parts
        let result = NSMutableAttributedString(string: parts.first?.string ?? "", attributes: parts.first?.attributes)
        var previous = parts.first?.attributes.count ?? 0
        for part in parts.dropFirst() {
            var attributes = part.attributes
            // Foundation compares the values of neighbours with as many attributes, at which it may stop the program.
            if attributes.count == previous { attributes[Self.separator] = true }
            previous = attributes.count
            result.append(NSAttributedString(string: part.string, attributes: attributes))
        }
        return result
    }

    /// Attribute without meaning, which makes neighbours differ in the number of their attributes.
    private static let separator = NSAttributedString.Key("LiltSeparator")

    private var parts: [(string: String, attributes: Attributes)] {
        let whole = NSString(string: string)
        var start = 0
        return (runs ?? []).map { run in
            defer { start += run.length }
            return (whole.substring(with: NSRange(location: start, length: run.length)), run.attributes)
        }
    }

    /// Sets an attribute of all of the text; nil removes it.
    mutating func apply(_ key: NSAttributedString.Key, _ value: Any?) {
        runs = runs?.map { run in
            var attributes = run.attributes
            attributes[key] = value
            return (run.length, attributes)
        }
    }

    /// Attributes of what is typed at `location`, in UTF-16: those that are set, else those of the character before it, or
    /// behind it at the start. Nil for the field's own.
    func typingAttributes(at location: Int) -> Attributes? {
        if let typing { return typing }
        var start = 0
        for run in runs ?? [] {
            start += run.length
            if start >= max(location, 1) { return run.attributes }
        }
        return runs?.last?.attributes
    }

    /// Has what is typed next look like `attributes`. `plain` are the attributes of the text so far, if it has none of its own.
    mutating func setTyping(_ attributes: Attributes, over plain: Attributes) {
        if runs == nil { runs = [(string.utf16.count, plain)] }
        typing = attributes
    }

    /// Takes over an edit: `text` is all of the text after it. What is new in it gets the attributes of typing.
    mutating func typed(_ text: String) {
        defer { string = text }
        guard let runs else { return }
        let (old, new) = (Array(string.utf16), Array(text.utf16))
        let least = min(old.count, new.count)
        var start = (0..<least).first { old[$0] != new[$0] } ?? least
        var end = (0..<least - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? least - start
        // Halves of a character stay together.
        if start > 0, UTF16.isLeadSurrogate(old[start - 1]) { start -= 1 }
        if end > 0, UTF16.isTrailSurrogate(old[old.count - end]) { end -= 1 }
        let inserted = new.count - start - end
        let look = typingAttributes(at: old.count - end > start ? start + 1 : start) ?? [:]
        let before = Self.cut(runs, to: 0..<start)
        let after = Self.cut(runs, to: old.count - end..<old.count)
        self.runs = before + (inserted > 0 || text.isEmpty ? [(inserted, look)] : []) + after
    }

    /// The part of `runs` in a range, in UTF-16.
    private static func cut(
        _ runs: [(length: Int, attributes: Attributes)], to range: Range<Int>
    ) -> [(length: Int, attributes: Attributes)] {
        var start = 0
        return runs.compactMap { run in
            let inside = range.clamped(to: start..<start + run.length)
            start += run.length
            return inside.isEmpty ? nil : (inside.count, run.attributes)
        }
    }
}

extension Text {
    /// The characters of `attributed`, which look as its attributes say; the others come from the environment.
    @MainActor package init(uiAttributes attributed: NSAttributedString) { self.init(uiAttributes: attributed.runs) }

    /// The characters of `runs`, which look as their attributes say; the others come from the environment.
    @MainActor init(uiAttributes runs: [(string: String, attributes: [NSAttributedString.Key: Any])]) {
        var result = AttributedString()
        for run in runs {
            var part = AttributedString(run.string)
            part.setAttributes(AttributeContainer(uiAttributes: run.attributes))
            result += part
        }
        self.init(result)
    }
}

extension AttributeContainer {
    /// The attributes of SwiftUI that look like UIKit's `attributes`.
    @MainActor init(uiAttributes attributes: [NSAttributedString.Key: Any]) {
        self.init()
        func number(_ key: NSAttributedString.Key) -> Double? {
            switch attributes[key] {
            case let value as CGFloat: Double(value)
            case let value as Double: value
            case let value as Int: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        }
        func color(_ key: NSAttributedString.Key) -> Color? { (attributes[key] as? UIColor).map { Color(uiColor: $0) } }
        func line(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> Text.LineStyle? {
            let style = number(key).map { NSUnderlineStyle(rawValue: Int($0)) } ?? attributes[key] as? NSUnderlineStyle
            // A pattern alone draws no line.
            guard let style, style.rawValue & 0x0F != 0 else { return nil }
            return Text.LineStyle(pattern: style.pattern, form: style.form, color: color(colorKey))
        }
        self.font = (attributes[.font] as? UIFont).map { Font($0) }
        self.foregroundColor = color(.foregroundColor)
        self.backgroundColor = color(.backgroundColor)
        self.kern = number(.kern).map { CGFloat($0) }
        self.baselineOffset = number(.baselineOffset).map { CGFloat($0) }
        self.underlineStyle = line(.underlineStyle, .underlineColor)
        self.strikethroughStyle = line(.strikethroughStyle, .strikethroughColor)
        self.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    }
}
