import Foundation
import LinearConstraints

/// Writes the constraints of a tree of views as linear ones.
///
/// A view that constraints place has four unknowns: its place in its superview, and its size. One that keeps its frame is known,
/// or, by its `autoresizingMask`, depends on its superview.
@MainActor struct ConstraintBuilder {
    var system = LinearSystem()
    let root: UIView
    private let rootSize: RootSize
    let heights: KnownHeights
    /// Frames of views, guides and contents that have been referred to.
    var frames: [ObjectIdentifier: LinearFrame] = [:]
    private(set) var placed: [(view: UIView, frame: LinearFrame)] = []
    var placedGuides: [(guide: UILayoutGuide, frame: LinearFrame)] = []
    var scrolled: [(view: UIScrollView, frame: LinearFrame)] = []
    /// Constraints of the program by their numbers in the system.
    private(set) var sources: [Int: NSLayoutConstraint] = [:]
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
}
