import AccessibilityTree

/// Rule by which an audit finds faults.
package struct AuditRule: Sendable {
    /// Name of the rule, in a word or two.
    package let name: String
    /// Kind of the faults that it finds.
    package let type: AccessibilityAuditType
    /// Reason for the rule, and its exceptions, in plain words.
    package let explanation: String
    let issues: @Sendable (AuditRule, AuditedWindow) -> [AccessibilityAuditIssue]

    /// All rules, in the order in which their faults are listed.
    package static let all: [AuditRule] = [
        .name, .contrast, .target, .keyboard, .order, .truncation, .overlap,
    ]
}
