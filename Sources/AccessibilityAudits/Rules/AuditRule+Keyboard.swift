import AccessibilityTree

extension AuditRule {
    /// The keyboard reaches what the pointer can use.
    static let keyboard = AuditRule(
        name: "keyboard", type: .keyboard,
        explanation: "Who cannot use a pointer goes from control to control by Tab. What lies in a control that keys "
            + "operate as a whole, such as the days of a calendar, need not be reached by itself.",
        issues: { rule, window in
            var issues: [AccessibilityAuditIssue] = []
            for element in window.elements where element.isControl && !element.isDisabled {
                guard !element.states.contains(.focusable),
                    !window.path(to: element.id).contains(where: {
                        $0.states.contains(.focusable) || operatesByKeys($0.role)
                    })
                else { continue }
                issues.append(
                    AccessibilityAuditIssue(
                        rule, element, in: window, "Tab does not reach it, though it can be used",
                        advice: "Make it a Button in place of a gesture, or add focusable() and onKeyPress"))
            }
            return issues
        })

    /// True for elements that take the keys while they are open, without the focus.
    private static func operatesByKeys(_ role: AccessibilityRole) -> Bool { role == .menu || role == .menuBar }
}
