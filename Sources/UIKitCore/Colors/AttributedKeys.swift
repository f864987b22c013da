public import Foundation

extension NSAttributedString.Key {
    /// Font: a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// Colour: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// Additional distance between characters, in points: a number.
    public static let kern = NSAttributedString.Key("NSKern")
}
