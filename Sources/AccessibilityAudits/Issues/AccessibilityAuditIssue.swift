public import AccessibilityTree
import Foundation

/// Fault that an audit has found in a window.
public struct AccessibilityAuditIssue: Equatable, Sendable, CustomStringConvertible {
    /// Kind of the fault.
    public var auditType: AccessibilityAuditType
    /// Name of the rule that the window breaks.
    public var rule: String
    /// The element, without those in it.
    public var element: AccessibilityElement
    /// Roles and labels of the elements around it, the window's first.
    public var path: [String]
    /// The fault in one line.
    public var compactDescription: String
    /// Remedy for the fault.
    public var advice: String

    /// The fault, its place and its remedy, in one paragraph.
    public var detailedDescription: String {
        let around = path.isEmpty ? "" : " in \(path.joined(separator: " › "))"
        return
            "\(rule): \(Self.name(of: element)) at \(Self.place(of: element))\(around): \(compactDescription). \(advice)."
    }

    /// ``detailedDescription``.
    public var description: String { detailedDescription }

    init(
        _ rule: AuditRule, _ element: AccessibilityElement, in window: AuditedWindow, _ fault: String,
        advice: String
    ) {
        auditType = rule.type
        self.rule = rule.name
        var alone = element
        alone.children = []
        self.element = alone
        path = window.path(to: element.id).map(Self.name)
        compactDescription = fault
        self.advice = advice
    }

    /// Role and words of an element.
    static func name(of element: AccessibilityElement) -> String {
        let words = [element.label, element.text?.string ?? "", element.value].first { !$0.isEmpty }
        let identifier = element.identifier.isEmpty ? "" : " (\(element.identifier))"
        guard let words else { return "\(element.role.rawValue)\(identifier)" }
        return "\(element.role.rawValue) “\(shortened(words))”\(identifier)"
    }

    /// Words in one line, cut after a few.
    static func shortened(_ words: String) -> String {
        let line = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > longestName ? "\(line.prefix(longestName - 1))…" : line
    }

    /// Characters of a name in a message.
    private static let longestName = 60

    private static func place(of element: AccessibilityElement) -> String {
        let frame = element.frame
        return "(\(number(frame.minX)), \(number(frame.minY))), \(number(frame.width)) × \(number(frame.height))"
    }

    /// A number with one decimal, or none if it is whole.
    static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10 + 0
        return tenths == tenths.rounded() ? String(format: "%.0f", tenths) : String(format: "%.1f", tenths)
    }
}

/// Faults of a window, thrown by an audit.
public struct AccessibilityAuditFailure: Error, Equatable, CustomStringConvertible {
    /// The faults, in the order of the rules, and of the elements within a rule.
    public var issues: [AccessibilityAuditIssue]

    /// A failure by these faults.
    public init(issues: [AccessibilityAuditIssue]) { self.issues = issues }

    /// The faults, one in a line.
    public var description: String {
        let count = issues.count == 1 ? "1 fault" : "\(issues.count) faults"
        return ([count + " of accessibility:"] + issues.map(\.description)).joined(separator: "\n")
    }
}
