public import Foundation

/// Layout of a paragraph. The style at the start of a text counts for all of it.
open class NSParagraphStyle: NSObject {
    fileprivate(set) var values = Values()

    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0
    }

    /// The style of texts that set none.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Alignment of the lines.
    public var alignment: NSTextAlignment { values.alignment }
    /// Distance between lines in addition to the font's own, in points.
    public var lineSpacing: CGFloat { values.lineSpacing }

    /// True if `object` is a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    /// Hash of the values.
    open override var hash: Int { values.hashValue }
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
}
