import Foundation

extension NSLayoutConstraint {
    /// Length or position of a view or a layout guide.
    public enum Attribute: Int, Sendable {
        /// Edge.
        case left = 1
        /// Edge.
        case right, top, bottom
        /// Edge at which lines of text begin, or end.
        case leading, trailing
        /// Length.
        case width, height
        /// Middle.
        case centerX, centerY
        /// Line on which the letters of the last, or first, line of text stand; the bottom edge of views without text.
        case lastBaseline, firstBaseline
        /// Edge of the area within the view's margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// Middle of the area within the view's margins.
        case centerXWithinMargins, centerYWithinMargins
        /// No attribute, where there is no other item.
        case notAnAttribute = 0

        /// True for positions along x.
        var isHorizontal: Bool {
            switch self {
            case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
                .trailingMargin,
                .centerXWithinMargins:
                true
            default: false
            }
        }

        /// True for positions that are counted from the edge at which lines begin.
        var followsDirection: Bool {
            switch self {
            case .leading, .trailing, .leadingMargin, .trailingMargin: true
            default: false
            }
        }

        /// True for lengths.
        var isLength: Bool { self == .width || self == .height }
    }

    /// Comparison of the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// At most.
        case lessThanOrEqual = -1
        /// Equal.
        case equal
        /// At least.
        case greaterThanOrEqual
    }

    /// Axis of a length.
    public enum Axis: Int, Sendable {
        /// Widths; heights.
        case horizontal, vertical
    }
}

extension NSLayoutConstraint: @preconcurrency CustomStringConvertible {
    /// The constraint as an equation, with its identifier if it has one.
    public var description: String {
        let sign =
            switch relation {
            case .equal: "="
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            }
        var text = (identifier.map { "\($0): " } ?? "") + "\(first) \(sign)"
        if let second {
            text += multiplier == 1 ? " \(second)" : " \(number(multiplier)) · \(second)"
            if constant != 0 { text += constant > 0 ? " + \(number(constant))" : " − \(number(-constant))" }
        } else {
            text += " \(number(constant))"
        }
        return priority == .required ? text : text + " (priority \(number(CGFloat(priority.rawValue))))"
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
}
