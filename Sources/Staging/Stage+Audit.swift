public import AccessibilityAudits
import Runtime

// Audits of the window, for tests.
extension Stage {
    /// Finds faults for people who listen, who use the keyboard, or who need strong contrasts and large text. Looks at
    /// the window as of now; let it come to rest first.
    ///
    /// - Parameter types: kinds of faults to look for.
    /// - Returns: the faults; none for a window that is as it should be.
    public func accessibilityAudit(for types: AccessibilityAuditType = .all) -> [AccessibilityAuditIssue] {
        deliver()
        return AccessibilityAudit.issues(in: programWindow.auditedWindow(), for: types)
    }

    /// Looks for faults, and throws those that are found.
    ///
    /// - Parameters:
    ///   - types: kinds of faults to look for.
    ///   - issueHandler: called for each fault; returns true for one that is to be ignored.
    /// - Throws: ``AccessibilityAuditFailure`` with the faults that are not ignored; errors of `issueHandler`.
    public func performAccessibilityAudit(
        for types: AccessibilityAuditType = .all,
        _ issueHandler: (AccessibilityAuditIssue) throws -> Bool = { _ in false }
    ) throws {
        let issues = try accessibilityAudit(for: types).filter { try !issueHandler($0) }
        guard issues.isEmpty else { throw AccessibilityAuditFailure(issues: issues) }
    }
}
