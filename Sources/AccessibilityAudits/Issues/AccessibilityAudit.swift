/// Audit of one window at one moment.
package enum AccessibilityAudit {
    /// Faults of `window` of these kinds, in the order of ``AuditRule/all``.
    package static func issues(
        in window: AuditedWindow, for types: AccessibilityAuditType = .all
    ) -> [AccessibilityAuditIssue] {
        AuditRule.all.filter { types.contains($0.type) }.flatMap { $0.issues($0, window) }
    }

    /// Faults as lines of a file, each a paragraph; empty without faults.
    package static func text(of issues: [AccessibilityAuditIssue]) -> String {
        issues.map { "\($0.detailedDescription)\n" }.joined()
    }
}
