import Foundation
import LinearConstraints

/// Constraints by which a ``UIStackView`` arranges its views, in terms of starts and lengths along its axis and across.
@MainActor struct StackArrangement {
    private let stack: UIStackView
    private let isHorizontal: Bool
    private let views: [UIView]

    init(of stack: UIStackView) {
        self.stack = stack
        isHorizontal = stack.axis == .horizontal
        views = stack.arrangedSubviews.filter { !$0.isHidden && $0.superview === stack }
    }

    /// Part of a line.
    private struct Span {
        var start: LinearExpression
        var length: LinearExpression
        var end: LinearExpression { start + length }
        var middle: LinearExpression { start + length * 0.5 }
    }

    /// Strengths of what the stack wishes, below the priorities that programs use.
    private enum Strength {
        /// Distances between middles are equal, unless gaps would become too small.
        static let centering = 149.0
        /// The stack is no larger than its views.
        static let fit = 51.0
        /// Of views that could grow alike, earlier ones stay smaller.
        static let order = 25.0
        /// Hidden views stay beside their neighbours.
        static let hidden = 1.0
    }

    func append(to builder: inout ConstraintBuilder) {
        guard !views.isEmpty else { return }
        let outer = builder.frame(of: stack)
        let insets = stack.isLayoutMarginsRelativeArrangement ? stack.insets(of: .margins, width: 0) : .zero
        let mirrors = stack.isRightToLeft
        let horizontal = Span(
            start: LinearExpression(Double(mirrors ? insets.right : insets.left)),
            length: outer.width - Double(insets.left + insets.right))
        let vertical = Span(
            start: LinearExpression(Double(insets.top)), length: outer.height - Double(insets.top + insets.bottom))
        func spans(of view: UIView, in builder: inout ConstraintBuilder) -> (along: Span, across: Span) {
            let frame = builder.frame(of: view)
            let x = Span(start: mirrors ? outer.width - frame.x - frame.width : frame.x, length: frame.width)
            let y = Span(start: frame.y, length: frame.height)
            return isHorizontal ? (x, y) : (y, x)
        }
        var rows: [(along: Span, across: Span)] = []
        for view in views { rows.append(spans(of: view, in: &builder)) }
        alongAxis(rows.map(\.along), isHorizontal ? horizontal : vertical, &builder)
        acrossAxis(rows.map(\.across), isHorizontal ? vertical : horizontal, &builder)
        for (index, view) in stack.arrangedSubviews.enumerated() where view.isHidden {
            // A view that is shown again grows out of the gap where it was.
            let before = stack.arrangedSubviews[..<index].last { !$0.isHidden }
            let span = spans(of: view, in: &builder)
            let place = before.map { spans(of: $0, in: &builder).along.end } ?? LinearExpression()
            builder.add(span.along.start - place, .equal, strength: Strength.hidden)
            builder.add(span.along.length, .equal, strength: Strength.hidden)
            let inner = isHorizontal ? vertical : horizontal
            builder.add(span.across.start - inner.start, .equal, strength: Strength.hidden)
            builder.add(span.across.length - inner.length, .equal, strength: Strength.hidden)
        }
    }

    // MARK: Along the axis

    private func alongAxis(_ spans: [Span], _ inner: Span, _ builder: inout ConstraintBuilder) {
        guard let first = spans.first, let last = spans.last else { return }
        builder.add(first.start - inner.start, .equal)
        if spans.count > 1 || stack.distribution.fills {
            builder.add(last.end - inner.end, .equal)
        } else {
            builder.add(last.end - inner.end, .atMost)
            builder.add(last.end - inner.end, .equal, strength: Strength.fit)
        }
        for index in spans.indices.dropLast() { gap(after: index, spans, &builder) }
        switch stack.distribution {
        case .fill:
            for (index, span) in spans.enumerated() {
                builder.add(span.length, .equal, strength: Strength.order / Double(index + 1))
            }
        case .fillEqually:
            for span in spans.dropFirst() { builder.add(span.length - first.length, .equal) }
        case .fillProportionally: proportional(spans, &builder)
        case .equalSpacing:
            for index in spans.indices.dropLast().dropFirst() {
                let gap = spans[index + 1].start - spans[index].end
                builder.add(gap - (spans[1].start - first.end), .equal, strength: ConstraintBuilder.almostRequired)
            }
        case .equalCentering:
            for index in spans.indices.dropLast().dropFirst() {
                let distance = spans[index + 1].middle - spans[index].middle
                builder.add(distance - (spans[1].middle - first.middle), .equal, strength: Strength.centering)
            }
        }
    }

    private func gap(after index: Int, _ spans: [Span], _ builder: inout ConstraintBuilder) {
        let gap = Double(stack.gap(after: views[index]))
        var distance = spans[index + 1].start - spans[index].end
        if stack.isBaselineRelativeArrangement, !isHorizontal {
            distance = distance + builder.descent(of: views[index]) + builder.ascent(of: views[index + 1])
        }
        if stack.distribution.fills { return builder.add(distance - gap, .equal) }
        builder.add(distance - gap, .atLeast)
        builder.add(distance - gap, .equal, strength: Strength.fit)
    }

    private func proportional(_ spans: [Span], _ builder: inout ConstraintBuilder) {
        var lengths: [(span: Span, natural: Double)] = []
        for (view, span) in zip(views, spans) {
            let size = view.intrinsicContentSize
            let natural = Double(isHorizontal ? size.width : size.height)
            if natural > 0 { lengths.append((span, natural)) }
        }
        guard let first = lengths.first else { return }
        for (span, natural) in lengths.dropFirst() {
            builder.add(
                span.length - first.span.length * (natural / first.natural), .equal,
                strength: ConstraintBuilder.almostRequired)
        }
    }

    // MARK: Across the axis

    private func acrossAxis(_ spans: [Span], _ inner: Span, _ builder: inout ConstraintBuilder) {
        for (view, span) in zip(views, spans) {
            switch stack.alignment {
            case .fill:
                builder.add(span.start - inner.start, .equal)
                builder.add(span.end - inner.end, .equal)
                continue
            case .leading: builder.add(span.start - inner.start, .equal)
            case .trailing: builder.add(span.end - inner.end, .equal)
            case .center: builder.add(span.middle - inner.middle, .equal)
            case .firstBaseline, .lastBaseline:
                guard isHorizontal, let first = spans.first else { break }
                builder.add(
                    line(of: view, span, &builder) - line(of: views[0], first, &builder), .equal)
            }
            builder.add(span.start - inner.start, .atLeast)
            builder.add(span.end - inner.end, .atMost)
        }
        if stack.alignment != .fill {
            builder.add(inner.length, .equal, strength: Strength.fit)
            // Rows on one line begin at the top.
            if let first = spans.first, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
                builder.add(first.start - inner.start, .equal, strength: Strength.order)
            }
        }
    }

    private func line(of view: UIView, _ span: Span, _ builder: inout ConstraintBuilder) -> LinearExpression {
        stack.alignment == .firstBaseline
            ? span.start + builder.ascent(of: view) : span.end - builder.descent(of: view)
    }
}

extension UIStackView.Distribution {
    /// True if views take all the room, with gaps of the stack's spacing.
    fileprivate var fills: Bool {
        switch self {
        case .fill, .fillEqually, .fillProportionally: true
        case .equalSpacing, .equalCentering: false
        }
    }
}
