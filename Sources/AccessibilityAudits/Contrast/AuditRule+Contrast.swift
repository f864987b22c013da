import AccessibilityTree
import Foundation

extension AuditRule {
    /// Texts stand out from their background.
    ///
    /// - Source: WCAG 2.1, 1.4.3 "Contrast (Minimum)".
    static let contrast = AuditRule(
        name: "contrast", type: .contrast,
        explanation:
            "Weak eyes, and all eyes in the sun, need a contrast of 4.5:1, or 3:1 for letters of 24 points, or "
            + "of 18.7 points in bold. It is measured in the window's picture. Disabled controls, emoji, and what is out "
            + "of sight are excepted.",
        issues: { rule, window in
            guard let picture = window.picture else { return [] }
            var issues: [AccessibilityAuditIssue] = []
            for (text, element) in window.readTexts where text.hasLetters && text.isMostlySeen {
                guard !element.isDisabled, !element.isOffscreen,
                    !window.path(to: element.id).contains(where: \.isDisabled),
                    let worst = worst(of: text, in: picture)
                else { continue }
                issues.append(
                    AccessibilityAuditIssue(
                        rule, element, in: window,
                        "the text “\(AccessibilityAuditIssue.shortened(text.string))” has a contrast of \(AccessibilityAuditIssue.number(worst.ratio)):1, "
                            + "and needs \(AccessibilityAuditIssue.number(worst.needed)):1",
                        advice: "Use a colour that differs more from the background"))
            }
            return issues
        })

    /// The part of `text` with the least contrast, if it has too little.
    private static func worst(of text: AuditedText, in picture: AuditedPicture) -> (ratio: Double, needed: Double)? {
        var result: (ratio: Double, needed: Double)?
        for part in text.parts {
            var counts: [UInt32: Int] = [:]
            for frame in part.frames {
                let seen = frame.intersection(text.seen)
                if !seen.isNull { counts.merge(picture.colors(in: seen)) { $0 + $1 } }
            }
            guard let ratio = InkContrast(counts)?.ratio else { continue }
            let needed = part.isLarge ? 3 : 4.5
            if ratio < needed - tolerance, ratio < result?.ratio ?? .infinity { result = (ratio, needed) }
        }
        return result
    }

    /// Ratios that round to the needed one are enough: pixels have whole numbers.
    private static let tolerance = 0.05
}
