import AccessibilityTree
import Foundation

extension AuditRule {
    /// Elements are read in the order in which they stand.
    static let order = AuditRule(
        name: "order", type: .order,
        explanation:
            "Who listens expects what who looks sees: rows from top to bottom, each from its leading edge, and "
            + "columns one after the other. Elements that overlap may be read in either order.",
        issues: { rule, window in
            ([window.tree] + window.elements).flatMap { container in
                misplaced(in: container, isRightToLeft: window.isRightToLeft).map { misplaced in
                    let other = AccessibilityAuditIssue.name(of: misplaced.other)
                    return AccessibilityAuditIssue(
                        rule, misplaced.element, in: window,
                        misplaced.isLate
                            ? "it is read after \(other), but stands before it"
                            : "it is read before \(other), but stands after it",
                        advice: "Write the views in the order in which they stand, group them, or add "
                            + "accessibilitySortPriority")
                }
            }
        })

    /// Element that is read too late, or too early, with another one that shows it.
    private typealias Misplaced = (element: AccessibilityElement, other: AccessibilityElement, isLate: Bool)

    /// Children of `container` without which the others are in order: again and again the one that is on the wrong side of
    /// most others. A title that is read last is one fault, and not one for each row.
    private static func misplaced(in container: AccessibilityElement, isRightToLeft: Bool) -> [Misplaced] {
        let shown = container.children.filter { !$0.isOffscreen && !$0.frame.isEmpty }
        var pairs = shown.indices.flatMap { late in
            shown[..<late].indices
                .filter { stands(shown[late].frame, before: shown[$0].frame, isRightToLeft) }.map {
                    (early: $0, late: late)
                }
        }
        var result: [Misplaced] = []
        while !pairs.isEmpty {
            var counts = [Int](repeating: 0, count: shown.count)
            for pair in pairs {
                counts[pair.early] += 1
                counts[pair.late] += 1
            }
            let worst = counts.indices.max { (counts[$0], $0) < (counts[$1], $1) } ?? 0
            if let pair = pairs.first(where: { $0.early == worst || $0.late == worst }) {
                let isLate = pair.late == worst
                result.append((shown[worst], shown[isLate ? pair.early : pair.late], isLate))
            }
            pairs.removeAll { $0.early == worst || $0.late == worst }
        }
        return result
    }

    /// True if no order of rows and columns reads `a` after `b`: `a` is above or leading of `b`, and `b` neither above
    /// nor leading of `a`.
    private static func stands(_ a: CGRect, before b: CGRect, _ isRightToLeft: Bool) -> Bool {
        let (leadingOfB, leadingOfA) =
            isRightToLeft
            ? (a.minX >= b.maxX - tolerance, b.minX >= a.maxX - tolerance)
            : (a.maxX <= b.minX + tolerance, b.maxX <= a.minX + tolerance)
        let (aboveB, aboveA) = (a.maxY <= b.minY + tolerance, b.maxY <= a.minY + tolerance)
        return (leadingOfB || aboveB) && !leadingOfA && !aboveA
    }

    /// Points by which neighbours may overlap.
    private static let tolerance = 1.0
}
