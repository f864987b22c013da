public import Foundation

/// Sets text; implemented by whoever draws it.
@MainActor package protocol TextEngine: AnyObject {
    /// - Parameters:
    ///   - request: the text.
    ///   - width: lines break there (points); nil leaves paragraphs in one line (S24.14).
    ///   - height: lines that do not fit below it are cut, with an ellipsis, but one always stays; nil is no limit.
    func layout(_ request: TextRequest, width: Double?, height: Double?) -> any TextLayout
}

/// A text that has been set: its measures, in points. Immutable; two requests alike may give the same object.
@MainActor public protocol TextLayout: AnyObject, Sendable {
    var size: CGSize { get }
    /// From the top to the baseline of the first and the last line.
    var firstBaseline: Double { get }
    var lastBaseline: Double { get }
    var isTruncated: Bool { get }
    /// The whole text, also what was cut.
    var string: String { get }
    /// How far ink may reach beyond `size` on each side (italic overhang, accents), so that damage covers it.
    var inkBounds: CGRect { get }
    /// The text's smallest parts that can stand alone, in reading order; empty if some of the text was cut.
    ///
    /// - Complexity: O(n) when it is first asked for.
    var cells: [TextCell] { get }
    /// A cell as a text of its own: exactly as it stands in this one, with the top left corner of its frame at zero.
    func layout(ofCell index: Int) -> any TextLayout
}

/// What of a text moves as one: a character, or a few that are drawn together.
public struct TextCell: Hashable, Sendable {
    /// The characters.
    public var string: String
    /// In the text's points: as wide as the line advances, as high as the line.
    public var frame: CGRect
    /// Which of the request's runs it belongs to.
    public var run: Int

    /// A part of a text, and where in it that lies.
    public init(string: String, frame: CGRect, run: Int) {
        self.string = string
        self.frame = frame
        self.run = run
    }
}
