public import Foundation

/// Layout of a paragraph. The style at the start of a text counts for all of it: its alignment, its line spacing, and, in a
/// `UILabel` that is asked for its text's size, the way of breaking lines. The other values are kept.
open class NSParagraphStyle: NSObject {
    fileprivate(set) var values = Values()

    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
    }

    /// The style of texts that set none.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Alignment of the lines.
    public var alignment: NSTextAlignment { values.alignment }
    /// Distance between lines in addition to the font's own, in points.
    public var lineSpacing: CGFloat { values.lineSpacing }
    /// Way of breaking lines.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Distance to the next paragraph, in points; kept, and not shown.
    public var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Distance to the paragraph before, in points; kept, and not shown.
    public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Indent of the first line, in points; kept, and not shown.
    public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// Indent of the other lines, in points; kept, and not shown.
    public var headIndent: CGFloat { values.headIndent }
    /// Place of the lines' end, in points; kept, and not shown.
    public var tailIndent: CGFloat { values.tailIndent }
    /// Factor of the height of lines; kept, and not shown.
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Least height of lines, in points; kept, and not shown.
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// Greatest height of lines, in points; kept, and not shown.
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// True if `object` is a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    /// Hash of the values.
    open override var hash: Int { values.hashValue }

    /// This style, as a value of its own.
    open override func copy() -> Any { copied(NSParagraphStyle()) }
    /// A style with the same values that can be changed.
    open override func mutableCopy() -> Any { copied(NSMutableParagraphStyle()) }

    private func copied(_ style: NSParagraphStyle) -> NSParagraphStyle {
        style.values = values
        return style
    }
}

/// Layout of a paragraph that a program can change, until it is an attribute of a text.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Alignment of the lines.
    public override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// Distance between lines in addition to the font's own, in points.
    public override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// Way of breaking lines.
    public override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// Distance to the next paragraph, in points; kept, and not shown.
    public override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// Distance to the paragraph before, in points; kept, and not shown.
    public override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// Indent of the first line, in points; kept, and not shown.
    public override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// Indent of the other lines, in points; kept, and not shown.
    public override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// Place of the lines' end, in points; kept, and not shown.
    public override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// Factor of the height of lines; kept, and not shown.
    public override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// Least height of lines, in points; kept, and not shown.
    public override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// Greatest height of lines, in points; kept, and not shown.
    public override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
}

/// Way of breaking lines.
public enum NSLineBreakMode: Int, Sendable {
    /// At words.
    case byWordWrapping
    /// At characters.
    case byCharWrapping
    /// Lines are cut off.
    case byClipping
    /// The beginning of a line that is too long is left out.
    case byTruncatingHead
    /// The end of a line that is too long is left out.
    case byTruncatingTail
    /// The middle of a line that is too long is left out.
    case byTruncatingMiddle
}
