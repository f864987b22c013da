import Foundation
import LinearConstraints

/// Writes the constraints of a tree of views as linear ones.
///
/// A view that constraints place has four unknowns: its place in its superview, and its size. One that keeps its frame is known,
/// or, by its `autoresizingMask`, depends on its superview.
@MainActor struct ConstraintBuilder {
    private(set) var system = LinearSystem()
    let root: UIView
    private let rootSize: RootSize
    private let heights: KnownHeights
    private var frames: [ObjectIdentifier: LinearFrame] = [:]
    private var placed: [(view: UIView, frame: LinearFrame)] = []
    private var placedGuides: [(guide: UILayoutGuide, frame: LinearFrame)] = []
    private var scrolled: [(view: UIScrollView, frame: LinearFrame)] = []
    /// Scroll views whose content has been referred to.
    private var usedContents: Set<ObjectIdentifier> = []
    private var sources: [Int: NSLayoutConstraint] = [:]
    /// Views whose heights depend on their widths, with their widths.
    private(set) var measured: [(view: UIView, width: LinearExpression)] = []

    /// Size of the outermost view: known, or to be found.
    enum RootSize {
        case fixed(CGSize)
        case wanted
    }

    init(root: UIView, size: RootSize, heights: KnownHeights) {
        (self.root, rootSize, self.heights) = (root, size, heights)
    }

    // MARK: Constraints

    /// Writes the constraints of all views.
    mutating func addAll() {
        _ = frame(of: root)
        var constraints: [NSLayoutConstraint] = []
        add(root, &constraints)
        // Of those that contradict each other the newest is given up, whichever view holds it.
        for constraint in constraints.sorted(by: { $0.order < $1.order }) { add(constraint) }
    }

    /// Adds the constraints of a view and the views in it to `constraints`, and writes what they ask besides these.
    private mutating func add(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
        constraints += view.constraints
        if view !== root, view.isPlacedByConstraints { addSize(of: view) }
        if view === root, case .wanted = rootSize { addSize(of: view) }
        view.appendConstraints(to: &self)
        for inner in view.subviews where !inner.isConstraintRoot { add(inner, &constraints) }
    }

    /// Writes the view's natural size, and that its size is not below 0.
    private mutating func addSize(of view: UIView) {
        let frame = frame(of: view)
        // A hidden view of a stack has no content that would take room.
        if view.isHidden, view.superview is UIStackView {
            for length in [frame.width, frame.height] { add(length, .atLeast, strength: Self.almostRequired) }
            return
        }
        var natural = view.intrinsicContentSize
        if view.heightDependsOnWidth, view.layer.backing != nil {
            measured.append((view, frame.width))
            if let height = heights.height(of: view) { natural.height = height }
        }
        for (length, size, axis) in [
            (frame.width, natural.width, NSLayoutConstraint.Axis.horizontal), (frame.height, natural.height, .vertical),
        ] {
            add(length, .atLeast, strength: Self.almostRequired)
            guard size != UIView.noIntrinsicMetric else { continue }
            let priorities = view.priorities(axis)
            add(length - Double(size), .atMost, strength: Double(priorities.hugging.rawValue))
            add(length - Double(size), .atLeast, strength: Double(priorities.compressionResistance.rawValue))
        }
    }

    /// Strength of what nothing of a program outweighs, but what contradicts nothing it requires.
    static let almostRequired = 999.999

    /// Adds a constraint of the layout of a view: `expression` compared with 0.
    mutating func add(
        _ expression: LinearExpression, _ relation: LinearConstraint.Relation,
        strength: Double = LinearConstraint.required
    ) { system.add(LinearConstraint(expression, relation, strength: strength)) }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let view = constraint.first.view, view.isDescendant(of: root) else { return }
        let other = constraint.second?.view
        if constraint.second != nil, other?.isDescendant(of: root) != true { return }
        // The edges of one view, without another, count from its superview's.
        let isAlone = constraint.second == nil && !constraint.first.attribute.isLength
        let alone = isAlone ? view.superview ?? view : view
        guard let shared = other.map({ view.sharedAncestor(with: $0) }) ?? alone else { return }
        let attributes = [constraint.first.attribute, constraint.second?.attribute].compactMap { $0 }
        let mirrors = attributes.contains(where: \.followsDirection) && view.isRightToLeft
        let left = value(of: constraint.first, in: shared, mirrors)
        var difference = left - Double(constraint.constant)
        if let second = constraint.second {
            difference = difference - value(of: second, in: shared, mirrors) * Double(constraint.multiplier)
        }
        let relation: LinearConstraint.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .atMost
            case .greaterThanOrEqual: .atLeast
            }
        let strength = min(Double(constraint.priority.rawValue), LinearConstraint.required)
        // One about the outermost view alone is for those who ask for its fitting size.
        if difference.isConstant, view === root, other == nil || other === root { return }
        sources[system.add(LinearConstraint(difference, relation, strength: strength))] = constraint
    }

    // MARK: Values

    /// Value of an attribute in `ancestor`'s space; positions along x count from the right where `mirrors`.
    private mutating func value(
        of term: ConstraintTerm, in ancestor: UIView, _ mirrors: Bool
    ) -> LinearExpression {
        guard let view = term.view else { return LinearExpression() }
        let kind: UILayoutGuide.Kind? = term.attribute.isWithinMargins ? .margins : nil
        let guide = term.item as? UILayoutGuide ?? kind.map { view.ownGuide($0) }
        let attribute = term.attribute
        let isLeading = attribute.isAtStart(isMirrored: mirrors)
        let sign: Double = mirrors && attribute.isHorizontal ? -1 : 1
        let rectangle =
            guide.map { frame(of: $0, in: view, ancestor) }
            ?? edges(of: view, in: ancestor, isLength: attribute.isLength)
        switch attribute {
        case .width: return rectangle.width
        case .height: return rectangle.height
        case .left, .right, .leading, .trailing, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin:
            return (isLeading ? rectangle.x : rectangle.x + rectangle.width) * sign
        case .centerX, .centerXWithinMargins: return (rectangle.x + rectangle.width * 0.5) * sign
        case .top, .topMargin: return rectangle.y
        case .bottom, .bottomMargin: return rectangle.y + rectangle.height
        case .centerY, .centerYWithinMargins: return rectangle.y + rectangle.height * 0.5
        case .firstBaseline:
            return guide == nil ? rectangle.y + ascent(of: view) : rectangle.y + rectangle.height
        case .lastBaseline:
            return rectangle.y + rectangle.height - (guide == nil ? descent(of: view) : LinearExpression())
        case .notAnAttribute: return LinearExpression()
        }
    }

    /// Distance of the first line on which the view's text stands from the top edge; the height of a view without text.
    mutating func ascent(of view: UIView) -> LinearExpression {
        let height = frame(of: view).height
        guard let text = view.baselines(in: heights.width(of: view)) else { return height }
        // Text is in the middle of its view.
        return height * 0.5 + Double(text.first - text.height / 2)
    }

    /// Distance of the last line on which the view's text stands from the bottom edge; 0 for a view without text.
    mutating func descent(of view: UIView) -> LinearExpression {
        guard let text = view.baselines(in: heights.width(of: view)) else { return LinearExpression() }
        return frame(of: view).height * 0.5 + Double(text.height / 2 - text.last)
    }

    /// Frame of `view` in `ancestor`'s space. For views in it, the edges of a scroll view are those of its content.
    private mutating func edges(of view: UIView, in ancestor: UIView, isLength: Bool) -> LinearFrame {
        var rectangle = frame(of: view)
        if view === ancestor {
            if !isLength, let scroll = view as? UIScrollView { return content(of: scroll) }
            (rectangle.x, rectangle.y) = (LinearExpression(), LinearExpression())
            return rectangle
        }
        if let superview = view.superview { move(&rectangle, from: superview, to: ancestor) }
        return rectangle
    }

    /// Converts `rectangle` from the space of `view` to that of `ancestor`.
    private mutating func move(_ rectangle: inout LinearFrame, from view: UIView, to ancestor: UIView) {
        var view = view
        while view !== ancestor, let next = view.superview {
            let outer = frame(of: view)
            let corner = view.bounds.origin
            rectangle.x = rectangle.x + outer.x - Double(corner.x)
            rectangle.y = rectangle.y + outer.y - Double(corner.y)
            view = next
        }
    }

    private mutating func frame(of guide: UILayoutGuide, in view: UIView, _ ancestor: UIView) -> LinearFrame {
        var rectangle: LinearFrame
        let outer = frame(of: view)
        switch guide.kind {
        case .free: rectangle = unknown(guide)
        case .scrolledContent: rectangle = (view as? UIScrollView).map { content(of: $0) } ?? outer
        case .scrolledFrame:
            let corner = view.bounds.origin
            rectangle = outer
            (rectangle.x, rectangle.y) = (LinearExpression(Double(corner.x)), LinearExpression(Double(corner.y)))
        case .safeArea, .margins, .readable:
            let insets = view.insets(of: guide.kind, width: view.layer.bounds.width)
            rectangle = LinearFrame(
                x: LinearExpression(Double(insets.left)), y: LinearExpression(Double(insets.top)),
                width: outer.width - Double(insets.left + insets.right),
                height: outer.height - Double(insets.top + insets.bottom))
        }
        move(&rectangle, from: view, to: ancestor)
        return rectangle
    }

    private mutating func unknown(_ guide: UILayoutGuide) -> LinearFrame {
        let name = ObjectIdentifier(guide)
        if let known = frames[name] { return known }
        let made = LinearFrame(in: &system)
        frames[name] = made
        placedGuides.append((guide, made))
        for length in [made.width, made.height] { add(length, .atLeast, strength: Self.almostRequired) }
        return made
    }

    private mutating func content(of view: UIScrollView) -> LinearFrame {
        let name = ObjectIdentifier(view.contentLayoutGuide)
        if let known = frames[name] { return known }
        var made = LinearFrame(in: &system)
        (made.x, made.y) = (LinearExpression(), LinearExpression())
        frames[name] = made
        scrolled.append((view, made))
        for length in [made.width, made.height] { add(length, .atLeast, strength: Self.almostRequired) }
        return made
    }

    /// Frame of `view` in its superview's space.
    mutating func frame(of view: UIView) -> LinearFrame {
        let name = ObjectIdentifier(view)
        if let known = frames[name] { return known }
        let made: LinearFrame
        if view === root {
            switch rootSize {
            case .fixed(let size): made = LinearFrame(CGRect(origin: .zero, size: size))
            case .wanted: made = LinearFrame(sizeIn: &system)
            }
        } else if view.isPlacedByConstraints {
            made = LinearFrame(in: &system)
            placed.append((view, made))
        } else {
            made = LinearFrame(view.unmovedFrame, of: view, in: view.superview.map { frame(of: $0) })
        }
        frames[name] = made
        return made
    }

    // MARK: Results

    /// Gives the views and guides their places.
    func place(_ solution: LinearSystem.Solution) {
        for (guide, frame) in placedGuides { guide.solvedFrame = frame.value(solution.values) }
        for (view, frame) in placed { view.take(frame.value(solution.values)) }
        for (view, frame) in scrolled {
            let size = frame.value(solution.values).size
            if view.contentSize != size { view.contentSize = size }
        }
    }

    /// Constraints that contradict each other.
    struct Contradiction {
        let message: String
    }

    func conflicts(_ solution: LinearSystem.Solution) -> [Contradiction] {
        solution.conflicts.compactMap { conflict in
            let members = conflict.members.compactMap { sources[$0] }
            guard let givenUp = sources[conflict.givenUp] ?? members.last else { return nil }
            if let view = givenUp.first.view, members.count == 1, view !== root, !view.isPlacedByConstraints {
                return Contradiction(
                    message: "\(givenUp) has no effect: set \(type(of: view))."
                        + "translatesAutoresizingMaskIntoConstraints to false.")
            }
            return Contradiction(
                message: "These constraints contradict each other, and the last one is given up: "
                    + (members.filter { $0 !== givenUp } + [givenUp]).map { "\($0)" }.joined(separator: "; ")
                    + ". Lower the priority of one of them.")
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// True for edges and middles of the area within the margins.
    fileprivate var isWithinMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins,
            .centerYWithinMargins:
            true
        default: false
        }
    }

    /// True for left edges, and for edges that are left where lines begin at the right.
    fileprivate func isAtStart(isMirrored: Bool) -> Bool {
        switch self {
        case .left, .leftMargin: true
        case .leading, .leadingMargin: !isMirrored
        case .trailing, .trailingMargin: isMirrored
        default: false
        }
    }
}
