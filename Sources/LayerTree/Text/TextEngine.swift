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
    /// In points, rounded up: a box of this size holds it again.
    var size: CGSize { get }
    /// From the top to the baseline of the first line.
    var firstBaseline: Double { get }
    /// From the top to the baseline of the last line.
    var lastBaseline: Double { get }
    /// Whether some of the text had no room and was left out.
    var isTruncated: Bool { get }
    /// The whole text, also what was cut.
    var string: String { get }
    /// How far ink may reach beyond `size` on each side (italic overhang, accents), so that damage covers it.
    var inkBounds: CGRect { get }
    /// The text's smallest parts that can stand alone, in reading order; empty if some of the text was cut.
    ///
    /// - Complexity: O(n) when it is first asked for.
    var cells: [TextCell] { get }
    /// Where a run of the request stands, in the text's points: a rectangle for each line that it is in, in order.
    func frames(ofRun index: Int) -> [CGRect]
    /// A cell as a text of its own: exactly as it stands in this one, with the top left corner of its frame at zero.
    func layout(ofCell index: Int) -> any TextLayout

    // Carets: what a field asks of its text. Offsets count bytes of UTF-8 from the beginning of ``string`` and lie between
    // characters; those beyond its ends stand for these. Where text of both directions meets, a caret stands where
    // characters in the direction of the paragraph would come.

    /// Where a caret stands that is at `offset`.
    func caret(at offset: Int) -> TextCaret
    /// The offset whose caret is nearest to a point, in the line that the point is at the height of.
    func offset(at point: CGPoint) -> Int
    /// What lies between two offsets: for each line, one rectangle or, where directions change, several, as high as the line.
    func rectangles(of range: Range<Int>) -> [CGRect]
    /// One step to the right or the left on screen.
    func step(from offset: Int, toRight: Bool) -> CaretStep
    /// The first and the last offset whose carets are in the line of the caret at `offset`.
    func line(at offset: Int) -> ClosedRange<Int>
}

extension TextLayout {
    /// By the cells: for engines that know no more than those.
    public func frames(ofRun index: Int) -> [CGRect] {
        var lines: [CGRect] = []
        for cell in cells where cell.run == index {
            if let last = lines.last, last.minY == cell.frame.minY {
                lines[lines.count - 1] = last.union(cell.frame)
            } else {
                lines.append(cell.frame)
            }
        }
        return lines
    }
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
