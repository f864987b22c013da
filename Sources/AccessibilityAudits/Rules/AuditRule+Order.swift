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
            ([window.tree] + window.elements).flatMap { misplaced(in: $0, isRightToLeft: window.isRightToLeft) }
                .map { late, early in
                    AccessibilityAuditIssue(
                        rule, late, in: window,
                        "it is read after \(AccessibilityAuditIssue.name(of: early)), but stands before it",
                        advice: "Write the views in the order in which they stand, group them, or add "
                            + "accessibilitySortPriority")
                }
        })

    /// Children of `container` that stand before one that is read earlier, each with the first such one.
    private static func misplaced(
        in container: AccessibilityElement, isRightToLeft: Bool
    ) -> [(late: AccessibilityElement, early: AccessibilityElement)] {
        let shown = container.children.filter { !$0.isOffscreen && !$0.frame.isEmpty }
        return shown.indices.compactMap { index in
            let late = shown[index]
            let early = shown[..<index].first { stands(late.frame, before: $0.frame, isRightToLeft) }
            return early.map { (late, $0) }
        }
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
