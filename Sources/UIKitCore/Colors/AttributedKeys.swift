public import Foundation

extension NSAttributedString.Key {
    /// Font: a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// Colour: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// Additional distance between characters, in points: a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Colour behind the characters: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Distance from the baseline, upwards, in points: a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// Line below: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// Colour of the line below: a `UIColor`; the text's colour by default.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// Line through: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// Colour of the line through: a `UIColor`; the text's colour by default.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// Address: a `URL` or a string.
    public static let link = NSAttributedString.Key("NSLink")
    /// Layout of the paragraph: an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
