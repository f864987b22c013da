import Foundation

/// Views of a visual format in their order, of which constraints are made.
@MainActor struct FormatRow {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: AnyObject]

    private typealias Fault = VisualFormat.Fault

    /// Distance of neighbours without one of their own, in points.
    private static let standardGap: CGFloat = 8

    private var isFixed: Bool { options.contains(.directionLeftToRight) }
    private var near: NSLayoutConstraint.Attribute { format.isVertical ? .top : isFixed ? .left : .leading }
    private var far: NSLayoutConstraint.Attribute { format.isVertical ? .bottom : isFixed ? .right : .trailing }
    private var nearMargin: NSLayoutConstraint.Attribute {
        format.isVertical ? .topMargin : isFixed ? .leftMargin : .leadingMargin
    }
    private var farMargin: NSLayoutConstraint.Attribute {
        format.isVertical ? .bottomMargin : isFixed ? .rightMargin : .trailingMargin
    }

    /// Constraints of the row: lengths, distances, then alignment.
    ///
    /// - Throws: a fault if a view or a metric has no value, or no view has a superview.
    func constraints() throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var named: [AnyObject] = []
        for case .view(let name, let measures) in format.stops {
            let item = try view(name)
            named.append(item)
            for measure in measures { result.append(try length(of: item, measure)) }
        }
        for (index, gap) in format.gaps.enumerated() {
            result += try distance(from: format.stops[index], to: format.stops[index + 1], gap)
        }
        for attribute in options.aligned {
            for (one, other) in zip(named, named.dropFirst()) {
                result.append(
                    NSLayoutConstraint(
                        item: other, attribute: attribute, relatedBy: .equal, toItem: one, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
        return result
    }

    /// The view with a name of the format.
    ///
    /// - Throws: a fault if there is none.
    private func view(_ name: String) throws(VisualFormat.Fault) -> AnyObject {
        guard let view = views[name] else { throw Fault(message: "there is no view “\(name)”") }
        return view
    }

    /// Superview of the first view that has one.
    ///
    /// - Throws: a fault if none has.
    private func superview() throws(VisualFormat.Fault) -> AnyObject {
        for case .view(let name, _) in format.stops {
            let item = try view(name)
            if let outer = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView { return outer }
        }
        throw Fault(message: "no view of it has a superview")
    }

    /// Value of a number or of a metric.
    ///
    /// - Throws: a fault if there is no such metric.
    private func number(_ text: String) throws(VisualFormat.Fault) -> CGFloat {
        if let number = Double(text) { return CGFloat(number) }
        switch metrics[text] {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: throw Fault(message: "there is no metric “\(text)”")
        }
    }

    /// `constraint` with the priority of `measure`.
    ///
    /// - Throws: a fault if the priority is a metric without a value.
    private func finished(
        _ constraint: NSLayoutConstraint, _ measure: VisualFormat.Measure
    ) throws(VisualFormat.Fault) -> NSLayoutConstraint {
        if let priority = measure.priority {
            constraint.priority = UILayoutPriority(rawValue: Float(try number(priority)))
        }
        return constraint
    }

    /// Constraint of a view's length to a number, a metric or another view.
    ///
    /// - Throws: a fault if the number is a metric without a value.
    private func length(
        of item: AnyObject, _ measure: VisualFormat.Measure
    ) throws(VisualFormat.Fault) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
        let other = views[measure.value]
        return try finished(
            NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: measure.relation, toItem: other,
                attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
                constant: other == nil ? try number(measure.value) : 0), measure)
    }

    /// Constraints between two neighbours.
    ///
    /// - Throws: a fault if a view or a metric has no value, or no view has a superview.
    private func distance(
        from first: VisualFormat.Stop, to second: VisualFormat.Stop, _ gap: VisualFormat.Gap
    ) throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
        let usesMargins = gap == .standard
        /// Edge of a neighbour that the gap is measured from.
        ///
        /// - Throws: a fault if there is no such view.
        func end(_ stop: VisualFormat.Stop, isFirst: Bool) throws(VisualFormat.Fault) -> (
            AnyObject, NSLayoutConstraint.Attribute
        ) {
            switch stop {
            case .view(let name, _): return (try view(name), isFirst ? far : near)
            case .superview:
                let edge = isFirst ? (usesMargins ? nearMargin : near) : (usesMargins ? farMargin : far)
                return (try superview(), edge)
            }
        }
        let (one, other) = (try end(first, isFirst: true), try end(second, isFirst: false))
        func constraint(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: other.0, attribute: other.1, relatedBy: relation, toItem: one.0, attribute: one.1, multiplier: 1,
                constant: constant)
        }
        switch gap {
        case .none: return [constraint(.equal, 0)]
        case .standard:
            let isAtSuperview = first == .superview || second == .superview
            return [constraint(.equal, isAtSuperview ? 0 : Self.standardGap)]
        case .measures(let measures):
            var result: [NSLayoutConstraint] = []
            for measure in measures {
                result.append(try finished(constraint(measure.relation, try number(measure.value)), measure))
            }
            return result
        }
    }
}
