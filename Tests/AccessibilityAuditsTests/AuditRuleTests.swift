import AccessibilityAudits
import AccessibilityTree
import Foundation
import Testing

struct AuditRuleTests {
    private func element(
        _ id: Int, _ role: AccessibilityRole, _ label: String, _ frame: (CGFloat, CGFloat, CGFloat, CGFloat),
        _ states: AccessibilityStates = [], _ children: [AccessibilityElement] = []
    ) -> AccessibilityElement {
        var element = AccessibilityElement(id: id, role: role)
        element.label = label
        element.frame = CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
        element.states = states
        if role == .button || role == .link { element.actions = [AccessibilityAction(.activate)] }
        element.children = children
        return element
    }

    private func window(_ children: AccessibilityElement...) -> AccessibilityElement {
        element(0, .window, "Window", (0, 0, 400, 300), [], children)
    }

    private func faults(
        _ tree: AccessibilityElement, _ type: AccessibilityAuditType, isRightToLeft: Bool = false
    ) -> [Int] {
        AccessibilityAudit.issues(in: AuditedWindow(tree: tree, isRightToLeft: isRightToLeft), for: type)
            .map(\.element.id)
    }

    @Test func `controls and images need a name, and a prompt is one`() {
        var field = element(3, .textField, "", (0, 60, 100, 30))
        field.text = AccessibilityText(string: "", selection: 0..<0, placeholder: "Name")
        let tree = window(
            element(1, .image, " ", (0, 0, 30, 30)), element(2, .button, "", (0, 30, 30, 30)), field,
            element(4, .staticText, "", (0, 100, 30, 30)), element(5, .button, "OK", (0, 140, 30, 30)))
        #expect(faults(tree, .sufficientElementDescription) == [1, 2])
    }

    @Test func `a small target needs room around it`() {
        // Middles 20 and 30 points apart; the third one is disabled.
        let near = window(
            element(1, .button, "A", (0, 0, 60, 16)), element(2, .button, "B", (0, 20, 60, 16)),
            element(3, .button, "C", (0, 40, 60, 16), .disabled))
        #expect(faults(near, .hitRegion) == [1, 2])
        let apart = window(element(1, .button, "A", (0, 0, 60, 16)), element(2, .button, "B", (0, 30, 60, 16)))
        #expect(faults(apart, .hitRegion).isEmpty)
        // A large one near to it, and one around it.
        let large = window(element(1, .button, "A", (0, 0, 16, 16)), element(2, .button, "B", (18, 0, 60, 60)))
        #expect(faults(large, .hitRegion) == [1])
        let row = window(
            element(1, .button, "Row", (0, 0, 300, 40), [], [element(2, .button, "A", (270, 12, 16, 16))]))
        #expect(faults(row, .hitRegion).isEmpty)
        // Links in a text.
        let text = window(
            element(
                1, .staticText, "One and two", (0, 0, 200, 16), [],
                [element(2, .link, "One", (0, 0, 30, 16)), element(3, .link, "two", (40, 0, 30, 16))]))
        #expect(faults(text, .hitRegion).isEmpty)
    }

    @Test func `keys reach controls, or what operates them as a whole`() {
        let tree = window(
            element(1, .button, "A", (0, 0, 60, 30), .focusable), element(2, .button, "B", (0, 40, 60, 30)),
            element(3, .group, "Month", (0, 80, 90, 90), .focusable, [element(4, .button, "1", (0, 80, 30, 30))]),
            element(5, .button, "C", (0, 200, 60, 30), .disabled))
        #expect(faults(tree, .keyboard) == [2])
    }

    @Test func `rows are read from the top, and each from its leading edge`() {
        let title = element(9, .heading, "Title", (0, 0, 100, 20))
        let rows = [element(1, .button, "A", (0, 30, 50, 30)), element(2, .button, "B", (60, 30, 50, 30))]
        #expect(faults(window(title, rows[0], rows[1]), .order).isEmpty)
        #expect(faults(window(rows[0], rows[1], title), .order) == [9])
        #expect(faults(window(title, rows[1], rows[0]), .order) == [1])
        // One that is read too early, or too late, is one fault.
        let last = element(8, .button, "Last", (0, 200, 50, 30))
        #expect(faults(window(last, title, rows[0], rows[1]), .order) == [8])
        #expect(faults(window(title, rows[1], rows[0]), .order, isRightToLeft: true).isEmpty)
    }

    @Test func `columns are read one after the other, and what overlaps in either order`() {
        let left = [element(1, .staticText, "A", (0, 0, 50, 20)), element(2, .staticText, "B", (0, 30, 50, 20))]
        let right = [element(3, .staticText, "C", (60, 0, 50, 20)), element(4, .staticText, "D", (60, 30, 50, 20))]
        #expect(faults(window(left[0], left[1], right[0], right[1]), .order).isEmpty)
        #expect(faults(window(right[0], right[1], left[0], left[1]), .order) == [1, 2])
        let badge = element(5, .staticText, "1", (40, 10, 20, 20))
        #expect(faults(window(left[0], badge), .order).isEmpty && faults(window(badge, left[0]), .order).isEmpty)
    }

    @Test func `a fault names the element, its place and the remedy`() throws {
        let tree = window(
            element(1, .group, "Buttons", (0, 0, 200, 50), [], [element(2, .button, "Go", (10, 10.5, 60, 30))]))
        let issue = try #require(AccessibilityAudit.issues(in: AuditedWindow(tree: tree)).first)
        #expect(issue.rule == "keyboard" && issue.auditType == .keyboard && issue.element.id == 2)
        #expect(
            issue.description.hasPrefix(
                "keyboard: button “Go” at (10, 10.5), 60 × 30 in window “Window” › group “Buttons”: Tab does not reach it"
            ))
        #expect(AccessibilityAudit.text(of: [issue]).hasSuffix("onKeyPress.\n"))
        #expect(
            AccessibilityAuditFailure(issues: [issue]).description.hasPrefix("1 fault of accessibility:\nkeyboard: "))
    }

    @Test func `texts that are cut or lie over one another are faults, unless they are covered`() {
        let tree = window(
            element(1, .staticText, "One", (0, 0, 100, 20)), element(2, .staticText, "Two", (0, 8, 100, 20)),
            element(3, .staticText, "Three", (0, 100, 100, 20)))
        func text(_ string: String, _ y: CGFloat, _ edit: (inout AuditedText) -> Void = { _ in }) -> AuditedText {
            let frame = CGRect(x: 0, y: y, width: 100, height: 20)
            var text = AuditedText(string: string, frame: frame, seen: frame)
            edit(&text)
            return text
        }
        func faults(_ texts: AuditedText...) -> [String] {
            AccessibilityAudit.issues(in: AuditedWindow(tree: tree, texts: texts), for: .textClipped)
                .map { "\($0.rule) \($0.element.id)" }
        }
        #expect(faults(text("One", 0), text("Two", 8), text("Three", 100)) == ["overlap 2"])
        #expect(faults(text("One", 0) { $0.isCovered = true }, text("Two", 8)).isEmpty)
        #expect(faults(text("One", 0), text("Three", 100) { $0.isTruncated = true }) == ["truncation 3"])
        #expect(faults(text("One", 0) { $0.isCut = true }) == ["truncation 1"])
    }
}
