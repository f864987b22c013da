import AccessibilityTree
import Foundation

extension AuditRule {
    /// Texts are whole.
    static let truncation = AuditRule(
        name: "truncation", type: .textClipped,
        explanation: "Larger text must not lose its end. What scrolling brings into view is not cut.",
        issues: { rule, window in
            window.readTexts.filter { $0.text.isTruncated || $0.text.isCut }.map { text, element in
                AccessibilityAuditIssue(
                    rule, element, in: window,
                    "the text “\(AccessibilityAuditIssue.shortened(text.string))” \(text.isTruncated ? "ends with an ellipsis" : "is cut off")",
                    advice: "Let it take more lines or more room, or put it into a scroll view")
            }
        })

    /// Texts do not lie over one another.
    static let overlap = AuditRule(
        name: "overlap", type: .textClipped,
        explanation: "Larger text must not run into its neighbours.",
        issues: { rule, window in
            let texts = window.readTexts.filter(\.text.hasLetters)
            return texts.indices.compactMap { index in
                let (text, element) = texts[index]
                guard let other = texts[..<index].first(where: { overlaps($0.text, text) }) else { return nil }
                return AccessibilityAuditIssue(
                    rule, element, in: window,
                    "the text “\(AccessibilityAuditIssue.shortened(text.string))” lies over “\(AccessibilityAuditIssue.shortened(other.text.string))”",
                    advice: "Leave room for both at every size of text")
            }
        })

    private static func overlaps(_ a: AuditedText, _ b: AuditedText) -> Bool {
        let common = a.seen.intersection(b.seen)
        return !common.isNull && common.width > gap && common.height > gap
    }

    /// Points by which lines may overlap: their rectangles are higher than their letters.
    private static let gap = 4.0
}
