import AccessibilityTree
import Foundation

extension AuditRule {
    /// Controls are large enough to be hit, or stand apart.
    ///
    /// - Source: WCAG 2.2, 2.5.8 "Target Size (Minimum)".
    static let target = AuditRule(
        name: "target", type: .hitRegion,
        explanation:
            "A hand that trembles misses what is smaller than 24 × 24 points. A smaller control may stand apart: "
            + "a circle of 24 points around its middle reaches no other one. Links in a sentence are excepted.",
        issues: { rule, window in
            let targets = targets(in: window)
            return targets.compactMap { target in
                guard target.isSmall, let other = targets.first(where: target.isTooNear) else { return nil }
                let size = target.element.frame.size
                return AccessibilityAuditIssue(
                    rule, target.element, in: window,
                    "its target is \(AccessibilityAuditIssue.number(size.width)) × "
                        + "\(AccessibilityAuditIssue.number(size.height)) points, less than 24 × 24, and near to "
                        + AccessibilityAuditIssue.name(of: other.element),
                    advice: "Enlarge it, or leave more room around it")
            }
        })

    private static func targets(in window: AuditedWindow) -> [Target] {
        var targets: [Target] = []
        for element in window.elements
        where element.isControl && !element.isDisabled && !element.isOffscreen && !element.frame.isEmpty {
            let around = window.path(to: element.id)
            // A link in a sentence is as high as the line.
            if element.role == .link, around.last?.role == .staticText { continue }
            targets.append(Target(element: element, around: Set(around.map(\.id))))
        }
        return targets
    }
}

/// A control as something that is hit.
private struct Target {
    let element: AccessibilityElement
    /// Numbers of the elements around it.
    let around: Set<Int>

    /// Least width and height, in points.
    private static let least = 24.0
    /// Frames are on fractions of points.
    private static let tolerance = 0.05

    var isSmall: Bool { min(element.frame.width, element.frame.height) < Self.least - Self.tolerance }

    private var middle: CGPoint { CGPoint(x: element.frame.midX, y: element.frame.midY) }

    /// True if a circle around this target's middle reaches `other`, or its circle if it is small too.
    func isTooNear(_ other: Target) -> Bool {
        guard other.element.id != element.id, !around.contains(other.element.id), !other.around.contains(element.id)
        else { return false }
        let reach = Self.least / 2 - Self.tolerance
        let frame = other.element.frame
        let nearest = CGPoint(
            x: min(max(middle.x, frame.minX), frame.maxX), y: min(max(middle.y, frame.minY), frame.maxY))
        if distance(nearest) < reach { return true }
        return other.isSmall && distance(other.middle) < 2 * reach
    }

    private func distance(_ point: CGPoint) -> Double { hypot(point.x - middle.x, point.y - middle.y) }
}
