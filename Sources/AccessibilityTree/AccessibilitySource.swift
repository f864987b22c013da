package import Foundation

/// A window that assistive technology can read and use.
///
/// Nothing is kept between calls but the numbers of elements: each tree is made when it is asked for.
@MainActor package protocol AccessibilitySource: AnyObject {
    /// The window's element with all in it, as of now.
    func accessibilityTree() -> AccessibilityElement

    /// Frame of an element as seen now, in the window's points; nil if the element is gone. Cheap: no tree is made.
    func accessibilityFrame(of id: Int) -> CGRect?

    /// Frames of the characters of a field or a text, in the window's points, one for each Unicode scalar of `range`;
    /// nil if the element is gone or shows no text.
    func accessibilityFrames(of id: Int, characters range: Range<Int>) -> [CGRect]?

    /// Looks of the characters of a field or a text, from its first to its last; empty if they are not known.
    func accessibilityTextRuns(of id: Int) -> [AccessibilityTextRun]

    /// Does what is asked.
    ///
    /// - Returns: false if the element is gone, is disabled, or cannot do it.
    func accessibilityPerform(_ request: AccessibilityRequest, on id: Int) -> Bool

    /// Notes that nobody reads the window any more: the numbers of elements are forgotten.
    func accessibilityEnded()
}
