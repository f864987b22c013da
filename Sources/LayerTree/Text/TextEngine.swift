public import Foundation

/// Lays out text; implemented by the renderer.
@MainActor package protocol TextEngine: AnyObject {
    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - request: the text and its attributes.
    ///   - width: width at which lines break, in points; nil leaves each paragraph in one line (S24.14).
    ///   - height: greatest height, in points; lines beyond it are cut, with an ellipsis, except for the first line;
    ///     nil is no limit.
    /// - Returns: the layout; equal arguments may give the same object.
    func layout(_ request: TextRequest, width: Double?, height: Double?) -> any TextLayout
}

/// Text that has been laid out, in points. Immutable; equal requests may give the same object.
@MainActor public protocol TextLayout: AnyObject, Sendable {
    /// Size in points, rounded up: a box of this size holds the text without further breaks.
    var size: CGSize { get }
    /// Distance from the top to the first line's baseline.
    var firstBaseline: Double { get }
    /// Distance from the top to the last line's baseline.
    var lastBaseline: Double { get }
    /// True if part of the text was cut for lack of room.
    var isTruncated: Bool { get }
    /// The whole text, including the part that was cut.
    var string: String { get }
    /// Bounds of everything that may be drawn, which may exceed `size` (italic overhang, accents). Damage covers them.
    var inkBounds: CGRect { get }
    /// The smallest parts that can be drawn alone, in reading order; empty if part of the text was cut.
    ///
    /// - Complexity: O(n) at the first access.
    var cells: [TextCell] { get }
    /// Lines, runs and clusters, for drawing parts of the text; also of a text that was cut.
    ///
    /// - Complexity: O(n) at the first access.
    var glyphs: TextGlyphs { get }
    /// Finds the rectangles of the request's run at `index`, one for each line that contains part of it, in order.
    func frames(ofRun index: Int) -> [CGRect]
    /// Lays out the cell at `index` as a text of its own that looks exactly as in this text; the top left corner of its
    /// frame is at zero.
    func layout(ofCell index: Int) -> any TextLayout

    // Carets, for text fields. Offsets count bytes of UTF-8 from the beginning of ``string`` and lie between
    // characters; offsets beyond the ends are clamped. Between texts of different directions, the caret is at the place
    // of the next character in the paragraph's direction.

    /// Finds the place of the caret at `offset`.
    func caret(at offset: Int) -> TextCaret
    /// Finds the offset whose caret is nearest to `point`, in the line at the point's height.
    func offset(at point: CGPoint) -> Int
    /// Finds the rectangles of a range, each as high as its line: one for each line, several where directions change.
    func rectangles(of range: Range<Int>) -> [CGRect]
    /// Steps from `offset` to the right or the left on screen.
    func step(from offset: Int, toRight: Bool) -> CaretStep
    /// Finds the first and the last offset of the line that contains the caret at `offset`.
    func line(at offset: Int) -> ClosedRange<Int>
}

extension TextLayout {
    /// No glyphs: the default for engines that draw texts as a whole.
    public var glyphs: TextGlyphs { .none }

    /// Joins the frames of the run's cells, line by line: the default for engines that provide only cells.
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

/// Part of a text that moves as a unit: a character, or a few that are drawn together.
public struct TextCell: Hashable, Sendable {
    /// The characters.
    public var string: String
    /// Rectangle in the text's points: as wide as the cell's advance, as high as the line.
    public var frame: CGRect
    /// Index of the cell's run in the request.
    public var run: Int

    /// The characters `string` of the run at index `run`, in the rectangle `frame`.
    public init(string: String, frame: CGRect, run: Int) {
        self.string = string
        self.frame = frame
        self.run = run
    }
}
