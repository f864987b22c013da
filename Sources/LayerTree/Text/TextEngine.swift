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
}
